import { resolve } from 'node:path';
import { test, type Page } from 'playwright/test';
import { DEMO_LIST_ID, DEMO_PASSWORD, DEMO_USERS, demoData } from '../../scripts/demo/data.mjs';
import { inProject } from '../../scripts/setup/paths.mjs';
import { pack } from '../../src/lib/packed.ts';
import { marksToText } from '../../src/model/marks/markTransfer.ts';
import { paths } from '../../src/model/paths.ts';
import { openAs } from '../fixtures/session.ts';
import { chooseAction } from '../fixtures/steps.ts';
import type { User } from '../fixtures/world.ts';

/** What `npm run screenshots` takes pictures of, of the demo data. One line adds a screen. */

/** Where the pictures go. */
const FOLDER = inProject('test-results', 'screenshots');
/** Whether those of the docs are taken anew, too. */
const FOR_DOCS = process.env.SCREENSHOTS_FOR_DOCS === 'true';
/** The pictures of docs/screens.md and the README, as large as a window. */
const IN_DOCS = new Set([
  'public-list-390-light',
  'public-list-1280-light',
  'public-list-390-dark',
  'mark-390-light',
  'list-1280-light',
  'list-390-light',
  'item-add-1280-light',
  'dashboard-1280-light',
  'dashboard-390-dark',
  'login-1280-light',
  'sample-390-light',
  'invite-1280-light',
]);
/** The screens that are taken at every width, not only on a phone and a desktop. */
const AT_EVERY_WIDTH = new Set(['list', 'public-list']);

const [owner, member] = DEMO_USERS.map((user) => Object.assign({ password: DEMO_PASSWORD }, user));
const LIST = `/lists/${DEMO_LIST_ID}`;
const PUBLIC_LIST = `/public-list/${DEMO_LIST_ID}`;

/** Opens a dialog or a menu. */
type Opening = (page: Page) => Promise<unknown>;

/** Presses the first button whose name matches. */
const press =
  (name: RegExp): Opening =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** Chooses an entry of a list's menu. */
const choose =
  (name: RegExp): Opening =>
  (page) =>
    chooseAction(page, name);

/** Fills the Add New Item form as from a page of a shop, with its picture from where the list's are. */
const fillItem: Opening = async (page) => {
  const picture = await page.locator('main li img').first().getAttribute('src');
  const imageUrl = picture?.replace(/[^/]+$/u, 'kettle.svg');
  const product = { name: 'Enamel stovetop kettle', price: 48, currency: 'USD', imageUrl };
  await page.route('**/api/fetch-product', (route) =>
    route.fulfill({ json: { color: null, size: null, ...product } }),
  );
  await press(/Add New Item/)(page);
  await page.getByLabel('URL', { exact: true }).fill('https://kitchen.example/kettle');
  await page.getByText(/^Filled in/).waitFor();
};

/** Adds the demo's marks to this device, as a link from another one does, and opens the question. */
const takeNameOff: Opening = async (page) => {
  const marks = demoData({ shopUrl: 'http://shop.example' }).lists.flatMap((list) =>
    list.items.flatMap((item) =>
      item.purchasedBy.slice(0, 1).map((name) => ({
        listId: list.id,
        listName: list.name,
        itemId: item.id,
        itemName: item.name,
        name,
        pieces: 1,
        at: Date.now(),
      })),
    ),
  );
  await page.goto(paths.giftsWith(await pack(marksToText(marks))));
  await press(/^Add$/)(page);
  await press(/^Take my name off$/)(page);
};

shot('login', '/login');
shot('login-reset', '/login', undefined, press(/Forgot/));
shot('login-invited', '/login?redirect=%2Flist-join%3FlistId%3D1%26token%3D2');
shot('signup', '/signup');
shot('sample', '/sample');
shot('about', '/about');
shot('contact', '/contact');
shot('privacy', '/privacy');
shot('terms', '/terms');
shot('not-found', '/nowhere');
shot('dashboard', '/', owner);
shot('dashboard-member', '/', member);
shot('menu', '/', owner, press(/Account menu/));
shot('list-create', '/', owner, press(/Create New List/));
shot('list-leave', '/', member, press(/Leave /));
shot('list', LIST, owner);
shot('list-joined', `${LIST}?joined=true`, member);
shot('list-missing', '/lists/nothing-here', owner);
shot('list-edit', LIST, owner, press(/Edit List/));
shot('list-delete', LIST, owner, press(/Delete List/));
shot('invite', LIST, owner, press(/Invite Members/));
shot('item-add', LIST, owner, press(/Add New Item/));
shot('item-add-filled', LIST, owner, fillItem);
shot('item-add-errors', LIST, owner, async (page) => {
  await press(/Add New Item/)(page);
  await press(/Add Item/)(page);
  await page.getByText('URL is required').waitFor();
});
shot('item-add-discard', LIST, owner, async (page) => {
  await fillItem(page);
  await page.keyboard.press('Escape');
});
shot('item-edit', LIST, owner, press(/Edit (?!List)/));
shot('item-delete', LIST, owner, press(/Delete (?!List)/));
shot('list-more', LIST, owner, press(/More actions/));
shot('list-event-date', LIST, owner, choose(/event date/));
shot('list-reorder', LIST, owner, choose(/Reorder/));
shot('list-duplicate', LIST, owner, choose(/Duplicate/));
shot('list-import-export', LIST, owner, choose(/Export and import/));
shot('list-import', LIST, owner, async (page) => {
  await choose(/Export and import/)(page);
  await page
    .getByLabel('Or paste')
    .fill(
      'name;url;price\nKettle;https://shop.example/kettle;€ 49,95\nLamp;https://shop.example/lamp;£20\nRug;;12',
    );
  await press(/^Preview$/)(page);
});
shot('list-archive', LIST, owner, choose(/Archive/));
shot('list-calendar', LIST, owner, choose(/^Add to calendar$/));
shot('list-people', LIST, owner, choose(/^People without an account$/));
shot('list-marks', LIST, owner, choose(/^Marks$/));
shot('list-space', LIST, owner, choose(/^Space on this list$/));
shot('list-share', LIST, owner, press(/^Share/));
shot('list-members', LIST, owner, choose(/^Members$/));
shot('list-remove-member', LIST, owner, async (page) => {
  await choose(/^Members$/)(page);
  await press(/^Remove /)(page);
});
shot('account', '/account', owner);
shot('any-shop', '/anyshop');
shot('add', '/add?url=https://shop.example/kettle&title=Kettle', owner);
shot('public-list', PUBLIC_LIST);
shot('public-list-missing', '/public-list/nothing-here');
shot('public-list-contributor', PUBLIC_LIST, owner);
shot('public-list-sorted', `${PUBLIC_LIST}?order=wanted&purchased=hidden`);
shot('public-list-reveal', PUBLIC_LIST, owner, press(/Reveal/));
shot('gifts', '/gifts');
shot('gifts-take-off', '/gifts', undefined, takeNameOff);
shot('mark', PUBLIC_LIST, undefined, press(/^Mark as Purchased/));
shot('unmark', PUBLIC_LIST, undefined, press(/Unmark as Purchased/));
/**
 * Takes a screen in every window of the configuration.
 * @param user who is signed in, or nobody
 * @param open opens a dialog or menu, of which the window is taken instead of the whole page; it must
 *   change no data, because every shot is taken several times
 */
function shot(name: string, path: string, user?: User, open?: Opening): void {
  test(
    name,
    { tag: AT_EVERY_WIDTH.has(name) ? '@every-width' : [] },
    async ({ page }, { project }) => {
      // Titles as on a second visit, when the service worker has their face (decision 083).
      await page.addInitScript(() =>
        Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} }),
      );
      await page.goto('/about');
      await (user ? openAs(page, user, path) : page.goto(path));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await waitUntilLoaded(page);
      if (open) {
        await open(page);
        await page.locator('dialog[open], :popover-open').first().waitFor();
        await waitUntilLoaded(page);
      }
      const file = `${name}-${project.name}.png`;
      const options = { animations: 'disabled' } as const;
      await page.screenshot({ ...options, path: resolve(FOLDER, file), fullPage: !open });
      if (FOR_DOCS && IN_DOCS.has(`${name}-${project.name}`)) {
        await page.screenshot({
          ...options,
          path: inProject('docs/screenshots', file),
          scale: 'css',
        });
      }
    },
  );
}

/** Waits until no placeholder is left and all pictures are there, also those further down. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[class*="skeleton" i], [class*="spinner" i]') === null,
  );
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    // The browser does not draw cards far below before somebody scrolls there.
    for (const card of document.querySelectorAll('main li')) {
      if (card instanceof HTMLElement) card.style.contentVisibility = 'visible';
    }
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(() => document.fonts.ready);
}
