import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import { itemCard, modal, OPEN_PAGES, openModal } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newInvite, newList, newUser } from '../../fixtures/world.ts';

test('§2 axe finds nothing on the screens of a signed-out visitor, in both themes', async ({
  page,
}) => {
  test.slow();
  for (const path of OPEN_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('§2 axe finds nothing on forms with their errors and the reset modal, in both themes', async ({
  page,
}) => {
  test.slow();
  await page.goto('/signup');
  await page.getByLabel('Password', { exact: true }).fill('Rhubarb');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectAccessible(page, 'sign-up with errors');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(modal(page, 'Reset Password')).toBeVisible();
  await expectAccessible(page, 'reset password');
  await modal(page, 'Reset Password').getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await expectAccessible(page, 'reset password, sent');
});

test('§2 axe finds nothing on the public list and its modals, in both themes', async ({ page }) => {
  test.slow();
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Family',
    [ada, ben],
    [
      { name: 'Kite', color: 'Red', notes: 'With a tail' },
      { name: 'Lamp', by: ben, purchasedBy: ['Uncle Bo', 'Mia'], imageUrl: '', notes: 'Any' },
    ],
  );
  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await expectAccessible(page, 'public list');
  await itemCard(page, 'Kite').getByRole('button').click();
  const mark = modal(page, 'Mark as Purchased');
  await mark.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(mark.getByText('Your name is required')).toBeVisible();
  await expectAccessible(page, 'mark');
  await page.keyboard.press('Escape');
  await itemCard(page, 'Lamp').getByRole('button').click();
  await expect(modal(page, 'Unmark as Purchased')).toBeVisible();
  await expectAccessible(page, 'unmark');
  await page.goto('/public-list/none');
  await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
  await expectAccessible(page, 'list not found');
});

test('§2 axe finds nothing on the dashboard, the account page and their modals, in both themes', async ({
  page,
}) => {
  test.slow();
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  await openAs(page, ada, '/');
  await expect(page.getByText('Get started by creating a list!')).toBeVisible();
  await expectAccessible(page, 'empty dashboard');
  await newInvite(await newList('Garden', [ada], [{}, {}, {}, {}, {}, {}]));
  await newList('Family', [ben, ada]);
  await expect(page.getByRole('link', { name: 'Family' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu', { name: 'Account menu' })).toBeVisible();
  await expectAccessible(page, 'dashboard with its menu open');
  await page.keyboard.press('Escape');
  for (const [button, title] of [
    ['Create New List', 'Create New List'],
    ['Edit Garden', 'Edit List'],
    ['Delete Garden', 'Delete List'],
    ['Leave Family', 'Leave List'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(modal(page, title)).toBeVisible();
    await expectAccessible(page, title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expectAccessible(page, 'account');
});

test('§2 axe finds nothing on a list and its modals, in both themes', async ({ page }) => {
  test.slow();
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada, ben], [{ name: 'Kite', notes: 'Red' }, { by: ben }]);
  await newInvite(list);
  await openAs(page, ben, `/lists/${list.id}?joined=true`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await expectAccessible(page, 'list with its banner');
  await page.getByRole('button', { name: 'Delete List' }).click();
  await expect(modal(page, 'Delete List')).toBeVisible();
  await expectAccessible(page, 'delete somebody else’s list');
  await page.keyboard.press('Escape');
  const invite = await openModal(page, 'Invite Members');
  await invite.getByLabel('Email').fill('mia@example.com');
  await invite.getByRole('button', { name: 'Create Invite Link' }).click();
  await expect(invite.getByText('Invite link created!')).toBeVisible();
  await expectAccessible(page, 'invite');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add New Item' }).click();
  await modal(page, 'Add New Item').getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByText('Item Name is required')).toBeVisible();
  await expectAccessible(page, 'add item with errors');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Item 2' }).click();
  await expect(modal(page, 'Edit Item')).toBeVisible();
  await expectAccessible(page, 'edit item');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Item 2' }).click();
  await expect(modal(page, 'Delete Item')).toBeVisible();
  await expectAccessible(page, 'delete item');
});
