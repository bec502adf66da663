import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { mockGoogle } from '../../fixtures/googleMock.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newInvite, newList, newUser } from '../../fixtures/world.ts';

/** Presses the button and makes a new account in the emulator's own account chooser. */
async function signInWithGoogle(page: Page, name: string, email: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.getByRole('button', { name: 'Sign in with' }).click();
}

test(
  '§8 Google sign-in failure: says so, logs it, and the page stays usable',
  { tag: '@desktop' },
  async ({ page, context }) => {
    // What happens without a network, for real: Google's script does not arrive.
    await context.route('https://apis.google.com/**', (route) => route.abort());
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page.getByRole('alert')).toHaveText('Google sign-in failed. Please try again.');
    expect(logged.some((text) => text.startsWith('Google sign-in failed'))).toBe(true);
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page.getByRole('alert')).toHaveText('Google sign-in failed. Please try again.');
  },
);

test(
  '§1 Google account: signs in, comes back to the redirect; §2 Account: e-mail and password disabled with an explanation',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await mockGoogle(context);
    const email = `gale-${randomUUID()}@example.com`;
    await page.goto('/login?redirect=%2Faccount');
    await signInWithGoogle(page, 'Gale Storm', email);
    await expect(page).toHaveURL('/account');
    await expect(page.getByLabel('First Name')).toHaveValue('Gale');
    await expect(page.getByLabel('Last Name')).toHaveValue('Storm');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    for (const label of ['Email', 'Current Password', 'New Password', 'Confirm Password']) {
      await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
    }
    await expect(
      page
        .getByText('You sign in with Google, so your e-mail and password are managed there.')
        .first(),
    ).toBeVisible();

    await page.getByLabel('First Name').fill('Gail');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome, Gail!' })).toBeVisible();
  },
);

test(
  '§2 Join: the redirect survives a sign-in with Google',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await mockGoogle(context);
    const owner = await newUser('Olive Owner');
    const list = await newList('Silver wedding', [owner]);
    const token = await newInvite(list);
    await page.goto(`/list-join?listId=${list.id}&token=${token}`);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signInWithGoogle(page, 'Gale Storm', `gale-${randomUUID()}@example.com`);
    await expect(page.getByText("You've joined Silver wedding")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add New Item' })).toBeVisible();
  },
);
