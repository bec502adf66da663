import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { openAs } from '../../fixtures/session.ts';
import { logIn, logOut } from '../../fixtures/steps.ts';
import { lastMailTo, storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

test(
  '§2 Account: names change, §8 Profile updated successfully!, and reach the member names in the lists',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const [own, other] = await Promise.all([
      newList('Garden', [ada], [{}]),
      newList('Family', [ben, ada], [{ by: ada }]),
    ]);
    await openAs(page, ada, '/account');
    await expect(page).toHaveTitle('Account Settings · Giftlists');
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Last Name')).toHaveValue('Byron');
    await expect(page.getByLabel('Email')).toHaveValue(ada.email);
    await page.getByLabel('First Name').fill('Augusta');
    await page.getByLabel('Last Name').fill('King');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible();
    for (const list of [own, other]) {
      const stored = await storedFields(`lists/${list.id}`);
      expect(stored?.['memberInfo']).toContainEqual({ uid: ada.uid, displayName: 'Augusta King' });
    }
    expect(await storedFields(`users/${ada.uid}`)).toMatchObject({
      firstName: 'Augusta',
      lastName: 'King',
      displayName: 'Augusta King',
      email: ada.email,
    });
    await page.goto(`/public-list/${other.id}`);
    await expect(page.getByRole('heading', { name: "Augusta King's Wish List" })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome, Augusta!' })).toBeVisible();
  },
);

test(
  '§5 Account: first name, last name and e-mail are required',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAs(page, await newUser('Ada Byron'), '/account');
    for (const label of ['First Name', 'Last Name', 'Email']) {
      await page.getByLabel(label).fill('');
    }
    await page.getByRole('button', { name: 'Save Changes' }).click();
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email is required',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('First Name')).toBeFocused();
  },
);

test(
  '§5 Password change: new and confirm must match; §8 failure shows the message, success Password updated successfully!',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    await openAs(page, ada, '/account');
    const current = page.getByLabel('Current Password', { exact: true });
    const next = page.getByLabel('New Password', { exact: true });
    const confirm = page.getByLabel('Confirm Password', { exact: true });
    const save = page.getByRole('button', { name: 'Save Changes' });

    await current.fill('not the password');
    await next.fill('Another-horse2!');
    await confirm.fill('Another-horse3!');
    await save.click();
    await expect(page.getByText('New passwords do not match.', { exact: true })).toBeVisible();
    await confirm.fill('Another-horse2!');
    await expect(page.getByText('New passwords do not match.', { exact: true })).toBeHidden();
    await save.click();
    await expect(page.getByRole('alert')).toContainText(/password is invalid|credential is/i);
    await expect(next).toHaveValue('Another-horse2!');

    await current.fill(ada.password);
    await save.click();
    await expect(page.getByText('Password updated successfully!', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(next).toHaveValue('');
    await page.goto('/');
    await logOut(page);
    await logIn(page, { ...ada, password: 'Another-horse2!' });
  },
);

test(
  '§2 Account: an e-mail change starts the provider’s verification, and the profile follows it',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    const email = `augusta-${randomUUID()}@example.com`;
    await openAs(page, ada, '/account');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(
      page.getByText('Your e-mail changes once you confirm it there.', { exact: false }),
    ).toBeVisible();
    // Nothing changes before the link in the mail was followed.
    expect(await storedFields(`users/${ada.uid}`)).toMatchObject({ email: ada.email });
    const mail = await lastMailTo(email);
    expect(mail?.requestType).toBe('VERIFY_AND_CHANGE_EMAIL');
    expect((await fetch(mail?.oobLink ?? '')).status).toBe(200);
    await openAs(page, { ...ada, email }, '/account');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect.poll(() => storedFields(`users/${ada.uid}`)).toMatchObject({ email });
  },
);

test(
  '§8 Profile update failure: Failed to update profile., with everything typed kept',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openAs(page, await newUser('Ada Byron'), '/account');
    await page.getByLabel('First Name').fill('Augusta');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update profile.');
    await expect(page.getByLabel('First Name')).toHaveValue('Augusta');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  },
);

const saved = (page: Page) => page.getByText('Profile updated successfully!');
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test(
  '§2 Account: an unusual e-mail and a one-word name lock nobody out of password, names or a reset',
  { tag: '@desktop' },
  async ({ page }) => {
    const email = `o'br&zoë-${randomUUID()}@example.com`;
    await page.goto('/signup');
    await page.getByLabel('Name', { exact: true }).fill('Cher');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse1!');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Cher!' })).toBeVisible();
    await page.goto('/account');
    await page.getByLabel('Current Password', { exact: true }).fill('Correct-horse1!');
    await page.getByLabel('New Password', { exact: true }).fill('Another-horse2!');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Another-horse2!');
    await saveChanges(page);
    await expect(page.getByText('Password updated successfully!', { exact: true })).toBeVisible();
    await expect(saved(page)).toHaveCount(0);

    await page.getByLabel('First Name').fill('Cherilyn');
    await saveChanges(page);
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText('Password updated successfully!', { exact: true })).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome, Cherilyn!' })).toBeVisible();
    await logOut(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset Password' });
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog.getByText('If there is an account', { exact: false })).toBeVisible();
    expect(await lastMailTo(email)).toMatchObject({ requestType: 'PASSWORD_RESET' });
  },
);

test(
  '§2 Account: a failing e-mail change does not hold back the names, and says which is which',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    await openAs(page, ada, '/account');
    await page.route(/accounts:sendOobCode/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'EMAIL_EXISTS' } } }),
    );
    await page.getByLabel('First Name').fill('Augusta');
    await page.getByLabel('Email').fill('taken@example.com');
    await saveChanges(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to update profile.');
    await expect(alert).toContainText('Your name was saved, but your e-mail was not changed:');
    await expect(alert).toContainText('already in use');
    await expect(saved(page)).toHaveCount(0);
    expect(await storedFields(`users/${ada.uid}`)).toMatchObject({ firstName: 'Augusta' });

    // Only what failed is tried again.
    await page.unroute(/accounts:sendOobCode/);
    const nameChanges: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('accounts:update')) nameChanges.push(request.url());
    });
    await page.getByLabel('Email').fill(`augusta-${randomUUID()}@example.com`);
    await saveChanges(page);
    await expect(saved(page)).toBeVisible();
    await expect(
      page.getByText('We sent a link to your new address.', { exact: false }),
    ).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(nameChanges).toEqual([]);
  },
);

test(
  '§2 Account: failing names do not hold back the password, and each says how it went',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    await openAs(page, ada, '/account');
    await page.route(/accounts:update/, (route, request) =>
      (request.postData() ?? '').includes('displayName')
        ? route.fulfill({ status: 503, json: { error: { code: 503, message: 'LATER' } } })
        : route.continue(),
    );
    await page.getByLabel('First Name').fill('Augusta');
    await page.getByLabel('Current Password', { exact: true }).fill(ada.password);
    await page.getByLabel('New Password', { exact: true }).fill('Another-horse2!');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Another-horse2!');
    await saveChanges(page);
    await expect(page.getByText('Password updated successfully!', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Failed to update profile.');
    await expect(page.getByLabel('First Name')).toHaveValue('Augusta');
  },
);

test(
  '§2 Account: a success of before does not stand beside an error',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAs(page, await newUser('Ada Byron'), '/account');
    await page.getByLabel('First Name').fill('Augusta');
    await saveChanges(page);
    await expect(saved(page)).toBeVisible();
    await page.getByLabel('Last Name').fill('');
    await saveChanges(page);
    await expect(page.getByText('Last name is required', { exact: true })).toBeVisible();
    await expect(saved(page)).toHaveCount(0);
  },
);
