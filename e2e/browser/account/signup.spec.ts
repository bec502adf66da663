import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { holdRequests } from '../../fixtures/hold.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The name that was typed at the sign-up, in each order of events. */

test.slow();

const UNAVAILABLE = { status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } };

const welcome = (page: Page, firstName: string) =>
  page.getByRole('heading', { name: `Welcome, ${firstName}!` });

async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse1!');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
}

/** The uid of who is signed in here. */
const uidHere = (page: Page) =>
  page.evaluate(() => localStorage.getItem('giftlists.cacheOwner') ?? '');

test(
  'sign-up with a second window open, which makes the profile first: the typed name is everywhere',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/login');
    await expect(other.getByLabel('Email')).toBeEnabled();
    const { release: releaseLock } = await holdRequests(page, /accounts:update/);
    const email = `nora-${randomUUID()}@example.com`;
    await signUp(page, 'Nora Jane Winter', email);
    // The other window has heard of the account before it has a name.
    await expect(welcome(other, email.replace(/@.*/, ''))).toBeVisible({ timeout: 20_000 });
    releaseLock();
    await expect(welcome(page, 'Nora')).toBeVisible();
    await expect(welcome(other, 'Nora')).toBeVisible();
    expect(await storedFields(`users/${await uidHere(page)}`)).toMatchObject({
      name: 'Nora Jane Winter',
      displayName: 'Nora Jane Winter',
      firstName: 'Nora',
      lastName: 'Jane Winter',
    });
  },
);

test(
  'sign-up where the provider does not take the name: profile and session have it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(/accounts:update/, (route) => route.fulfill(UNAVAILABLE));
    await signUp(page, 'Nora Winter', `nora-${randomUUID()}@example.com`);
    await expect(welcome(page, 'Nora')).toBeVisible();
    expect(await storedFields(`users/${await uidHere(page)}`)).toMatchObject({
      displayName: 'Nora Winter',
      lastName: 'Winter',
    });
    // From the next visit on the provider has it, too.
    await page.unroute(/accounts:update/);
    const named = page.waitForRequest(
      (request) =>
        request.url().includes('accounts:update') &&
        (request.postData() ?? '').includes('Nora Winter'),
    );
    await page.reload();
    await named;
  },
);

test(
  'sign-up where the name can be saved nowhere: the person is told',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(/accounts:update/, (route) => route.fulfill(UNAVAILABLE));
    await page.route(/documents:commit/, (route) => route.abort());
    await signUp(page, 'Nora Winter', `nora-${randomUUID()}@example.com`);
    await expect(
      page.getByText('Your account was created, but your name was not saved.', { exact: false }),
    ).toBeVisible({ timeout: 30_000 });
  },
);
