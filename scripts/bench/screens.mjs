/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Tap
 * @property {string} name
 * @property {(page: Page, round: number) => import('playwright').Locator} [on] what is tapped
 * @property {string} [key] or the key that is pressed
 * @property {(page: Page) => Promise<unknown>} [after] returns to the screen
 */
/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {boolean} [lists] its size is a number of lists, not of items
 * @property {boolean} [visitor] seen without an account
 * @property {(size: number) => string} path
 * @property {(page: Page, size: number) => Promise<unknown>} ready resolves when all of it is rendered
 * @property {Tap[]} taps
 */

/** @param {Page} page */
async function closeModal(page) {
  await page.keyboard.press('Escape');
  const question = page.getByRole('button', { name: 'Discard' });
  const dialog = page.getByRole('dialog');
  // What was typed is asked about.
  if (await question.isVisible()) await question.click();
  await dialog.waitFor({ state: 'hidden' });
}

/** @type {(page: Page, name: string | RegExp) => import('playwright').Locator} */
const button = (page, name) => page.getByRole('button', { name }).first();

/**
 * Opens a dialog with a button.
 * @type {(name: string, label: string | RegExp, after?: Tap['after']) => Tap}
 */
const open = (name, label, after = closeModal) => ({
  name: `open ${name}`,
  on: (page) => button(page, label),
  after,
});

/** For a tap whose dialog the next tap uses. */
const leaveOpen = () => Promise.resolve();

/** @param {Page} page @param {number} size */
async function allItems(page, size) {
  const count = () => page.locator('main li h3').count();
  while ((await count()) < size) await page.waitForTimeout(100);
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
        on: (page, round) => {
          const chips = page.getByRole('group').getByRole('button');
          return chips.nth(1 + (round % 3));
        },
      },
      { name: 'sort chip, All', on: (page) => button(page, 'All') },
      open('Mark', /^Mark as Purchased/, leaveOpen),
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
      open('Unmark', /^Unmark as Purchased/),
    ],
  },
  {
    name: 'list detail',
    path: (size) => `/lists/bench-${size}-items`,
    ready: allItems,
    taps: [
      open('Add New Item', 'Add New Item', leaveOpen),
      { name: 'write a letter', key: 'h', after: closeModal },
      open('Edit Item', /^Edit Enamel/),
      open('Delete Item', /^Delete Enamel/),
      open('Invite', 'Invite Members'),
    ],
  },
  {
    name: 'dashboard',
    lists: true,
    path: () => '/',
    ready: async (page) => {
      // The newest hundred are shown; the oldest of them is rendered last.
      await page.getByRole('link', { name: 'List number 101', exact: true }).waitFor();
      await page.waitForTimeout(3_000);
    },
    taps: [
      open('Create New List', 'Create New List', leaveOpen),
      { name: 'write a letter', key: 'h', after: closeModal },
      open('Edit List', /^Edit List/),
      open('Invite', 'Invite Members'),
      open('the menu', 'Account menu', (page) => page.keyboard.press('Escape')),
    ],
  },
];
