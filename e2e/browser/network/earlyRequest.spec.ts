import { addresses, currentPorts } from '../../../scripts/ports.mjs';
import { holdRequests } from '../../fixtures/hold.ts';
import { itemCard, modal } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { markAsPurchased, newList, newUser } from '../../fixtures/world.ts';

/** §7 the public list before any SDK: its early answer, and all that can happen to it. */

const { firestore } = addresses(currentPorts());
/** The early GET; the live listener speaks to other addresses of the same origin. */
const early = new RegExp(`^${firestore}/v1/projects/[^?]*/documents/lists/[^:]+$`);
const sdk = /\/assets\/firestore-.*\.js$/;

async function garden() {
  const ada = await newUser('Ada Byron');
  return newList('Garden', [ada], [{ name: 'Kite' }, { name: 'Kettle' }]);
}

test('§2 Public list: is there before any SDK has arrived', async ({ page }) => {
  const { release } = await holdRequests(page, sdk);
  const list = await garden();
  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await expect(page).toHaveTitle('Garden · Giftlists');
  release();
});

for (const [what, spoil] of [
  ['is blocked', (route) => route.abort()],
  ['fails', (route) => route.fulfill({ status: 503, body: 'busy' })],
  ['is nonsense', (route) => route.fulfill({ status: 200, json: { hello: 'world' } })],
  ['never ends', () => new Promise<void>(() => undefined)],
] satisfies [string, (route: import('playwright/test').Route) => Promise<void>][]) {
  test(
    `§2 Public list: is there all the same when its early answer ${what}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.route(early, spoil);
      const list = await garden();
      await page.goto(`/public-list/${list.id}`);
      await expect(itemCard(page, 'Kite')).toBeVisible();
    },
  );
}

test(
  '§2 Public list: a list that changes a moment after its early answer is shown as it is now, without a jump',
  { tag: '@phone' },
  async ({ page }) => {
    const { release } = await holdRequests(page, sdk);
    const ada = await newUser('Ada Byron');
    const wishes = Array.from({ length: 40 }, (_, n) => ({ name: `Wish ${n + 1}` }));
    const list = await newList('Garden', [ada], wishes);
    await page.goto(`/public-list/${list.id}`);
    await expect(itemCard(page, 'Wish 40')).toBeAttached();
    // Far down, and with marks on what is drawn, to see whether any of it is drawn anew.
    await itemCard(page, 'Wish 30').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => {
      for (const card of document.querySelectorAll('main li')) card.setAttribute('data-seen', '');
      return window.scrollY;
    });
    await markAsPurchased(list, 'Wish 29', 'Aunt May');
    release();
    await expect(itemCard(page, 'Wish 29').getByText('Purchased', { exact: true })).toBeAttached();
    await expect(page.locator('main li:not([data-seen])')).toHaveCount(0);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60);
  },
);

test(
  '§2 Public list: an early answer that comes after the SDK has failed is shown all the same',
  { tag: '@phone' },
  async ({ page }) => {
    const { release } = await holdRequests(page, early);
    await page.route(sdk, (route) => route.abort());
    const list = await garden();
    await page.goto(`/public-list/${list.id}`);
    await expect(page.getByRole('heading', { name: 'We could not load this' })).toBeVisible();
    release();
    await expect(itemCard(page, 'Kite')).toBeVisible();
  },
);

test('§2 List not found: said by the early answer', { tag: '@desktop' }, async ({ page }) => {
  const { release } = await holdRequests(page, sdk, { end: 'abort' });
  await page.goto('/public-list/1-none');
  await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
  // What the page notes when the SDK has failed for good.
  const failed = page.waitForEvent('console', (note) => /shown as it was/.test(note.text()));
  release();
  await failed;
  await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
});

test(
  '§4 Public list: going offline right after its early answer leaves it on the screen, and live again later',
  { tag: '@phone' },
  async ({ page, context }) => {
    const { release } = await holdRequests(page, sdk, { end: 'abort' });
    const list = await garden();
    await page.goto(`/public-list/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await context.setOffline(true);
    release();
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await page.unroute(sdk);
    await markAsPurchased(list, 'Kite', 'Aunt May');
    await context.setOffline(false);
    await expect(itemCard(page, 'Kite').getByText('Purchased', { exact: true })).toBeVisible();
  },
);

test(
  '§2 Public list: what a page can do without may stay away; it comes when the network is back',
  { tag: '@phone' },
  async ({ page, context }) => {
    // Whatever comes after the first screen: bars, menus, modals.
    const later = /\/assets\/(session|sortingParts|givingModals|KeyboardShortcuts)-.*\.js$/;
    await page.route(later, (route) => route.abort());
    const list = await garden();
    await page.goto(`/public-list/${list.id}`);
    await page.getByRole('button', { name: 'Mark as Purchased' }).first().click();
    await expect(page.getByText('This could not be loaded.', { exact: false })).toBeVisible();
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sort & filter' })).toHaveCount(0);
    await page.unroute(later);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Sort & filter' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark as Purchased' }).first().click();
    await expect(modal(page, 'Mark as Purchased')).toBeVisible();
  },
);
