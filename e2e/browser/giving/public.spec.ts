import { openAs } from '../../fixtures/session.ts';
import { closeWith, itemCard, modal, openModal, section } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser, shopUrl } from '../../fixtures/world.ts';

test('§2 Public list: open to everybody; title, sections per contributor, alphabetical, price and link', async ({
  page,
}) => {
  const [zoe, ada] = await Promise.all([newUser('zoe Zorn'), newUser('Ada Byron')]);
  const list = await newList(
    'Family',
    [zoe, ada, await newUser('Ben Poe')],
    [
      { by: zoe, name: 'Kite', price: 1234.5, color: 'Red', notes: 'With a tail' },
      { by: ada, name: 'Lamp', price: null },
    ],
  );
  await page.goto(`/public-list/${list.id}?token=anything`);
  await expect(page.getByRole('heading', { name: 'Family', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Family · Giftlists');
  await expect(page).toHaveURL(`/public-list/${list.id}?token=anything`);
  // Whoever wishes for nothing has no section.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    "Ada Byron's Wish List",
    "zoe Zorn's Wish List",
  ]);
  await expect(page.getByRole('group', { name: 'Sort By' }).getByRole('button')).toHaveText([
    'All',
    'Ada Byron',
    'zoe Zorn',
  ]);
  const kite = itemCard(page, 'Kite');
  await expect(kite).toContainText('$1,234.50');
  await expect(kite).toContainText('With a tail');
  await expect(itemCard(page, 'Lamp')).not.toContainText('$');
  const link = kite.getByRole('link');
  await expect(link).toHaveAttribute('href', `${shopUrl}/products/teapot`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('§2 Public list: a chip scrolls to its contributor’s section, and the keyboard goes on from there', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const wishes = [ada, ben].flatMap((by) => Array.from({ length: 9 }, () => ({ by })));
  const list = await newList('Family', [ada, ben], wishes);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/public-list/${list.id}`);
  const chips = page.getByRole('group', { name: 'Sort By' });
  const all = chips.getByRole('button', { name: 'All' });
  const ofBen = chips.getByRole('button', { name: 'Ben Poe' });
  const heading = page.getByRole('heading', { name: "Ben Poe's Wish List" });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await expect(heading).not.toBeInViewport();
  await ofBen.click();
  await expect(heading).toBeInViewport();
  await expect(section(page, "Ben Poe's Wish List")).toBeFocused();
  await expect(ofBen).toHaveAttribute('aria-pressed', 'true');
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await expect(section(page, "Ben Poe's Wish List").getByRole('link').first()).toBeFocused();
  await all.click();
  await expect(heading).not.toBeInViewport();
  await expect(all).toBeFocused();
});

test('§9 Public list: 3 items per row', { tag: '@desktop' }, async ({ page }) => {
  const { list } = await newOwnList('Family', [{}, {}, {}, {}, {}]);
  await page.goto(`/public-list/${list.id}`);
  const cards = section(page, "Ada Byron's Wish List").getByRole('listitem');
  await expect(cards).toHaveCount(5);
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  const [first, , , second] = tops;
  expect(tops).toEqual([first, first, first, second, second]);
  expect(second).toBeGreaterThan(first ?? 0);
});

test('§4 Item purchase: marked under a name without an account, dimmed, and live for others; §5 a blank name is not submitted', async ({
  page,
  browser,
}) => {
  const { list } = await newOwnList('Family', [{ name: 'Kite' }, { name: 'Lamp' }]);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`/public-list/${list.id}`);
  await page.goto(`/public-list/${list.id}`);

  await itemCard(page, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
  const dialog = modal(page, 'Mark as Purchased');
  await expect(dialog).toContainText('Kite');
  await expect(dialog.getByLabel('Your Name')).toBeFocused();
  for (const blank of ['', '   ']) {
    await dialog.getByLabel('Your Name').fill(blank);
    await dialog.getByRole('button', { name: 'Mark as Purchased' }).click();
    // The refusal gives the field the focus; the first one's words are still there at the second.
    await expect(dialog.getByLabel('Your Name')).toBeFocused();
    await expect(dialog.getByText('Your name is required', { exact: true })).toBeVisible();
  }
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ purchasedBy: [] }, {}],
  });
  await dialog.getByLabel('Your Name').fill('  Uncle Bo ');
  await closeWith(dialog, 'Mark as Purchased');

  for (const each of [page, other]) {
    const kite = itemCard(each, 'Kite');
    await expect(kite.getByRole('button', { name: 'Unmark as Purchased' })).toBeVisible();
    // Dimmed: the picture goes pale.
    const pictureOf = (name: string) =>
      itemCard(each, name).locator('img').locator('xpath=ancestor::div[1]');
    await expect(pictureOf('Kite')).toHaveCSS('opacity', /^0\.\d/);
    await expect(pictureOf('Lamp')).toHaveCSS('opacity', '1');
    await expect(itemCard(each, 'Lamp').getByRole('button')).toHaveText('Mark as Purchased');
  }
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ purchasedBy: ['Uncle Bo'] }, { purchasedBy: [] }],
  });
  await context.close();
});

test('§4 Item purchase: Unmark asks first, naming everybody, and clears purchasedBy', async ({
  page,
}) => {
  const { list } = await newOwnList('Family', [{ name: 'Kite', purchasedBy: ['Uncle Bo', 'Mia'] }]);
  await page.goto(`/public-list/${list.id}`);
  const kite = itemCard(page, 'Kite');
  await kite.getByRole('button', { name: 'Unmark as Purchased' }).click();
  const dialog = modal(page, 'Unmark as Purchased');
  await expect(dialog.getByRole('listitem')).toHaveText(['Uncle Bo', 'Mia']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(kite).toContainText('Unmark as Purchased');
  await kite.getByRole('button', { name: 'Unmark as Purchased' }).click();
  await dialog.getByRole('button', { name: 'Unmark', exact: true }).click();
  await expect(kite.getByRole('button')).toHaveText('Mark as Purchased');
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({ items: [{ purchasedBy: [] }] });
});

test(
  '§4 Item purchase: no duplicates; somebody who marked meanwhile is not overwritten',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const { list } = await newOwnList('Family', [{ name: 'Kite' }]);
    await page.goto(`/public-list/${list.id}`);
    const dialog = await openModal(page, 'Mark as Purchased');
    await dialog.getByLabel('Your Name').fill('Bo');

    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(`/public-list/${list.id}`);
    await other.getByRole('button', { name: 'Mark as Purchased' }).click();
    await other.getByLabel('Your Name').fill('Bo');
    await modal(other, 'Mark as Purchased')
      .getByRole('button', { name: 'Mark as Purchased' })
      .click();
    await expect(other.getByRole('dialog')).toBeHidden();
    await context.close();

    await dialog.getByRole('button', { name: 'Mark as Purchased' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('This name is already on the item.');
    await dialog.getByLabel('Your Name').fill('Mia');
    await closeWith(dialog, 'Mark as Purchased');
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      items: [{ purchasedBy: ['Bo', 'Mia'] }],
    });
  },
);

test(
  '§6 a signed-in visitor finds their own name in the mark form',
  { tag: '@desktop' },
  async ({ page }) => {
    const list = await newList('Family', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    await openAs(page, await newUser('Ben Poe'), `/public-list/${list.id}`);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark as Purchased' }).click();
    await expect(page.getByLabel('Your Name')).toHaveValue('Ben Poe');
  },
);

test(
  '§2 Public list: a missing list shows List not found; a list without items says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/public-list/1700000000000-none');
    await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
    await expect(page).toHaveTitle('List not found · Giftlists');
    const list = await newList('Family', [await newUser('Ada Byron')]);
    await page.goto(`/public-list/${list.id}`);
    await expect(page.getByRole('heading', { name: 'No wishes yet' })).toBeVisible();
    await expect(page.getByText('Come back soon')).toBeVisible();
    const over = await newList('Last year', [await newUser('Ada Byron')], [], { archived: true });
    await page.goto(`/public-list/${over.id}`);
    await expect(page.getByRole('heading', { name: 'No wishes', exact: true })).toBeVisible();
    await expect(page.getByText('Come back soon')).toHaveCount(0);
  },
);
