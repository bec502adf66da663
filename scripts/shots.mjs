/**
 * What `npm run screenshots` takes pictures of: one line adds a screen. Each is taken 1280 and
 * 390 px wide, light and dark.
 */

import { DEMO_USERS, PLANS } from './demo/plans.mjs';

/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Shot
 * @property {string} name of the file
 * @property {string} path of the screen
 * @property {string | null} user e-mail of who is signed in, or nobody
 * @property {(page: Page) => Promise<unknown>} [prepare] brings the screen into its state; it must
 *   change no data, because every shot is taken four times
 * @property {boolean} [overlay] it opens a dialog or a menu: waited for, and only the window is taken
 */

const [maya, theo] = DEMO_USERS.map(({ email }) => email);
const owner = maya ?? null;
const member = theo ?? null;
const list = PLANS[0]?.id ?? '';

/**
 * @param {string} name a pattern
 * @returns {(page: Page) => Promise<void>} presses the first button whose name matches
 */
function press(name) {
  return (page) =>
    page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
}

/**
 * @param {string} name a pattern
 * @returns {(page: Page) => Promise<void>} chooses that entry of a list's menu
 */
function choose(name) {
  return async (page) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: new RegExp(name) }).click();
  };
}

/** @type {Shot[]} */
export const SHOTS = [
  { name: 'login', path: '/login', user: null },
  { name: 'login-reset', path: '/login', user: null, prepare: press('Forgot'), overlay: true },
  { name: 'signup', path: '/signup', user: null },
  { name: 'about', path: '/about', user: null },
  { name: 'contact', path: '/contact', user: null },
  { name: 'privacy', path: '/privacy', user: null },
  { name: 'terms', path: '/terms', user: null },
  { name: 'not-found', path: '/nowhere', user: null },
  { name: 'dashboard', path: '/', user: owner },
  { name: 'dashboard-member', path: '/', user: member },
  {
    name: 'menu',
    path: '/',
    user: owner,
    prepare: press('Account menu'),
    overlay: true,
  },
  { name: 'list-create', path: '/', user: owner, prepare: press('Create New List'), overlay: true },
  { name: 'list-leave', path: '/', user: member, prepare: press('Leave '), overlay: true },
  { name: 'list', path: `/lists/${list}`, user: owner },
  { name: 'list-joined', path: `/lists/${list}?joined=true`, user: member },
  { name: 'list-missing', path: '/lists/nothing-here', user: owner },
  {
    name: 'list-edit',
    path: `/lists/${list}`,
    user: owner,
    prepare: press('Edit List'),
    overlay: true,
  },
  {
    name: 'list-delete',
    path: `/lists/${list}`,
    user: owner,
    prepare: press('Delete List'),
    overlay: true,
  },
  {
    name: 'invite',
    path: `/lists/${list}`,
    user: owner,
    prepare: press('Invite Members'),
    overlay: true,
  },
  {
    name: 'item-add',
    path: `/lists/${list}`,
    user: owner,
    prepare: press('Add New Item'),
    overlay: true,
  },
  {
    name: 'item-edit',
    path: `/lists/${list}`,
    user: owner,
    prepare: press('Edit (?!List)'),
    overlay: true,
  },
  {
    name: 'item-delete',
    path: `/lists/${list}`,
    user: owner,
    prepare: press('Delete (?!List)'),
    overlay: true,
  },
  {
    name: 'list-more',
    path: `/lists/${list}`,
    user: owner,
    prepare: press('More actions'),
    overlay: true,
  },
  ...[
    ['event-date', 'event date'],
    ['reorder', 'Reorder'],
    ['duplicate', 'Duplicate'],
    ['exchange', 'Export and import'],
    ['archive', 'Archive'],
  ].map(([name = '', entry = '']) => ({
    name: `list-${name}`,
    path: `/lists/${list}`,
    user: owner,
    prepare: choose(entry),
    overlay: true,
  })),
  { name: 'account', path: '/account', user: owner },
  { name: 'public-list', path: `/public-list/${list}`, user: null },
  { name: 'public-list-missing', path: '/public-list/nothing-here', user: null },
  { name: 'public-list-contributor', path: `/public-list/${list}`, user: owner },
  {
    name: 'public-list-sorted',
    path: `/public-list/${list}?order=wanted&purchased=hidden`,
    user: null,
  },
  {
    name: 'public-list-reveal',
    path: `/public-list/${list}`,
    user: owner,
    prepare: press('Reveal'),
    overlay: true,
  },
  { name: 'gifts', path: '/gifts', user: null },
  {
    name: 'mark',
    path: `/public-list/${list}`,
    user: null,
    prepare: press('^Mark as Purchased'),
    overlay: true,
  },
  {
    name: 'unmark',
    path: `/public-list/${list}`,
    user: null,
    prepare: press('Unmark as Purchased'),
    overlay: true,
  },
];
