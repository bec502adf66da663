import type { Page } from 'playwright/test';
import { addresses, currentPorts } from '../../../scripts/ports.mjs';
import { COMMITS, holdRequests, SILENCE_MS } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  fillInItem,
  itemCard,
  logIn,
  logOut,
  modal,
  submitLogin,
  waitingToBeSent,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser, type User } from '../../fixtures/world.ts';

/** Whose session it is and whose data: several windows, failing answers, one person after another. */

test.slow();

const { firestore } = addresses(currentPorts());

const UNAVAILABLE = { status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } };

const welcome = (page: Page, firstName: string) =>
  page.getByRole('heading', { name: `Welcome, ${firstName}!` });

const toFirestore = (url: URL) => url.href.startsWith(firestore);

/**
 * Adds an item on a page with a clock of Playwright's, which cannot be sent: nothing reaches Firestore,
 * while everything else does.
 * @returns what reconnects
 */
async function addUnsent(page: Page, name: string): Promise<() => Promise<void>> {
  const context = page.context();
  let lost = 0;
  await context.route(toFirestore, (route) => {
    if (COMMITS.test(route.request().url())) lost += 1;
    return route.abort();
  });
  const add = await fillInItem(page, name);
  await add.getByRole('button', { name: 'Add Item' }).click();
  await expect(waitingToBeSent(page)).toBeVisible();
  await expect.poll(() => lost).toBeGreaterThan(1);
  await page.clock.fastForward(SILENCE_MS);
  await expect(add).toBeHidden();
  return () => context.unroute(toFirestore);
}

for (const status of [429, 503]) {
  test(
    `a sign-in service that answers ${status} destroys nothing unsent: after another login it is sent`,
    { tag: '@desktop' },
    async ({ page, context }) => {
      await page.clock.install();
      const { owner: ada, list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
      await expect(itemCard(page, 'Kite')).toBeVisible();
      const reconnect = await addUnsent(page, 'Lamp');

      await context.route(/accounts:lookup/, (route) =>
        route.fulfill({ status, json: { error: { code: status, message: 'LATER' } } }),
      );
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
      await expect(
        page.getByText('Unsent changes are still on this device.', { exact: false }),
      ).toBeVisible();
      await context.unroute(/accounts:lookup/);
      await reconnect();
      await submitLogin(page, ada);
      await expect(page).toHaveURL(`/lists/${list.id}`);
      await expect(itemCard(page, 'Lamp')).toBeVisible();
      await expect(waitingToBeSent(page)).toBeHidden({ timeout: 30_000 });
      expect(await storedFields(`lists/${list.id}`)).toMatchObject({
        items: [{ name: 'Kite' }, { name: 'Lamp' }],
      });
    },
  );
}

test(
  'a logout asks while something waits to be sent; who stays keeps it, who goes is believed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    const { owner: ada } = await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    const reconnect = await addUnsent(page, 'Lamp');
    const question = modal(page, 'Log out?');
    const ask = async () => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(question).toContainText('not been sent');
    };
    await ask();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(itemCard(page, 'Lamp')).toBeVisible();
    await ask();
    await question.getByRole('button', { name: 'Log Out Anyway' }).click();
    await expect(page).toHaveURL('/login');
    await reconnect();
    await logIn(page, ada);
    await page.getByRole('link', { name: 'Garden' }).click();
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await expect(itemCard(page, 'Lamp')).toHaveCount(0);
  },
);

test(
  'logging out and straight in again: the lists stay live, in this window and in another',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const ada = await newUser('Ada Byron');
    await openAs(page, ada, '/');
    await expect(welcome(page, 'Ada')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await expect(welcome(other, 'Ada')).toBeVisible();
    // A window that does not let go of what is kept: clearing takes as long as it ever may.
    await other.evaluate(() => {
      void navigator.locks.request(
        'firestore-kept',
        { mode: 'shared' },
        () => new Promise(() => {}),
      );
    });
    await logOut(page);
    await submitLogin(page, ada);
    await expect(welcome(page, 'Ada')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    await newList('Garden', [ada]);
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
    // This one may have been sent to Login meanwhile, and let in again.
    await expect(other.getByRole('link', { name: 'Garden' })).toBeVisible({ timeout: 30_000 });
  },
);

/** Everything this browser remembers for the site, as one text. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB refused')));
      });
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const stores = async ({ name = '' }: IDBDatabaseInfo) => {
      const database = await answerOf(indexedDB.open(name));
      const all = [...database.objectStoreNames].map((store) =>
        answerOf(database.transaction(store).objectStore(store).getAll()),
      );
      kept.push(...(await Promise.all(all)));
      database.close();
    };
    await Promise.all((await indexedDB.databases()).map(stores));
    const files = async (name: string) =>
      kept.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    await Promise.all((await caches.keys()).map(files));
    return JSON.stringify(kept);
  });
}

/** What must not be found once somebody else is signed in. */
const tracesOf = (user: User, list: { id: string }) => [
  user.uid,
  user.email,
  user.name,
  list.id,
  'Adas secret garden',
  'Kite',
];

test(
  'after somebody else signs in, no window shows the first user’s list or address, and nothing of it is kept',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Adas secret garden', [ada], [{ name: 'Kite' }]);
    await openAs(page, ada, `/lists/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    const other = await context.newPage();
    await other.goto(`/lists/${list.id}`);
    // The page can be used as soon as its session is known.
    await other.getByRole('button', { name: 'Edit Kite' }).click({ trial: true });

    await logOut(page);
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    // The way back in this window's history leads to Login, and from there not to Ada's list.
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await submitLogin(page, ben);
    for (const window of [page, other]) {
      await expect(welcome(window, 'Ben')).toBeVisible({ timeout: 30_000 });
      await expect(window).toHaveURL('/');
      await expect(window.getByText('Adas secret garden')).toHaveCount(0);
    }
    await expect(async () => {
      const kept = await everythingKept(page);
      expect(tracesOf(ada, list).filter((trace) => kept.includes(trace))).toEqual([]);
    }).toPass({ timeout: 20_000 });
  },
);

test(
  'a logout holds for a window that is still starting, too',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    const other = await context.newPage();
    const { held, release } = await holdRequests(other, /accounts:lookup/);
    await other.goto(`/lists/${list.id}`);
    await expect.poll(held).toBe(1);
    await logOut(page);
    release();
    await expect(other).toHaveURL('/login');
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login/);
  },
);

test(
  'who signs in after a session that just ended is not led to where its user was going',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Adas secret garden', [ada], [{ name: 'Kite' }]);
    await openAs(page, ada, `/lists/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await context.route(/accounts:lookup/, (route) => route.fulfill(UNAVAILABLE));
    await page.reload();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await context.unroute(/accounts:lookup/);
    await submitLogin(page, ben);
    await expect(welcome(page, 'Ben')).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL('/');
    await expect(async () => {
      const kept = await everythingKept(page);
      expect(tracesOf(ada, list).filter((trace) => kept.includes(trace))).toEqual([]);
    }).toPass({ timeout: 20_000 });
  },
);

test('Undo is not offered after logout', { tag: '@desktop' }, async ({ page }) => {
  await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
  await itemCard(page, 'Kite').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // Who is at the toast holds it: it goes with the session, not with its time.
  await undo.hover();
  await page.getByRole('button', { name: 'Account menu' }).focus();
  await page.keyboard.press('Enter');
  // The menu gives the focus to its first item a moment after it opens.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(undo).toHaveCount(0);
});
