/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Tap
 * @property {string} name
 * @property {(page: Page, round: number) => import('playwright').Locator} [on] what the finger hits
 * @property {string} [key] or the key that is pressed
 * @property {(page: Page) => Promise<unknown>} [after] brings the screen back
 */
/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {boolean} [lists] its size is a number of lists, not of items
 * @property {boolean} [visitor] seen without an account
 * @property {(size: number) => string} path
 * @property {(page: Page, size: number) => Promise<unknown>} ready resolves when all of it is drawn
 * @property {Tap[]} taps
 */

/** @param {Page} page */
async function closeModal(page) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** @type {(page: Page, name: string | RegExp) => import('playwright').Locator} */
const button = (page, name) => page.getByRole('button', { name }).first();

/** @param {Page} page @param {number} size */
async function allItems(page, size) {
  await page.waitForFunction(
    (count) => document.querySelectorAll('main li h3').length >= count,
    size,
    { timeout: 60_000 },
  );
  await page.waitForTimeout(1_500);
}

/** @type {Screen[]} */
export const SCREENS = [
  {
    name: 'public list',
    visitor: true,
    path: (size) => `/public-list/bench-${size}-items`,
    ready: allItems,
    taps: [
      {
        name: 'sort chip',
        on: (page, round) =>
          page
            .getByRole('group')
            .getByRole('button')
            .nth(1 + (round % 3)),
      },
      { name: 'sort chip, All', on: (page) => button(page, 'All') },
      { name: 'open Mark', on: (page) => button(page, /^Mark as Purchased/) },
      { name: 'write a letter', key: 'a' },
      {
        name: 'mark',
        on: (page) =>
          page.getByRole('dialog').getByRole('button', { name: 'Mark as Purchased', exact: true }),
        after: async (page) => {
          await page.waitForTimeout(1_000);
          if (await page.getByRole('dialog').isVisible()) await closeModal(page);
        },
      },
      {
        name: 'open Unmark',
        on: (page) => button(page, /^Unmark as Purchased/),
        after: closeModal,
      },
    ],
  },
  {
    name: 'list detail',
    path: (size) => `/lists/bench-${size}-items`,
    ready: allItems,
    taps: [
      { name: 'open Add New Item', on: (page) => button(page, 'Add New Item') },
      { name: 'write a letter', key: 'h', after: closeModal },
      { name: 'open Edit Item', on: (page) => button(page, /^Edit Enamel/), after: closeModal },
      { name: 'open Delete Item', on: (page) => button(page, /^Delete Enamel/), after: closeModal },
      { name: 'open Invite', on: (page) => button(page, 'Invite Members'), after: closeModal },
    ],
  },
  {
    name: 'dashboard',
    lists: true,
    path: () => '/',
    ready: async (page) => {
      // The newest hundred are shown; the oldest of them is drawn last.
      await page.getByRole('link', { name: 'List number 101', exact: true }).waitFor();
      await page.waitForTimeout(3_000);
    },
    taps: [
      { name: 'open Create New List', on: (page) => button(page, 'Create New List') },
      { name: 'write a letter', key: 'h', after: closeModal },
      { name: 'open Edit List', on: (page) => button(page, /^Edit List/), after: closeModal },
      { name: 'open Invite', on: (page) => button(page, 'Invite Members'), after: closeModal },
      {
        name: 'open the menu',
        on: (page) => button(page, 'Account menu'),
        after: (page) => page.keyboard.press('Escape'),
      },
    ],
  },
];
