import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { inProject } from '../../../scripts/setup/paths.mjs';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  fillInItem,
  itemCard,
  logOut,
  OFFLINE_DELAY_MS,
  offlineBanner,
  openMyLists,
  untilKept,
  waitingToBeSent,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { markAsPurchased, newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** F8: the app and what was seen last, without a network. */

test.use({ serviceWorkers: 'allow' });
test.slow();
test.beforeEach(({ page }) => page.clock.install());

/** Databases of this browser in which Firestore keeps what was seen. */
async function keptDatabases(page: Page): Promise<number> {
  const databases = await page.evaluate(() => indexedDB.databases());
  return databases.filter(({ name }) => name?.startsWith('firestore/')).length;
}

test('F8 a user’s app, dashboard and last-seen list open offline; what was added waits through a reload and is sent', async ({
  page,
  context,
}) => {
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await openAs(page, ada, '/');
  await page.getByRole('link', { name: 'Garden' }).click();
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await untilKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(offlineBanner(page)).toBeVisible();
  await expect(itemCard(page, 'Kite')).toBeVisible();
  const add = await fillInItem(page, 'Lamp');
  await add.getByRole('button', { name: 'Add Item' }).click();
  await expect(itemCard(page, 'Lamp')).toBeVisible();
  await expect(waitingToBeSent(page)).toBeVisible();
  await expectAccessible(page, 'a list offline');

  // The tab is closed and opened again, still without a network.
  await page.reload();
  await expect(itemCard(page, 'Lamp')).toBeVisible();
  await expect(waitingToBeSent(page)).toBeVisible();
  await openMyLists(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
  // A page whose code was not used yet.
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: /Terms/, level: 1 })).toBeVisible();
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({ items: [{ name: 'Kite' }] });

  await context.setOffline(false);
  await page.goto(`/lists/${list.id}`);
  await expect(itemCard(page, 'Lamp')).toBeVisible();
  await expect(waitingToBeSent(page)).toBeHidden({ timeout: 30_000 });
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ name: 'Kite' }, { name: 'Lamp' }],
  });

  // On a shared device nothing of it stays.
  expect(await keptDatabases(page)).toBe(1);
  await logOut(page);
  await expect.poll(() => keptDatabases(page), { timeout: 20_000 }).toBe(0);
  // Whose database it was is forgotten after that.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('F8 a visitor opens a public list again offline, as it was seen last, and it comes alive when the network is back', async ({
  page,
  context,
}) => {
  const list = await newList(
    'Party',
    [await newUser('Ada Byron')],
    [{ name: 'Kite' }, { name: 'Lamp', purchasedBy: ['Ben'] }],
  );
  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await untilKept(page);
  await page.waitForFunction(() => localStorage.getItem('giftlists.visitorList') !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await expect(offlineBanner(page)).toBeVisible();
  await expect(
    itemCard(page, 'Lamp').getByRole('button', { name: /Unmark as Purchased/ }),
  ).toBeVisible();
  await itemCard(page, 'Kite')
    .getByRole('button', { name: /Mark as Purchased/ })
    .click();
  const mark = page.getByRole('dialog');
  await mark.getByLabel('Your name').fill('Cy');
  await mark.getByRole('button', { name: /Mark as Purchased/ }).click();
  await expect(mark.getByRole('alert')).toHaveText(/Marking needs a connection/);
  await mark.getByRole('button', { name: 'Cancel' }).click();
  expect(await keptDatabases(page)).toBe(0);

  await markAsPurchased(list, 'Kite', 'Dee');
  await context.setOffline(false);
  await expect(
    itemCard(page, 'Kite').getByRole('button', { name: /Unmark as Purchased/ }),
  ).toBeVisible({ timeout: 40_000 });
});

test(
  'F8 after one visit every page opens offline, an unknown one says so; only our own files are kept',
  { tag: '@desktop' },
  async ({ page, context, request }) => {
    const worker = await request.get('/sw.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');
    expect(worker.headers()['content-type']).toContain('javascript');
    await page.goto('/about');
    await untilKept(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(40);
    const { origin } = new URL(page.url());
    expect(kept.filter((url) => !url.startsWith(`${origin}/`) || url.includes('/api/'))).toEqual(
      [],
    );

    await context.setOffline(true);
    for (const [path, heading] of [
      ['/login?redirect=%2Faccount', 'Login'],
      ['/signup', 'Sign Up'],
      ['/privacy', 'Privacy'],
      ['/contact', 'Contact'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
    await page.goto('/lists');
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.goto('/public-list/1795258978345-never-seen');
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  },
);

test(
  'F8 what one user left on the device is not shown to the next, even without a logout between',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Adas secret garden', [ada], [{ name: 'Kite' }]);
    await openAs(page, ada, `/lists/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    expect(await keptDatabases(page)).toBe(1);
    // Ben's session takes the place of Ada's without a logout.
    await openAs(page, ben, '/');
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await page.goto(`/lists/${list.id}`);
    await expect(page.getByText('You seem to be offline.', { exact: false })).toBeVisible();
    await expect(page.getByText('Kite')).toHaveCount(0);
    await expect(page.getByText('Adas secret garden')).toHaveCount(0);
  },
);

test(
  'F8 a logout in one window clears what two of them keep',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    const other = await context.newPage();
    await other.goto(`/lists/${list.id}`);
    await expect(itemCard(other, 'Kite')).toBeVisible();
    // Only a window whose session was known shows the message.
    await untilKept(other);
    expect(await keptDatabases(page)).toBe(1);
    await logOut(page);
    await expect(other.getByText('You must be logged in to view this list.')).toBeVisible();
    await expect.poll(() => keptDatabases(page), { timeout: 20_000 }).toBe(0);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage)), { timeout: 20_000 })
      .toEqual([]);
  },
);

// One file is the worker of all windows, so that one window is enough to change it.
test(
  'F8 a new version asks before it reloads, twice when something is typed',
  { tag: '@desktop' },
  async ({ page }) => {
    const file = inProject(`dist-local-${process.env.GIFTLISTS_PORT_OFFSET}`, 'sw.js');
    const before = readFileSync(file, 'utf8');
    /** The form can be used once the app has started. */
    const untilLookedFor = async (typed = '') => {
      await page.getByLabel('Email').fill(typed);
      await page.clock.fastForward(OFFLINE_DELAY_MS);
    };
    await page.goto('/login');
    await untilLookedFor();
    await untilKept(page);
    try {
      writeFileSync(file, `${before}\n// another version`);
      await page.reload();
      await untilLookedFor('ada@example.com');
      const bar = page.getByRole('region', { name: 'Update' });
      await expect(bar).toContainText('A new version is ready.', { timeout: 40_000 });
      await expectAccessible(page, 'a new version');
      await bar.getByRole('button', { name: 'Reload' }).click();
      await expect(bar).toContainText('What you have typed on this page would be lost.');
      await expectAccessible(page, 'a new version, something typed');
      await closeWith(bar, 'Later');
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');

      await page.reload();
      await untilLookedFor();
      await expect(bar).toContainText('A new version is ready.', { timeout: 40_000 });
      await page.evaluate(() => Object.assign(window, { before: true }));
      await bar.getByRole('button', { name: 'Reload' }).click();
      await page.waitForFunction(() => !('before' in window));
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
      const waiting = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
      );
      expect(waiting).toBeNull();
    } finally {
      writeFileSync(file, before);
    }
  },
);
