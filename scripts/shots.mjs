/** What `npm run screenshots` takes pictures of: one line adds a screen. */

import { DEMO_LIST_ID, DEMO_USERS } from './demo/data.mjs';

/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Shot
 * @property {string} name of the file
 * @property {string} path of the screen
 * @property {string | undefined} user e-mail of who is signed in, or nobody
 * @property {boolean} [everyWidth] taken at every width, not only on a phone and a desktop
 * @property {(page: Page) => Promise<unknown>} [open] opens a dialog or menu, of which the window is
 *   taken instead of the whole page; it must change no data, because every shot is taken several times
 */

const [owner, member] = DEMO_USERS.map(({ email }) => email);
const LIST = `/lists/${DEMO_LIST_ID}`;
const PUBLIC_LIST = `/public-list/${DEMO_LIST_ID}`;

/** Presses the first button whose name matches. */
const press = (/** @type {RegExp} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name }).first().click();

/** Chooses an entry of a list's menu. */
const choose = (/** @type {RegExp} */ name) => async (/** @type {Page} */ page) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** Fills the Add New Item form as from a page of a shop, with the first picture of the list. */
const fillItem = async (/** @type {Page} */ page) => {
  const imageUrl = await page.locator('main li img').first().getAttribute('src');
  const product = { name: 'Enamel stovetop kettle', price: 48, currency: 'USD', imageUrl };
  await page.route('**/api/fetch-product', (route) =>
    route.fulfill({ json: { color: null, size: null, ...product } }),
  );
  await press(/Add New Item/)(page);
  await page.getByLabel('URL', { exact: true }).fill('https://kitchen.example/kettle');
  await page.getByText(/^Filled in/).waitFor();
};

/** @type {Shot[]} */
export const SHOTS = [
  shot('login', '/login'),
  shot('login-reset', '/login', undefined, press(/Forgot/)),
  shot('login-invited', '/login?redirect=%2Flist-join%3FlistId%3D1%26token%3D2'),
  shot('signup', '/signup'),
  shot('sample', '/sample'),
  shot('about', '/about'),
  shot('contact', '/contact'),
  shot('privacy', '/privacy'),
  shot('terms', '/terms'),
  shot('not-found', '/nowhere'),
  shot('dashboard', '/', owner),
  shot('dashboard-member', '/', member),
  shot('menu', '/', owner, press(/Account menu/)),
  shot('list-create', '/', owner, press(/Create New List/)),
  shot('list-leave', '/', member, press(/Leave /)),
  { ...shot('list', LIST, owner), everyWidth: true },
  shot('list-joined', `${LIST}?joined=true`, member),
  shot('list-missing', '/lists/nothing-here', owner),
  shot('list-edit', LIST, owner, press(/Edit List/)),
  shot('list-delete', LIST, owner, press(/Delete List/)),
  shot('invite', LIST, owner, press(/Invite Members/)),
  shot('item-add', LIST, owner, press(/Add New Item/)),
  shot('item-add-filled', LIST, owner, fillItem),
  shot('item-add-errors', LIST, owner, async (page) => {
    await press(/Add New Item/)(page);
    await press(/Add Item/)(page);
    await page.getByText('URL is required').waitFor();
  }),
  shot('item-add-discard', LIST, owner, async (page) => {
    await fillItem(page);
    await page.keyboard.press('Escape');
  }),
  shot('item-edit', LIST, owner, press(/Edit (?!List)/)),
  shot('item-delete', LIST, owner, press(/Delete (?!List)/)),
  shot('list-more', LIST, owner, press(/More actions/)),
  shot('list-event-date', LIST, owner, choose(/event date/)),
  shot('list-reorder', LIST, owner, choose(/Reorder/)),
  shot('list-duplicate', LIST, owner, choose(/Duplicate/)),
  shot('list-import-export', LIST, owner, choose(/Export and import/)),
  shot('list-import', LIST, owner, async (page) => {
    await choose(/Export and import/)(page);
    await page
      .getByLabel('Or paste')
      .fill(
        'name;url;price\nKettle;https://shop.example/kettle;€ 49,95\nLamp;https://shop.example/lamp;£20\nRug;;12',
      );
    await press(/^Preview$/)(page);
  }),
  shot('list-archive', LIST, owner, choose(/Archive/)),
  shot('list-calendar', LIST, owner, choose(/^Add to calendar$/)),
  shot('list-people', LIST, owner, choose(/^People without an account$/)),
  shot('list-marks', LIST, owner, choose(/^Marks$/)),
  shot('list-space', LIST, owner, choose(/^Space on this list$/)),
  shot('list-share', LIST, owner, press(/^Share/)),
  shot('list-members', LIST, owner, choose(/^Members$/)),
  shot('list-remove-member', LIST, owner, async (page) => {
    await choose(/^Members$/)(page);
    await press(/^Remove /)(page);
  }),
  shot('account', '/account', owner),
  shot('any-shop', '/anyshop'),
  shot('add', '/add?url=https://shop.example/kettle&title=Kettle', owner),
  { ...shot('public-list', PUBLIC_LIST), everyWidth: true },
  shot('public-list-missing', '/public-list/nothing-here'),
  shot('public-list-contributor', PUBLIC_LIST, owner),
  shot('public-list-sorted', `${PUBLIC_LIST}?order=wanted&purchased=hidden`),
  shot('public-list-reveal', PUBLIC_LIST, owner, press(/Reveal/)),
  shot('gifts', '/gifts'),
  shot('mark', PUBLIC_LIST, undefined, press(/^Mark as Purchased/)),
  shot('unmark', PUBLIC_LIST, undefined, press(/Unmark as Purchased/)),
];

/**
 * @param {string} name
 * @param {string} path
 * @param {string} [user]
 * @param {Shot['open']} [open]
 * @returns {Shot}
 */
function shot(name, path, user, open) {
  return { name, path, user, ...(open && { open }) };
}
