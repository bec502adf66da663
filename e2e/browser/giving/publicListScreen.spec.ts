import type { Locator } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { itemCard, mark, modal, openSortAndFilter, section } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  dayIn,
  IN_12_DAYS,
  openLoaded,
  twelveWishes,
  twoUsers,
  WISHES,
} from '../../fixtures/wishes.ts';
import { newList, shopUrl } from '../../fixtures/world.ts';

/** The public list as a giver meets it. */

test('the head of a public list: when, how much is left, and how it works', async ({ page }) => {
  const [ada, ben] = await twoUsers();
  const list = await newList(
    'Family',
    [ada, ben],
    [{ name: 'Kite' }, { name: 'Lamp', purchasedBy: ['Eve'] }, { name: 'Tent', by: ben }],
    { eventDate: dayIn(12) },
  );
  await openLoaded(page, `/public-list/${list.id}`);
  await expect(page.getByText(IN_12_DAYS)).toBeVisible();
  await expect(page.getByText('2 of 3 still available')).toBeVisible();
  await expect(
    page.getByText('Bought something? Mark it so no one buys it twice. No account needed.'),
  ).toBeVisible();
  await mark(page, 'Kite', 'Uncle Bo');
  await expect(page.getByText('1 of 3 still available')).toBeVisible();
  await expectAccessible(page, 'a public list after marking');
});

test(
  'More of a note from right to left is at the end of its last line',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada] = await twoUsers();
    const list = await newList('Family', [ada], [{ name: 'Kite', notes: 'מתנה '.repeat(90) }]);
    await openLoaded(page, `/public-list/${list.id}`);
    const more = itemCard(page, 'Kite').getByRole('button', { name: 'More' });
    await expect(more).toBeVisible();
    const { x: left = 0 } = (await more.boundingBox()) ?? {};
    const { x: start = 0 } = (await itemCard(page, 'Kite').getByText('מתנה').boundingBox()) ?? {};
    expect(Math.abs(left - start)).toBeLessThan(2);
  },
);

test('picture, name and shop of a card lead to the shop in a new tab; the button does not', async ({
  page,
  context,
}) => {
  const [ada] = await twoUsers();
  const list = await newList('Family', [ada], [{ name: 'Kite', notes: 'With a tail' }]);
  await openLoaded(page, `/public-list/${list.id}`);
  const card = itemCard(page, 'Kite');
  const place = new URL(shopUrl).hostname;
  for (const spot of [card.locator('img'), card.getByText('Kite'), card.getByText(place)]) {
    const box = await spot.first().boundingBox();
    if (!box) throw new Error('The spot is not on the page');
    const opened = context.waitForEvent('page');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const shop = await opened;
    expect(shop.url()).toBe(`${shopUrl}/products/teapot`);
    await shop.close();
  }
  await expect(card.getByRole('link')).toHaveCount(1);
  await card.getByRole('button').click();
  await expect(modal(page, 'Mark as Purchased')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('long notes are cut off with More, short ones are not', async ({ page }) => {
  const [ada] = await twoUsers();
  const long = 'The oat one, please, because it has to live with the dog. '.repeat(6).trim();
  const list = await newList(
    'Family',
    [ada],
    [
      { name: 'Throw', notes: long },
      { name: 'Lamp', notes: 'For the stove.' },
    ],
  );
  await openLoaded(page, `/public-list/${list.id}`);
  const throwCard = itemCard(page, 'Throw');
  const before = await throwCard.getByText(long).boundingBox();
  // A double-click opens them, too.
  await throwCard.getByRole('button', { name: 'More' }).dblclick();
  await expect(throwCard.getByRole('button', { name: 'Less' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const after = await throwCard.getByText(long).boundingBox();
  expect(after?.height).toBeGreaterThan((before?.height ?? 0) * 1.5);
  await expectAccessible(page, 'long notes');
  await throwCard.getByRole('button', { name: 'Less' }).click();
  await expect(throwCard.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(itemCard(page, 'Lamp').getByRole('button')).toHaveText('Mark as Purchased');
  // On paper all of it is there.
  await page.emulateMedia({ media: 'print' });
  const printed = await throwCard
    .getByText(long)
    .evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(printed).toBeLessThanOrEqual(1);
});

test('the lit chip follows the section in view', async ({ page }) => {
  const [ada, ben] = await twoUsers();
  const wishes = [ada, ben].flatMap((by) => Array.from({ length: 12 }, () => ({ by })));
  const list = await newList('Family', [ada, ben], wishes);
  await openLoaded(page, `/public-list/${list.id}`);
  const chip = (name: string) => page.getByRole('group', { name: 'Sort By' }).getByText(name);
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  await section(page, "Maya Alvarez's Wish List")
    .getByRole('listitem')
    .nth(6)
    .evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expect(chip('Maya Alvarez')).toHaveAttribute('aria-pressed', 'true');
  await section(page, "Priya Raman's Wish List")
    .getByRole('listitem')
    .nth(6)
    .evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expect(chip('Priya Raman')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip('Maya Alvarez')).toHaveAttribute('aria-pressed', 'false');
  // The chips scroll, and their label stays whole beside them.
  const label = await page.getByText('Sort By:').boundingBox();
  const lit = await chip('Priya Raman').boundingBox();
  expect(label?.x).toBeGreaterThanOrEqual(0);
  expect(lit?.x).toBeGreaterThanOrEqual((label?.x ?? 0) + (label?.width ?? 0));
  // The bar stays below the top bar.
  const bar = await chip('All').boundingBox();
  expect(bar?.y).toBeLessThan(130);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true');

  // Also after a search that found nothing, for which the sections went.
  await page.goto(`/public-list/${list.id}?search=yacht`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await section(page, "Priya Raman's Wish List")
    .getByRole('listitem')
    .nth(6)
    .evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expect(chip('Priya Raman')).toHaveAttribute('aria-pressed', 'true');
});

test('purchased items stand last on the next visit, and do not move while they are marked', async ({
  page,
}) => {
  const [ada] = await twoUsers();
  const list = await newList(
    'Family',
    [ada],
    [{ name: 'Kite', purchasedBy: ['Eve'] }, { name: 'Lamp' }, { name: 'Tent' }],
  );
  await openLoaded(page, `/public-list/${list.id}`);
  const names = page.getByRole('heading', { level: 3 });
  await expect(names).toContainText(['Lamp', 'Tent', 'Kite']);
  // On paper the order must not tell what was bought.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(names).toContainText(['Kite', 'Lamp', 'Tent']);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(names).toContainText(['Lamp', 'Tent', 'Kite']);
  await mark(page, 'Lamp', 'Uncle Bo');
  await expect(itemCard(page, 'Lamp')).toContainText('You marked this');
  await expect(names).toContainText(['Lamp', 'Tent', 'Kite']);
  await page.reload();
  await expect(names).toContainText(['Tent', 'Kite', 'Lamp']);
});

test('a returning giver marks with three taps at most; “Not you?” forgets the name', async ({
  page,
}) => {
  const [ada] = await twoUsers();
  const list = await newList(
    'Family',
    [ada],
    [{ name: 'Kite' }, { name: 'Lamp' }, { name: 'Tent' }],
  );
  await openLoaded(page, `/public-list/${list.id}`);
  await mark(page, 'Kite', 'Uncle Bo');
  await page.goto(`/public-list/${list.id}`);
  let taps = 0;
  const tap = async (button: Locator) => {
    taps += 1;
    await button.click();
  };
  await tap(itemCard(page, 'Lamp').getByRole('button', { name: 'Mark as Purchased' }));
  const dialog = modal(page, 'Mark as Purchased');
  await expect(dialog.getByLabel('Your Name')).toHaveValue('Uncle Bo');
  await expectAccessible(page, 'marking under the name of the last time');
  await tap(dialog.getByRole('button', { name: 'Mark as Purchased' }));
  await expect(itemCard(page, 'Lamp')).toContainText('You marked this');
  expect(taps).toBeLessThanOrEqual(3);

  await itemCard(page, 'Tent').getByRole('button', { name: 'Mark as Purchased' }).click();
  await dialog.getByRole('button', { name: 'Not you?' }).click();
  await expect(dialog.getByLabel('Your Name')).toHaveValue('');
  await expect(dialog.getByLabel('Your Name')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Not you?' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await itemCard(page, 'Tent').getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(dialog.getByLabel('Your Name')).toHaveValue('');
});

test('from twelve items on a list can be searched and has a budget, as its address says', async ({
  page,
}) => {
  const [ada, ben] = await twoUsers();
  const list = await twelveWishes([ada, ben]);
  await openLoaded(page, `/public-list/${list.id}`);
  const names = page.getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(12);
  await openSortAndFilter(page);
  await page.getByLabel('Price:').selectOption('Under $25');
  await expect(names).toContainText(['Jigsaw puzzle', 'Scented candle']);
  await expect(names).toHaveCount(2);
  await page.getByLabel('Search:').fill('vanilla');
  await expect(names).toHaveCount(1);
  await expect(page).toHaveURL(/\?under=25&search=vanilla$/);
  await expect(page.getByText('Nothing here matches.')).toBeVisible();
  await expectAccessible(page, 'a searched list');
  await page.reload();
  await expect(names).toContainText(['Scented candle']);
  await openSortAndFilter(page);
  await expect(page.getByLabel('Search:')).toHaveValue('vanilla');
  await page.getByLabel('Search:').fill('a yacht');
  await expect(page.getByText('No wish on this list matches')).toBeVisible();
  // On a phone the panel is above it.
  if (await page.getByRole('button', { name: 'Sort & filter' }).isVisible()) {
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names).toHaveCount(12);
  await expect(page).toHaveURL(`/public-list/${list.id}`);
  await openSortAndFilter(page);
  await expect(page.getByLabel('Search:')).toHaveValue('');

  const short = await newList('Short', [ada], WISHES.slice(0, 11));
  await openLoaded(page, `/public-list/${short.id}`);
  await openSortAndFilter(page);
  await expect(page.getByLabel('Order:')).toBeVisible();
  await expect(page.getByLabel('Search:')).toHaveCount(0);
});

test('a link to one item leads to it on the public list', async ({ page }) => {
  const [ada, ben] = await twoUsers();
  const list = await twelveWishes([ada, ben]);
  const last = list.items.at(-1);
  await page.goto(`/public-list/${list.id}#item-${last?.id}`);
  await expect(page.getByRole('heading', { name: 'Climbing voucher' })).toBeInViewport();
  await expect(
    itemCard(page, 'Climbing voucher').getByRole('button', { name: 'Mark as Purchased' }),
  ).toBeFocused();
  // Also when the address of another item is pasted into the open page.
  const [first] = list.items;
  await page.goto(`/public-list/${list.id}#item-${first?.id}`);
  await expect(
    itemCard(page, first?.name ?? '').getByRole('button', { name: 'Mark as Purchased' }),
  ).toBeFocused();
  // A hash that is none of ours changes nothing.
  await page.goto(`/public-list/${list.id}#item-%`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Climbing voucher' })).toBeVisible();
});

test('without a connection a visitor reads that marking works again when online', async ({
  page,
  context,
}) => {
  const [ada] = await twoUsers();
  const list = await newList('Family', [ada], [{ name: 'Kite' }]);
  await openLoaded(page, `/public-list/${list.id}`);
  await context.setOffline(true);
  await expect(page.getByText("Marking works again when you're online.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Marking works again')).toHaveCount(0);
});
