import { randomUUID } from 'node:crypto';
import { openAs } from '../../fixtures/session.ts';
import { logIn } from '../../fixtures/steps.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newOwnList, newUser } from '../../fixtures/world.ts';

for (const { route, path } of [
  { route: '/', path: '/' },
  { route: '/lists', path: '/lists' },
  { route: '/lists/{listId}/*', path: '/lists/123/anything?a=1&b=2' },
  { route: '/account', path: '/account' },
]) {
  test(
    `§2 route ${route}: login required, a visitor is redirected to /login`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(
        path === '/' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`,
      );
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    },
  );
}

for (const { path, title, heading } of [
  { path: '/login', title: 'Login · Giftlists', heading: 'Login' },
  { path: '/signup', title: 'Sign Up · Giftlists', heading: 'Sign Up' },
  { path: '/privacy', title: 'Privacy · Giftlists', heading: 'Privacy' },
  { path: '/terms', title: 'Terms · Giftlists', heading: 'Terms' },
  { path: '/about', title: 'About · Giftlists', heading: 'About' },
  { path: '/contact', title: 'Contact · Giftlists', heading: 'Contact' },
]) {
  test(
    `§2 route ${path}: open to everybody, with its title`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(path);
    },
  );
}

test(
  '§2 Terms: effective date Oct 31, 2025, governing law State of Florida; §2 Contact: an e-mail; §1 About',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByText('Oct 31, 2025')).toBeVisible();
    await expect(page.getByText('State of Florida')).toBeVisible();
    await page.goto('/contact');
    const mail = page.getByRole('main').getByRole('link', { name: /@/ });
    await expect(mail).toHaveAttribute('href', `mailto:${await mail.innerText()}`);
    await page.goto('/about');
    await expect(page.getByText(/simple, collaborative gift registry/)).toBeVisible();
  },
);

test(
  '§2 route guard: login leads back to where the person was going, without /login in the history',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Paper anniversary');
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await logIn(page, ada, `/lists/${list.id}/anything?from=mail`);
    await expect(page).toHaveURL(`/lists/${list.id}/anything?from=mail`);
    await expect(page.getByRole('heading', { name: 'Paper anniversary', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Paper anniversary · Giftlists');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);

test(
  '§2 route guard: while the session is loading, a full-screen spinner',
  { tag: '@desktop' },
  async ({ page }) => {
    const { release } = await holdRequests(page, /\/assets\/(auth|session)-.*\.js$/);
    await page.goto('/account');
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(spinner).toBeVisible();
    // Measured anew until it fits: the app's spinner takes the place of the prerendered one.
    await expect(async () => {
      const box = await spinner.boundingBox();
      expect(box?.width).toBe(page.viewportSize()?.width);
      expect(box?.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.6);
    }).toPass();
    await expect(page).toHaveURL('/account');
    release();
    await expect(page).toHaveURL('/login?redirect=%2Faccount');
  },
);

for (const from of [
  '/account',
  '/list-join?listId=17-ab&token=x',
  '/add?url=https://shop.example',
]) {
  test(
    `§2 a visitor of ${from} sees a spinner until the Login page has loaded`,
    { tag: '@desktop' },
    async ({ page }) => {
      const { release } = await holdRequests(page, /\/assets\/LoginPage-.*\.js$/);
      await page.goto(from);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
    },
  );
}

test(
  '§2 Login accepts ?redirect= only as a path of this site, else it falls back to /',
  { tag: '@desktop' },
  async ({ page }) => {
    // Every spelling is tried in src/model/paths.test.ts; here, what the browser makes of the worst.
    await openAs(page, await newUser('Ada Byron'), '/');
    for (const evil of [
      '//evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/\\evil.example',
    ]) {
      await page.goto(`/login?redirect=${encodeURIComponent(evil)}`);
      await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
      await expect(page).toHaveURL('/');
    }
    await page.goto('/login?redirect=%2Faccount%3Fx%3D1');
    await expect(page).toHaveURL('/account?x=1');
  },
);

test(
  '§2 unknown paths get a page that says so and leads home',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/${randomUUID()}/deep`);
    await expect(page).toHaveTitle('Page not found · Giftlists');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Go to My Lists' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test(
  '§2 an address in capital letters leads to its page, although the server knows no such file',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list } = await newOwnList('Garden', [{ name: 'Kite' }]);
    await page.goto(`/PUBLIC-LIST/${list.id}`);
    await expect(page.getByRole('heading', { name: 'Garden', level: 1 })).toBeVisible();
    await page.goto('/About');
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    await page.goto('/No-Such-Page');
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  },
);
