import { holdRequests, LISTENS } from '../../fixtures/hold.ts';
import { openAs } from '../../fixtures/session.ts';
import { logOut, OPEN_PAGES, openMyLists } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newOwnList, newUser } from '../../fixtures/world.ts';

test('§2 Top bar of a signed-out visitor: logo, Login and Sign Up', async ({ page }) => {
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(bar.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  await page.goto('/about');
  await bar.getByRole('link', { name: 'Giftlists' }).click();
  await expect(page).toHaveURL('/login');
});

test('§2 Top bar of a signed-in user: logo and My Lists lead to the dashboard, avatar with the upper-case first letter', async ({
  page,
}) => {
  await openAs(page, await newUser('ada Byron'), '/account');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('button', { name: 'Account menu' })).toHaveText('A');
  const avatar = await bar
    .getByRole('button', { name: 'Account menu' })
    .locator('> *')
    .boundingBox();
  expect(avatar?.width).toBe(avatar?.height);
  await bar.getByRole('link', { name: 'My Lists' }).click();
  await expect(page).toHaveURL('/lists');
  await expect(page.getByRole('heading', { name: 'Welcome, ada!' })).toBeVisible();
  await bar.getByRole('link', { name: 'Giftlists' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('My Lists · Giftlists');
});

test('§2 a page that somebody goes to begins at its top, for eyes and keyboard; going back is back where one was', async ({
  page,
}) => {
  await page.goto('/terms');
  // The page is there before the app: a link that is followed by then is the browser's own affair.
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await privacy.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await privacy.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('§2 the keyboard begins at the page’s main part, also when that shows something else first', async ({
  page,
}) => {
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await openAs(page, ada, '/account');
  await openMyLists(page);
  await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  // The list comes later than its page.
  const { release } = await holdRequests(page, LISTENS);
  await page.getByRole('link', { name: 'Garden' }).click();
  await expect(page).toHaveURL(`/lists/${list.id}`);
  await expect(page.getByRole('main')).toBeFocused();
  release();
  await expect(page.getByRole('heading', { level: 3, name: 'Kite' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Lists' })).toBeFocused();
});

test('§4 avatar menu: opens; closes on a click outside, on Escape and on choosing Account Settings', async ({
  page,
}) => {
  await openAs(page, await newUser('Ada Byron'), '/');
  const avatar = page.getByRole('button', { name: 'Account menu' });
  const menu = page.getByRole('menu', { name: 'Account menu' });
  await avatar.click();
  await expect(menu).toBeVisible();
  await expect(avatar).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('menuitem')).toHaveText(['Account Settings', 'Your gifts', 'Logout']);

  // Its beginning: on a phone the open menu lies over the rest of it.
  const heading = page.getByRole('heading', { name: 'Welcome, Ada!' });
  await heading.click({ position: { x: 5, y: 5 } });
  await expect(menu).toBeHidden();

  await avatar.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(avatar).toBeFocused();

  await avatar.click();
  await menu.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL('/account');
  await expect(menu).toBeHidden();
});

test(
  '§4 avatar menu by keyboard: Enter opens, arrows move, Enter chooses',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAs(page, await newUser('Ada Byron'), '/');
    const menu = page.getByRole('menu', { name: 'Account menu' });
    await page.getByRole('button', { name: 'Account menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
    for (const name of ['Your gifts', 'Logout']) {
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('menuitem', { name })).toBeFocused();
    }
    for (const theme of ['System', 'Light', 'Dark']) {
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('menuitemradio', { name: theme })).toBeFocused();
    }
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
  },
);

test(
  '§4 Logout ends the session: Login page, and protected pages redirect again',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAs(page, await newUser('Ada Byron'), '/');
    await logOut(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await page.goto('/account');
    await expect(page).toHaveURL('/login?redirect=%2Faccount');
  },
);

test(
  '§2 Footer on every page links to About, Contact, Privacy and Terms',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Garden');
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    for (const path of [...OPEN_PAGES, `/public-list/${list.id}`]) {
      await page.goto(path);
      await expect(links).toHaveText(['About', 'Contact', 'Privacy', 'Terms']);
    }
    await openAs(page, ada, '/');
    for (const path of ['/', `/lists/${list.id}`, '/account']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(links).toHaveText(['About', 'Contact', 'Privacy', 'Terms']);
    }
    for (const name of ['About', 'Contact', 'Privacy', 'Terms']) {
      await links.filter({ hasText: name }).click();
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    }
  },
);
