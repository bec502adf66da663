import type { Page } from 'playwright/test';
import { holdRequests } from '../../fixtures/hold.ts';
import { openOwnList } from '../../fixtures/session.ts';
import { chooseAction, itemCard, modal } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

/** §2 a script that does not come: bounded tries, then a page that says so. */

/** Where a page is told to have failed. */
const failed = (page: Page) => page.getByRole('heading', { name: 'This page could not be shown' });

/** Counts what a page asks for at these addresses, whatever becomes of it. */
function countRequests(page: Page, addresses: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (addresses.test(request.url())) count += 1;
  });
  return () => count;
}

for (const [what, spoil] of [
  ['is missing', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['is not reached', (route) => route.abort()],
] satisfies [string, (route: import('playwright/test').Route) => Promise<void>][]) {
  test(
    `§2 a page whose script ${what}: a few tries, then a page that says so, and Reload brings it`,
    { tag: '@desktop' },
    async ({ page }) => {
      const script = /\/assets\/GiftsPage-.*\.js$/;
      const requests = countRequests(page, script);
      await page.route(script, spoil);
      await page.goto('/gifts');
      await expect(failed(page)).toBeVisible();
      expect(requests()).toBe(3);
      // The rest of the app goes on, and coming back is another try.
      await page.getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
      await page.goBack();
      await expect(failed(page)).toBeVisible();
      expect(requests()).toBe(6);

      await page.unroute(script);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByRole('heading', { name: 'Your gifts' })).toBeVisible();
    },
  );
}

test(
  '§2 a page that could not be shown has its own title, and its link is another try',
  { tag: '@desktop' },
  async ({ page }) => {
    const script = /\/assets\/ContactPage-.*\.js$/;
    const list = await newList('Garden', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    await page.route(script, (route) => route.abort());
    // A page that has items has started: it is not prerendered.
    await page.goto(`/public-list/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    const contact = page.getByRole('link', { name: 'Contact' });
    await contact.click();
    await expect(failed(page)).toBeVisible();
    await expect(page).toHaveTitle('This page could not be shown · Giftlists');
    await page.unroute(script);
    await contact.click();
    await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Contact · Giftlists');
  },
);

test(
  '§2 a page whose script comes at the second try: shown, and nobody is told',
  { tag: '@desktop' },
  async ({ page }) => {
    const script = /\/assets\/TermsPage-.*\.js$/;
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    let tries = 0;
    await page.route(script, (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { name: /Terms/, level: 1 })).toBeVisible();
    expect(tries).toBe(2);
    await expect(failed(page)).toHaveCount(0);
  },
);

test(
  '§4 a page that was never open, offline: said after a few tries, and there when the network is back',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    const requests = countRequests(page, /\/assets\/TermsPage-.*\.js$/);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(failed(page)).toBeVisible();
    expect(requests()).toBe(3);
    // Nobody has to press Reload.
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: /Terms/, level: 1 })).toBeVisible();
  },
);

test(
  '§4 a page whose script the browser does not ask for again: there when the network is back',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const script = /\/assets\/TermsPage-.*\.js$/;
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    // Firefox keeps every failed script like this, all browsers one that throws.
    await page.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("not a script")' }),
    );
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(failed(page)).toBeVisible();
    await page.unroute(script);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: /Terms/, level: 1 })).toBeVisible();
  },
);

test(
  '§2 a page whose script comes slowly: the press on its link is answered at once, with a spinner',
  { tag: '@phone' },
  async ({ page }) => {
    const { release } = await holdRequests(page, /\/assets\/TermsPage-.*\.js$/);
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Terms' }).click();
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(spinner).toBeInViewport({ ratio: 1 });
    release();
    await expect(page.getByRole('heading', { name: /Terms/, level: 1 })).toBeVisible();
    await expect(spinner).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    await expect(spinner).toBeHidden();
  },
);

test(
  '§2 a modal whose script comes slowly: the press is answered at once, with a spinner',
  { tag: '@phone' },
  async ({ page }) => {
    const list = await newList('Garden', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    const { release } = await holdRequests(page, /\/assets\/givingModals-.*\.js$/);
    await page.goto(`/public-list/${list.id}`);
    await itemCard(page, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(spinner).toBeInViewport({ ratio: 1 });
    release();
    await expect(modal(page, 'Mark as Purchased')).toBeVisible();
    await expect(spinner).toBeHidden();
  },
);

test(
  '§2 two modals that are opened while their scripts load: only the later one is shown, and Back closes it',
  { tag: '@phone' },
  async ({ page }) => {
    const { release } = await holdRequests(page, /\/assets\/\w*Modals-.*\.js$/);
    const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
    await page.getByRole('button', { name: 'Edit List' }).click();
    await chooseAction(page, 'Space on this list');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
    release();
    await expect(modal(page, 'Space on This List')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`/lists/${list.id}`);
  },
);

test(
  '§2 a modal whose styles come at the second try: shown with them',
  { tag: '@desktop' },
  async ({ page }) => {
    const list = await newList('Garden', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    // From the beginning, because the page prefetches its modals.
    let tries = 0;
    await page.route(/\/assets\/dialogs-.*\.css$/, (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    await page.goto(`/public-list/${list.id}`);
    await itemCard(page, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
    const dialog = modal(page, 'Mark as Purchased');
    await expect(dialog).toBeVisible();
    expect(tries).toBe(2);
    // Asked once: no frame may show the dialog without its styles.
    const corner = await dialog.evaluate(
      (element) => getComputedStyle(element).borderTopLeftRadius,
    );
    expect(parseFloat(corner)).toBeGreaterThan(0);
  },
);

test(
  '§4 what a page can do without: asked for again slowly, however often the network comes and goes',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const script = /\/assets\/session-.*\.js$/;
    const requests = countRequests(page, script);
    await page.route(script, (route) => route.abort());
    const list = await newList('Garden', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    await page.goto(`/public-list/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await expect.poll(requests).toBeGreaterThan(0);
    for (let n = 0; n < 20; n += 1) {
      await context.setOffline(true);
      await context.setOffline(false);
    }
    expect(requests()).toBeLessThan(12);
  },
);
