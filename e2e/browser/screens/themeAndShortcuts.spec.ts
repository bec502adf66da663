import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import { closeWith, itemCard, modal, section, untilPrefetched } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** The background behind everything, as the theme's paper. */
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT = 'rgb(250, 246, 240)';
const DARK = 'rgb(27, 22, 20)';

/** The color a browser with such a system would give its bars. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('F9 Theme: chosen in the account menu, applied before the first paint of every page, live in other tabs', async ({
  page,
  context,
}) => {
  test.slow();
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(page, ada, '/account');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/');
  await other.getByRole('button', { name: 'Account menu' }).click();
  await expect(other.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await other.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(other.getByRole('menu')).toBeHidden();
  expect([await paper(other), await barColor(other)]).toEqual([DARK, '#1b1614']);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await paper(page)).toBe(DARK);

  // Without any script of ours there is only what is inline: the theme is there all the same.
  await page.route('**/*.js', (route) => route.abort());
  for (const path of ['/about', '/login', '/', `/lists/${list.id}`, `/public-list/${list.id}`]) {
    await page.goto(path);
    expect([path, await paper(page), await barColor(page)]).toEqual([path, DARK, '#1b1614']);
  }
  await page.unroute('**/*.js');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/account');
  await page.getByRole('radio', { name: 'Light' }).check();
  expect([await paper(page), await barColor(page)]).toEqual([LIGHT, '#faf6f0']);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await paper(page)).toBe(LIGHT);
  await page.getByRole('radio', { name: 'System' }).check();
  expect([await paper(page), await barColor(page)]).toEqual([DARK, '#1b1614']);
  await expectAccessible(page, 'account');
});

test('F9 Theme: the menu’s choices are made by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await openAs(page, await newUser('Ada Byron'), '/');
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
  await expectAccessible(page, 'account menu');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  expect(await paper(page)).toBe(DARK);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
});

test('F9 Shortcuts: n makes something new, / goes to sorting, ? lists them; never while typing or in a modal', async ({
  page,
  context,
}) => {
  test.slow();
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await openAs(page, ada, '/');
  await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
  await pressUntil(page, 'n', modal(page, 'Create New List'));
  await expect(page.getByLabel('List Name')).toHaveValue('');
  await page.keyboard.type('nn?/');
  await expect(page.getByLabel('List Name')).toHaveValue('nn?/');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await modal(page, 'Create New List').getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  const help = modal(page, 'Keyboard Shortcuts');
  await expect(help.getByRole('term')).toHaveText(['n', '?']);
  await expect(help.getByText('Create a new list')).toBeVisible();
  await expectAccessible(page, 'shortcuts');
  await help.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'Garden' }).click();
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await pressUntil(page, 'n', modal(page, 'Add New Item'));
  await page.keyboard.press('Escape');

  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await pressUntil(page, '?', help);
  await expect(help.getByRole('term')).toHaveText(['/', '?']);
  await help.getByRole('link', { name: 'Account Settings' }).click();

  // A tab that has its shortcuts hears that they are turned off.
  const other = await context.newPage();
  await other.goto(`/public-list/${list.id}`);
  await pressUntil(other, '?', modal(other, 'Keyboard Shortcuts'));
  await modal(other, 'Keyboard Shortcuts').getByRole('button', { name: 'Done' }).click();
  const heard = await other.evaluateHandle(() => ({
    setting: new Promise((resolve) => {
      addEventListener('storage', ({ key }) => key?.includes('shortcuts') && resolve(true));
    }),
  }));
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await heard.evaluate(({ setting }) => setting);
  await expectNoShortcuts(other);
  // One that is opened later has none either, until they are turned on.
  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await untilPrefetched(page, 'KeyboardShortcuts');
  await expectNoShortcuts(page);
  await other.goto('/account');
  await other.getByRole('checkbox', { name: 'Single-key shortcuts' }).check();
  await pressUntil(page, '?', help);
});

async function expectNoShortcuts(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'All', exact: true });
  await expect(all).toBeVisible();
  // It would move the focus at once, while the list of shortcuts is loaded first.
  await page.keyboard.press('/');
  await expect(all).not.toBeFocused();
}

test('F9 Shortcuts: / focuses the first control of Sort By on the public list, for visitors too', async ({
  page,
}) => {
  const { list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await pressUntil(page, '/', page.locator('button:focus', { hasText: 'All' }));
});

test('F9 Tour: newcomers see how it works on one card, once; who has lists does not', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  await openAs(page, ada, '/');
  const tour = section(page, 'How it works');
  await expect(tour.getByRole('listitem')).toHaveText([
    /^Create a list/,
    /^Paste links/,
    /^Share one link/,
  ]);
  await expect(
    page.getByRole('heading', { name: 'Get started by creating a list!' }),
  ).toBeVisible();
  await expectAccessible(page, 'empty dashboard with its tour');
  await newList('One', [ada]);
  await expect(page.getByRole('link', { name: 'One', exact: true })).toBeVisible();
  await expect(tour).toBeVisible();
  await newList('Two', [ada]);
  await expect(page.getByRole('link', { name: 'Two', exact: true })).toBeVisible();
  await expect(tour).toBeHidden();

  await openAs(page, ben, '/');
  await closeWith(tour, 'Got it');
  const script = page.waitForResponse(/\/assets\/Tour-/);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Get started by creating a list!' }),
  ).toBeVisible();
  await script;
  await expect(tour).toBeHidden();
  // What is loaded last has come, too.
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(tour).toBeHidden();
});

test('F9 Empty states: a list without own items says what to do, others’ sections only that there are none', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Garden', [ada, ben]);
  await openAs(page, ada, `/lists/${list.id}`);
  const own = section(page, 'Your Wish List');
  await expect(own.getByText('No items yet', { exact: true })).toBeVisible();
  await expect(own.getByText("Paste a product link and we'll fill in the details.")).toBeVisible();
  await expect(section(page, "Ben Poe's Wish List").getByRole('paragraph')).toHaveText([
    'No wishes yet',
  ]);
  await expectAccessible(page, 'list without items');
});

test(
  'F9 Reduced motion: nothing moves or turns for those who asked for less of it',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Garden', [ada, ben], [{}, {}, {}, {}, {}, {}, { by: ben }]);
    await page.addInitScript(() => {
      const asked: (string | undefined)[] = [];
      Object.assign(window, { asked });
      const note = (options?: unknown) => asked.push((options as ScrollToOptions)?.behavior);
      Element.prototype.scrollIntoView = note;
      window.scrollTo = note;
    });
    for (const [reducedMotion, behavior] of [
      ['reduce', 'instant'],
      ['no-preference', 'smooth'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`/public-list/${list.id}`);
      const last = () =>
        page.evaluate(() => (window as unknown as { asked: string[] }).asked.splice(0).at(-1));
      for (const name of ['Ben Poe', 'All']) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect.poll(last).toBe(behavior);
      }
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await itemCard(page, 'Item 1').getByRole('button').click();
    await expect(modal(page, 'Mark as Purchased')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);

/** The shortcuts come after the page: presses until one works, as a person would. */
async function pressUntil(page: Page, key: string, shown: ReturnType<Page['getByRole']>) {
  await expect(async () => {
    if (!(await shown.isVisible())) await page.keyboard.press(key);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
