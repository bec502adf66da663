import { BENCH_USER } from './seed.mjs';

/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Tap
 * @property {string} name
 * @property {(page: Page, round: number) => Promise<unknown>} tap
 * @property {(page: Page) => Promise<unknown>} [after] brings the screen back
 */
/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {boolean} [lists] its size is a number of lists, not of items
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
    path: (size) => `/public-list/bench-${size}-items`,
    ready: allItems,
    taps: [
      {
        name: 'sort chip',
        tap: (page, n) =>
          page
            .getByRole('group')
            .getByRole('button')
            .nth(1 + (n % 3))
            .tap(),
      },
      { name: 'sort chip, All', tap: (page) => button(page, 'All').tap() },
      {
        name: 'open Mark',
        tap: (page) => button(page, 'Mark as Purchased').tap(),
      },
      { name: 'write a letter', tap: (page) => page.keyboard.press('a') },
      {
        name: 'mark',
        tap: (page) =>
          page.getByRole('dialog').getByRole('button', { name: 'Mark as Purchased' }).tap(),
        after: async (page) => {
          await page.waitForTimeout(1_000);
          if (await page.getByRole('dialog').isVisible()) await closeModal(page);
        },
      },
      {
        name: 'open Unmark',
        tap: (page) => button(page, 'Unmark as Purchased').tap(),
        after: closeModal,
      },
    ],
  },
  {
    name: 'list detail',
    path: (size) => `/lists/bench-${size}-items`,
    ready: allItems,
    taps: [
      { name: 'open Add New Item', tap: (page) => button(page, 'Add New Item').tap() },
      { name: 'write a letter', tap: (page) => page.keyboard.press('h'), after: closeModal },
      {
        name: 'open Edit Item',
        tap: (page) => button(page, /^Edit Enamel/).tap(),
        after: closeModal,
      },
      {
        name: 'open Delete Item',
        tap: (page) => button(page, /^Delete Enamel/).tap(),
        after: closeModal,
      },
      {
        name: 'open Invite',
        tap: (page) => button(page, 'Invite Members').tap(),
        after: closeModal,
      },
    ],
  },
  {
    name: 'dashboard',
    lists: true,
    path: () => '/',
    ready: async (page) => {
      await page.getByRole('link', { name: 'List number 1', exact: true }).waitFor();
      await page.waitForTimeout(3_000);
    },
    taps: [
      { name: 'open Create New List', tap: (page) => button(page, 'Create New List').tap() },
      { name: 'write a letter', tap: (page) => page.keyboard.press('h'), after: closeModal },
      {
        name: 'open Edit List',
        tap: (page) => button(page, /^Edit List/).tap(),
        after: closeModal,
      },
      {
        name: 'open Invite',
        tap: (page) => button(page, 'Invite Members').tap(),
        after: closeModal,
      },
      {
        name: 'open the menu',
        tap: (page) => button(page, 'Account menu').tap(),
        after: (page) => page.keyboard.press('Escape'),
      },
    ],
  },
];

/**
 * Signs the owner of the bench's lists in.
 * @param {Page} page
 */
export async function signIn(page) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(BENCH_USER.email);
  await page.getByLabel('Password', { exact: true }).fill(BENCH_USER.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await page.close();
}
