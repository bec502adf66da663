import type { Locator } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import { itemCard, openModal, openSortAndFilter, section } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser } from '../../fixtures/world.ts';

test('F3 wanted most and more than once: said in the form, shown to givers', async ({ page }) => {
  const { list } = await openOwnList(page, 'Family');
  const add = await openModal(page, 'Add New Item');
  await add.getByLabel('URL', { exact: true }).fill('https://shop.example/glasses');
  await add.getByLabel('Item Name').fill('Glasses');
  await add.getByLabel('Quantity').fill('0');
  await add.getByLabel('Most wanted').check();
  await add.getByRole('button', { name: 'Add Item' }).click();
  await expect(add.getByText('Enter 1 to 99')).toBeVisible();
  await add.getByLabel('Quantity').fill('6');
  await expectAccessible(page, 'quantity and most wanted');
  await add.getByRole('button', { name: 'Add Item' }).click();
  await expect(itemCard(page, 'Glasses')).toContainText('6 wanted');
  await expect(itemCard(page, 'Glasses')).toContainText('Most wanted');
  await expect(itemCard(page, 'Glasses')).toContainText(/Added on \w+ \d+, \d{4}/);
  const edit = await openModal(page, 'Edit Glasses', 'Edit Item');
  await expect(edit.getByLabel('Quantity')).toHaveValue('6');
  await edit.getByLabel('Quantity').fill('1');
  await edit.getByRole('button', { name: 'Update Item' }).click();
  await expect(itemCard(page, 'Glasses')).not.toContainText('wanted6');
  await expect(itemCard(page, 'Glasses')).not.toContainText('6 wanted');
  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, 'Glasses')).toContainText('Most wanted');
});

test('F3 a public list in another order, without what is purchased, as its address says', async ({
  page,
}) => {
  const { list } = await newOwnList('Family', [
    { name: 'Tent', price: 90 },
    { name: 'Kite', price: 10, purchasedBy: ['Eve'] },
    { name: 'Lamp', price: 40, mostWanted: true },
  ]);
  await page.goto(`/public-list/${list.id}?token=x`);
  const names = page.getByRole('heading', { level: 3 });
  // What is purchased already stands last.
  await expect(names).toContainText(['Tent', 'Lamp', 'Kite']);
  await openSortAndFilter(page);
  await page.getByLabel('Order:').selectOption('Price: low to high');
  await expect(names).toContainText(['Lamp', 'Tent', 'Kite']);
  await expect(page).toHaveURL(/\?token=x&order=cheapest$/);
  await page.getByRole('button', { name: 'Hide purchased' }).click();
  await expect(names).toContainText(['Lamp', 'Tent']);
  await expect(names).toHaveCount(2);
  await expectAccessible(page, 'a public list in another order');
  await page.reload();
  await expect(names).toContainText(['Lamp', 'Tent']);
  await openSortAndFilter(page);
  await expect(page.getByRole('button', { name: 'Hide purchased' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByLabel('Order:').selectOption('Most wanted first');
  await expect(names).toContainText(['Lamp', 'Tent']);
  await page.getByRole('button', { name: 'Hide purchased' }).click();
  await page.getByLabel('Order:').selectOption('As listed');
  await expect(page).toHaveURL(`/public-list/${list.id}?token=x`);
});

test(
  'F3 on a low screen the panel scrolls, so that all of it can be reached',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    const items = Array.from({ length: 20 }, (_, index) => ({ name: `Item ${index + 1}` }));
    const list = await newList('Family', [ada], items);
    // A window of 1280 × 1024 at 400 %; a phone held sideways is not much higher.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`/public-list/${list.id}`);
    await openSortAndFilter(page);
    const hidePurchased = page.getByRole('button', { name: 'Hide purchased' });
    await hidePurchased.click();
    await expect(hidePurchased).toHaveAttribute('aria-pressed', 'true');
    await expect(hidePurchased).toBeInViewport();
    await expectAccessible(page, 'Sort & filter on a low screen');
    // Whoever goes on with the keyboard sees what has the focus.
    await page.keyboard.press('Tab');
    await expect(hidePurchased).toBeHidden();
  },
);

test('F3 two quick changes of order, filter or chip both count', async ({ page, isMobile }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Family',
    [ada, ben],
    [
      { name: 'Tent', price: 90 },
      { name: 'Kite', price: 10, purchasedBy: ['Eve'] },
      { name: 'Lamp', price: 40 },
      { name: 'Vase', price: 20, by: ben },
    ],
  );
  await page.goto(`/public-list/${list.id}`);
  const names = page.getByRole('heading', { level: 3 });
  const order = page.getByLabel('Order:');
  const hide = page.getByRole('button', { name: 'Hide purchased' });
  const ofBen = page.getByRole('button', { name: 'Ben Poe' });
  await openSortAndFilter(page);
  const at = `/public-list/${list.id}`;

  // In one task: nothing is drawn in between.
  const together = async (changes: readonly (readonly [Locator, string?])[]) => {
    const hands = await Promise.all(
      changes.map(async ([on, value]) => ({ element: await on.elementHandle(), value })),
    );
    await page.evaluate((all) => {
      for (const { element, value } of all) {
        if (value === undefined) (element as HTMLElement).click();
        else {
          (element as HTMLSelectElement).value = value;
          element?.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }
    }, hands);
  };

  await together([[order, 'cheapest'], [hide]]);
  await expect(names).toContainText(['Lamp', 'Tent', 'Vase']);
  await expect(page).toHaveURL(`${at}?order=cheapest&purchased=hidden`);
  await expect(order).toHaveValue('cheapest');
  await expect(hide).toHaveAttribute('aria-pressed', 'true');

  await together([[hide], [order, 'dearest']]);
  await expect(names).toContainText(['Tent', 'Lamp', 'Kite', 'Vase']);
  await expect(page).toHaveURL(`${at}?order=dearest`);

  await together([
    [order, 'cheapest'],
    [order, 'list'],
  ]);
  await expect(names).toContainText(['Tent', 'Lamp', 'Kite', 'Vase']);
  await expect(page).toHaveURL(at);

  await together([[hide], [hide], [ofBen], [order, 'cheapest']]);
  await expect(page).toHaveURL(`${at}?order=cheapest&contributor=${ben.uid}`);
  // The chip moves the focus to Ben's section, which closes the panel of a phone.
  await expect(section(page, "Ben Poe's Wish List")).toBeFocused();
  if (isMobile) await expect(order).toBeHidden();
  await openSortAndFilter(page);
  await expect(hide).toHaveAttribute('aria-pressed', 'false');
  await expect(names).toContainText(['Lamp', 'Tent', 'Kite', 'Vase']);
});

test('F3 a contributor’s section is in the address too', async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const wishes = [ada, ben].flatMap((by) => Array.from({ length: 12 }, () => ({ by })));
  const list = await newList('Family', [ada, ben], wishes);
  await page.goto(`/public-list/${list.id}`);
  await page.getByRole('button', { name: 'Ben Poe' }).click();
  await expect(page).toHaveURL(new RegExp(`contributor=${ben.uid}`));
  await page.reload();
  await expect(page.getByRole('heading', { name: "Ben Poe's Wish List" })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Ben Poe' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('§2 Sort By: a contributor can be chosen after All', async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada, ben], [{ name: 'Kite' }, { name: 'Lamp', by: ben }]);
  await page.goto(`/public-list/${list.id}`);
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Ben Poe', 'All', 'Ada Byron', 'All', 'Ben Poe']) {
    await chip(name).click();
    await expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(itemCard(page, 'Kite')).toBeVisible();
});

test('F3 a member sees the list in another order too', async ({ page }) => {
  const { owner: ada, list } = await newOwnList('Family', [
    { name: 'Tent', price: 90 },
    { name: 'Kite', price: 10 },
  ]);
  await openAs(page, ada, `/lists/${list.id}?order=cheapest`);
  await expect(section(page, 'Your Wish List').getByRole('heading', { level: 3 })).toContainText([
    'Kite',
    'Tent',
  ]);
});

test(
  'the search and the order of a list are typed and chosen on a phone without being zoomed in',
  { tag: '@phone' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    const items = Array.from({ length: 12 }, (_, at) => ({ name: `Item ${at}` }));
    const list = await newList('Family', [ada], items);
    await page.goto(`/public-list/${list.id}`);
    await openSortAndFilter(page);
    // Safari zooms in on fields with smaller text.
    for (const label of ['Search:', 'Order:']) {
      const size = page
        .getByLabel(label)
        .evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
      expect(await size, label).toBeGreaterThanOrEqual(16);
    }
  },
);
