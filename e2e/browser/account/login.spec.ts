import { Timestamp } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import { closeWith, logIn } from '../../fixtures/steps.ts';
import { lastMailTo, storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

const anAddress = () => `someone-${randomUUID()}@example.com`;

test('§1 sign up, §3 User record: first login creates it, §2 Signup accepts ?redirect=', async ({
  page,
}) => {
  const owner = await newUser('Olive Owner');
  const list = await newList('Picnic', [owner]);
  const email = anAddress();
  await page.goto(`/signup?redirect=${encodeURIComponent(`/lists/${list.id}`)}`);
  await page.getByLabel('Name', { exact: true }).fill('Nora Jane Winter');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse1!');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`/lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'Picnic', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await page.goto('/account');
  await expect(page.getByLabel('First Name')).toHaveValue('Nora');
  await expect(page.getByLabel('Last Name')).toHaveValue('Jane Winter');
});

test(
  '§5 Signup: name, e-mail and password are required; the first empty field is focused',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    for (const message of ['Name is required', 'Email is required', 'Password is required']) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page).toHaveURL('/signup');
  },
);

test(
  '§5 Signup hint: 8 characters, one uppercase letter, one number, one special character',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/signup');
    const rules = page.getByRole('list', { name: 'A good password has' }).getByRole('listitem');
    await expect(rules).toHaveText([
      'at least 8 characters',
      'one uppercase letter',
      'one number',
      'one special character',
    ]);
    await page.getByLabel('Password', { exact: true }).fill('Rhubarb');
    await expect(rules.filter({ hasText: '(done)' })).toHaveText(['one uppercase letter (done)']);
    await page.getByLabel('Password', { exact: true }).fill('Rhubarb-1');
    await expect(rules.filter({ hasText: '(done)' })).toHaveCount(4);
  },
);

test(
  '§8 Sign-up error: the provider’s message text is shown, typing kept',
  { tag: '@desktop' },
  async ({ page }) => {
    const { email } = await newUser('Ada Byron');
    await page.goto('/signup');
    await page.getByLabel('Name', { exact: true }).fill('Another Ada');
    await page.getByLabel('Email').fill(anAddress());
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Password should be at least 6 characters.');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse1!');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(alert).toHaveText('The email address is already in use by another account. Login');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Another Ada');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectAccessible(page, 'sign-up of an e-mail in use');
    await alert.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test(
  '§1 log in with e-mail and password, to the dashboard by default',
  { tag: '@desktop' },
  async ({ page }) => {
    await logIn(page, await newUser('Ada Byron'));
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  },
);

test(
  '§8 Login error: the provider’s message text is shown; a wrong password and an unknown address read alike',
  { tag: '@desktop' },
  async ({ page }) => {
    const { email } = await newUser('Ada Byron');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('wrong-horse');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(/password is invalid|credential is/i);
    await expect(page.getByRole('alert')).not.toContainText(/Firebase|auth\//);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page).toHaveURL('/login');
  },
);

test(
  '§2 Login and Signup link to each other and carry the redirect along',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login?redirect=%2Faccount');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup?redirect=%2Faccount');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Faccount');
  },
);

test(
  '§2 Login: a logged-in visitor is redirected to the redirect target; Signup alike',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAs(page, await newUser('Ada Byron'), '/login?redirect=%2Faccount');
    await expect(page).toHaveURL('/account');
    await page.goto('/signup');
    await expect(page).toHaveURL('/');
  },
);

test(
  '§1 reset a password by e-mail: one answer for every address, and the link works',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    await page.goto('/login');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset Password' });
    await expect(dialog.getByLabel('Email')).toHaveValue(ada.email);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    const answer = 'If there is an account for that address, an e-mail with a link is on its way.';
    await expect(dialog.getByText(answer)).toBeVisible();
    await closeWith(dialog, 'Done');

    await page.getByLabel('Email').fill(anAddress());
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await dialog.getByLabel('Email').fill('');
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog.getByText('Email is required', { exact: true })).toBeVisible();
    await dialog.getByLabel('Email').fill(anAddress());
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog.getByText(answer)).toBeVisible();

    const mail = await lastMailTo(ada.email);
    expect(mail?.requestType).toBe('PASSWORD_RESET');
    const reset = await fetch(`${mail?.oobLink}&newPassword=Another-horse2%21`);
    expect(reset.status).toBe(200);
    await logIn(page, { ...ada, password: 'Another-horse2!' });
  },
);

test(
  '§4 Session: a missing profile is created from the auth data with the fallbacks',
  { tag: '@desktop' },
  async ({ page }) => {
    const email = `rose.${randomUUID()}@example.com`;
    await page.goto('/signup');
    await page.getByLabel('Name', { exact: true }).fill('Rose');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse1!');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Rose!' })).toBeVisible();
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    const uid = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('giftLists') ?? '') as { uid: string }).uid,
    );
    const record = await storedFields(`users/${uid}`);
    expect(record).toEqual({
      uid,
      name: 'Rose',
      email,
      createdAt: expect.any(Timestamp) as unknown,
      provider: 'email',
      firstName: 'Rose',
      lastName: '',
      displayName: 'Rose',
    });
  },
);
