import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { holdRequests } from '../../fixtures/hold.ts';
import { OFFLINE_DELAY_MS, untilKept } from '../../fixtures/steps.ts';
import {
  brokenRelease,
  firstRelease,
  nextRelease,
  openSite,
  UNANSWERED,
  type Site,
} from '../../fixtures/releases.ts';

/**
 * F8 releases: one that does not start is left as soon as a better one is there, on devices that
 * keep the app and on others. Not with fixtures/test.ts: here pages throw.
 */

/** On the Contact page of each of the two builds. */
const FIRST_EMAIL = 'hello@giftlists.example';
const NEXT_EMAIL = 'next@giftlists.example';

let folder: string;
let first: string;
let next: string;
/** Two releases that do not start: the app throws, and the first script cannot even be parsed. */
let throwing: string;
let unreadable: string;
let site: Site;

// In one worker, which builds once; one that fails keeps no other from running.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'giftlists-releases-'));
  first = firstRelease(join(folder, 'first'));
  next = await nextRelease(join(folder, 'next'), NEXT_EMAIL);
  throwing = brokenRelease(join(folder, 'throwing'), next, {
    chunk: 'start',
    code: "throw new Error('A release that throws at start');",
  });
  unreadable = brokenRelease(join(folder, 'unreadable'), first, { chunk: 'index', code: '}{' });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.beforeEach(async () => {
  site = await openSite(first);
});
test.afterEach(() => site.close());

const works = (page: Page) => page.getByRole('heading', { name: 'Your gifts' });
const notStarted = (page: Page) => page.getByRole('alert').filter({ hasText: 'has not started' });

/**
 * Another tab whose page never comes. As long as the kept release waits for it, Chromium does not let
 * a newer one take over: for five minutes.
 */
async function occupyWorker(page: Page): Promise<void> {
  const other = await page.context().newPage();
  const asked = other.waitForRequest(site.url + UNANSWERED);
  await other.evaluate((url) => {
    location.href = url;
  }, site.url + UNANSWERED);
  await asked;
}

/** Opens the first release and stays until the device keeps it; then `release` is offered, by this button. */
async function keepAndOffer(page: Page, release: string): Promise<Locator> {
  await page.clock.install();
  await page.goto(`${site.url}/gifts`);
  await expect(works(page)).toBeVisible();
  await untilKept(page);
  site.deploy(release);
  await page.reload();
  await expect(works(page)).toBeVisible();
  await page.clock.fastForward(OFFLINE_DELAY_MS);
  const reload = page
    .getByRole('region', { name: 'Update' })
    .getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible({ timeout: 60_000 });
  return reload;
}

/** The same, and takes the release that is offered. */
async function keepAndUpdate(page: Page, release: string): Promise<void> {
  await (await keepAndOffer(page, release)).click();
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [what, broken, better] of [
    ['throws at start, and the next one mends it', () => throwing, () => next],
    ['cannot be read, and is rolled back', () => unreadable, () => first],
  ] as const) {
    test(
      `F8 a kept release that ${what}: taken on the next load, by itself`,
      { tag: '@desktop' },
      async ({ page }) => {
        test.slow();
        await keepAndUpdate(page, broken());
        await expect(notStarted(page)).toBeVisible({ timeout: 30_000 });
        // As long as there is nothing better: said again, and no reload by itself.
        let loads = 0;
        page.on('load', () => {
          loads += 1;
        });
        await page.reload();
        await expect(notStarted(page)).toBeVisible({ timeout: 30_000 });
        expect(loads).toBe(1);

        site.deploy(better());
        await page.reload();
        await expect(works(page)).toBeVisible({ timeout: 30_000 });
        await expect(notStarted(page)).toHaveCount(0);
        await expect.poll(() => loads).toBe(3);
        await page.goto(`${site.url}/contact`);
        const email = better() === next ? NEXT_EMAIL : FIRST_EMAIL;
        await expect(page.getByText(email).first()).toBeVisible();
      },
    );
  }

  test(
    'F8 releases in turn do not reload a page for ever: once a minute at most; its link brings the better one',
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      await keepAndUpdate(page, unreadable);
      await expect(notStarted(page)).toBeVisible({ timeout: 30_000 });
      // As if it had been reloaded by itself for another release, a moment before.
      await page.evaluate(() => {
        sessionStorage.setItem('giftlists.recovered', String(Date.now() + 120_000));
      });
      site.deploy(next);
      await page.addInitScript(() => {
        const taken = new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', resolve);
        });
        Object.assign(window, { taken });
      });
      await page.reload();
      await expect(notStarted(page)).toBeVisible({ timeout: 30_000 });
      // The better one answers from now on, but the page was not reloaded. Asked once it does: a
      // request at the moment of the change would hold the change up.
      await page.evaluate(() => (window as unknown as { taken: Promise<unknown> }).taken);
      const answer = await page.evaluate(async () => (await fetch('/contact')).text());
      expect(answer).toContain(NEXT_EMAIL);
      await expect(notStarted(page)).toBeVisible();
      await page.getByRole('link', { name: 'Reload the page' }).click();
      await expect(works(page)).toBeVisible({ timeout: 30_000 });
    },
  );
});

test.describe('with a service worker that is busy with another tab', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F8 Reload brings the new version all the same', { tag: '@desktop' }, async ({ page }) => {
    test.slow();
    const reload = await keepAndOffer(page, next);
    await occupyWorker(page);
    const reloaded = page.waitForEvent('load', { timeout: 30_000 });
    await reload.click();
    await expect(reload).toHaveAttribute('aria-busy', 'true');
    await reloaded;
    await expect(works(page)).toBeVisible();
    await page.goto(`${site.url}/contact`);
    await expect(page.getByText(NEXT_EMAIL).first()).toBeVisible();
  });

  test(
    'F8 a kept release that does not start is left all the same, by itself',
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      await keepAndUpdate(page, throwing);
      await expect(notStarted(page)).toBeVisible({ timeout: 30_000 });
      await occupyWorker(page);
      site.deploy(next);
      await page.reload();
      await expect(works(page)).toBeVisible({ timeout: 30_000 });
    },
  );
});

test(
  'F8 without a worker, a release that does not start says so, and the next load has the fix',
  { tag: '@desktop' },
  async ({ page }) => {
    site.deploy(throwing);
    await page.goto(`${site.url}/gifts`);
    await expect(notStarted(page)).toBeVisible({ timeout: 30_000 });
    site.deploy(next);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(works(page)).toBeVisible({ timeout: 30_000 });
    await expect(notStarted(page)).toHaveCount(0);
  },
);

test(
  'F8 a tab open over a release misses a script; after a rollback the script is there again',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    site.deploy(next);
    const contact = page.getByRole('link', { name: 'Contact' });
    await contact.click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText(NEXT_EMAIL).first()).toBeVisible();

    site.deploy(first);
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    await contact.click();
    await expect(page.getByText(FIRST_EMAIL).first()).toBeVisible();
  },
);

test(
  'F8 an app that takes very long: says so after half a minute, and no longer once it has started',
  { tag: '@desktop' },
  async ({ page }) => {
    const { release: releaseLock } = await holdRequests(page, /\/assets\/start-.*\.js$/);
    await page.clock.install();
    await page.goto(`${site.url}/gifts`, { waitUntil: 'domcontentloaded' });
    await expect(notStarted(page)).toHaveCount(0);
    await page.clock.fastForward(30_000);
    await expect(notStarted(page)).toBeVisible();
    releaseLock();
    await expect(works(page)).toBeVisible();
    await expect(notStarted(page)).toHaveCount(0);
  },
);
