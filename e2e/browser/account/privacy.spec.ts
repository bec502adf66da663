import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { DEVICE_STORAGE, isNamed } from '../../../src/features/info/deviceStorage.ts';
import { mockGoogle } from '../../fixtures/googleMock.ts';
import { loseWrites } from '../../fixtures/hold.ts';
import {
  chooseAction,
  deleteItem,
  fillInItem,
  itemCard,
  logIn,
  logOut,
  mark,
  modal,
  openModal,
  untilKept,
} from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

/** What is kept on the device, and what the Privacy page says of it. */

test.use({ serviceWorkers: 'allow' });

/** Names with which libraries find out whether storage works; they are removed at once. */
const PROBES = new Set([
  '__sak',
  'validate-browser-context-for-indexeddb-analytics-module',
  'giftlists-probe',
]);

const isOnThePage = (name: string) => DEVICE_STORAGE.some((row) => isNamed(row, name));

/** Notes the name of everything that any page of this browser puts on the device. */
async function watchStorage(context: BrowserContext) {
  const names = new Set<string>();
  await context.exposeFunction('noteStored', (name: string) => void names.add(name));
  await context.addInitScript(() => {
    const { noteStored } = window as unknown as { noteStored: (name: string) => void };
    const noteFirst = (of: object, method: string) => {
      const original = Reflect.get(of, method) as (...all: unknown[]) => unknown;
      Reflect.set(of, method, function note(this: unknown, name: string, ...rest: unknown[]) {
        noteStored(name);
        return Reflect.apply(original, this, [name, ...rest]);
      });
    };
    noteFirst(Storage.prototype, 'setItem');
    noteFirst(IDBFactory.prototype, 'open');
  });
  return {
    /** All names so far, with what lies there now, whoever put it there: the worker too. */
    found: async (page: Page): Promise<string[]> => {
      const there = await page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
        ...(await caches.keys()),
      ]);
      for (const name of there) names.add(name);
      for (const { name } of await context.cookies()) names.add(`cookie ${name}`);
      return [...names].filter((name) => !PROBES.has(name)).toSorted();
    },
  };
}

test(
  '§2 Privacy: names everything that the app keeps on the device',
  { tag: '@desktop' },
  async ({ page, context }) => {
    test.slow();
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const family = await newList('Family', [ben], [{ name: 'Lamp' }]);
    const shed = await newList('Shed', [ada], [{ name: 'Rake' }]);
    await mockGoogle(context);
    const { found } = await watchStorage(context);

    await page.clock.install();
    // A visitor looks at a list and marks something.
    await page.goto(`/public-list/${family.id}`);
    await mark(page, 'Lamp', 'Tom');
    await expect(itemCard(page, 'Lamp')).toContainText('You marked this');
    await page.goto('/gifts');
    await expect(page.getByText('Marked as Tom')).toBeVisible();
    await untilKept(page);
    await found(page);

    // A user logs in, chooses what can be chosen, and makes and loses things.
    await logIn(page, ada);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Create New List' }).click();
    await page.getByLabel('List Name').fill('Garden');
    await page.getByLabel('List Name').press('Enter');
    await expect(page.getByRole('heading', { name: 'Garden', level: 1 })).toBeVisible();
    const form = await fillInItem(page, 'Kite');
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await page.getByRole('button', { name: 'Invite Members' }).click();
    await modal(page, 'Invite Members').getByLabel('Email').fill('cy@example.com');
    await page.getByRole('button', { name: 'Create Invite Link' }).click();
    await expect(page.getByText('Invite link created!')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await deleteItem(page, 'Kite');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    const importExport = await chooseAction(page, 'Export and import', 'Export and Import');
    await importExport.getByLabel('Or paste').fill('https://shop.example/oar');
    await importExport.getByRole('button', { name: 'Preview' }).click();
    await context.setOffline(true);
    await importExport.getByRole('button', { name: 'Add 1 item' }).click();
    await expect(importExport.getByRole('alert')).toContainText('You seem to be offline.');
    await importExport.getByRole('button', { name: 'Close' }).click();
    await fillInItem(page, 'Boat');
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect(itemCard(page, 'Boat')).toBeVisible();
    await found(page);
    await context.setOffline(false);
    const wishes = { rows: [['Kettle', 'https://shop.example/kettle', '$5', '']], left: 0 };
    await page.goto(`/import#list=${encodeURIComponent(JSON.stringify(wishes))}`);
    await expect(page.getByText('1 wish was found.')).toBeVisible();
    await found(page);
    // On a list of others she takes a name off, and wants to be surprised with somebody.
    const barn = await newList('Barn', [ben, ada], [{ name: 'Ladder', purchasedBy: ['Tom'] }], {
      people: { [randomUUID()]: 'Leo' },
    });
    await page.goto(`/lists/${barn.id}`);
    await chooseAction(page, /^Marks$/);
    await modal(page, 'Marks').getByRole('button', { name: 'Remove from Ladder' }).click();
    await modal(page, 'Marks').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    const people = await chooseAction(
      page,
      'People without an account',
      'People without an Account',
    );
    await people.getByRole('button', { name: /^Surprise me, too/ }).click();
    await people.getByRole('button', { name: 'Done' }).click();
    await found(page);
    await page.goto('/account');
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
    await found(page);
    await page.goto('/add?title=A+sled&url=https%3A%2F%2Fshop.example%2Fsled');
    await expect(page.getByText('A sled')).toBeVisible();
    await found(page);
    await logOut(page);

    // Somebody comes with Google.
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    const popup = await opened;
    await popup.getByRole('button', { name: 'Add new account' }).click();
    await popup.locator('#email-input').fill(`gale-${randomUUID()}@example.com`);
    await popup.locator('#display-name-input').fill('Gale Storm');
    await popup.getByRole('button', { name: 'Sign in with' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Gale!' })).toBeVisible();
    await found(page);
    await logOut(page);

    // The deletion of an account stops in the middle.
    await logIn(page, ada);
    await page.goto('/account');
    const dialog = await openModal(page, 'Delete account…', 'Delete Account');
    await dialog.getByLabel('Your password', { exact: true }).fill(ada.password);
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    const untilGivenUp = await loseWrites(page, shed.id);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await untilGivenUp();
    await expect(dialog.getByRole('alert')).toContainText('Stopped at “Shed.”');
    const all = await found(page);

    // Every name belongs to a line of the page, and every line to a name that is really there, but for
    // two: App Check needs a key of the site's owner, and here the app has started each time.
    expect(all.filter((name) => !isOnThePage(name))).toEqual([]);
    const absent = ['firebase-app-check-database', 'giftlists.recovered'];
    const lines = DEVICE_STORAGE.filter((row) => !absent.some((name) => isNamed(row, name)));
    expect(lines.filter((row) => !all.some((name) => isNamed(row, name)))).toEqual([]);
    await page.goto('/privacy');
    await expect(page.getByRole('article').getByRole('listitem')).toHaveText(
      DEVICE_STORAGE.map(({ what, until }) => `${what} ${until}`),
    );
  },
);
