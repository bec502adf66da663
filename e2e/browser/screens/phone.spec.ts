import { openAs } from '../../fixtures/session.ts';
import { itemCard, logOut, modal } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newInvite, newList, newUser } from '../../fixtures/world.ts';

/**
 * What the tests on the desktop prove one by one, refused first and then done, in one go on a phone:
 * there it is the layout and the finger that could be in the way.
 */

test(
  '§2 the dashboard’s modals on a phone: refused, then done; §4 leaving; the account; logout',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const family = await newList('Family', [ben, ada], [{ by: ada }]);
    const garden = await newList('Grden', [ada], [{ name: 'Kite' }]);
    await openAs(page, ada, '/');
    await page.getByRole('button', { name: 'Edit Grden' }).tap();
    const edit = modal(page, 'Edit List');
    await edit.getByLabel('List Name').fill('');
    await edit.getByRole('button', { name: 'Save' }).tap();
    await expect(edit.getByText('List name is required', { exact: true })).toBeVisible();
    await edit.getByLabel('List Name').fill('Garden');
    await edit.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();

    await itemCard(page, 'Garden').getByRole('button', { name: 'Invite Members' }).tap();
    const invite = modal(page, 'Invite Members');
    await invite.getByRole('button', { name: 'Create Invite Link' }).tap();
    await expect(invite.getByText('Email is required', { exact: true })).toBeVisible();
    await invite.getByRole('button', { name: 'Close' }).tap();

    await page.getByRole('button', { name: 'Leave Family' }).tap();
    await modal(page, 'Leave List').getByRole('button', { name: 'Leave List' }).tap();
    await expect(page.getByRole('link', { name: 'Family' })).toHaveCount(0);
    expect(await storedFields(`lists/${family.id}`)).toMatchObject({ members: [ben.uid] });

    await page.getByRole('button', { name: 'Delete Garden' }).tap();
    await modal(page, 'Delete List').getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('button', { name: 'Delete Garden' }).tap();
    await modal(page, 'Delete List').getByRole('button', { name: 'Delete List' }).tap();
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    expect(await storedFields(`lists/${garden.id}`)).toBeNull();

    await page.getByRole('button', { name: 'Account menu' }).tap();
    await page.getByRole('menuitem', { name: 'Account Settings' }).tap();
    await page.getByLabel('First Name').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).tap();
    await expect(page.getByText('First name is required', { exact: true })).toBeVisible();
    await page.getByLabel('First Name').fill('Augusta');
    await page.getByRole('button', { name: 'Save Changes' }).tap();
    await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible();
    await logOut(page);
  },
);

test(
  '§2 a list’s modals on a phone: refused, then done; §2 Join; unknown paths',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada], [{ name: 'Kite' }]);
    const token = await newInvite(list);
    await openAs(page, ben, `/list-join?listId=${list.id}&token=${token}`);
    await expect(page.getByText("You've joined Family")).toBeVisible();
    await expect(itemCard(page, 'Kite').getByRole('button')).toHaveCount(0);

    await page.getByRole('button', { name: 'Add New Item' }).tap();
    const add = modal(page, 'Add New Item');
    await add.getByLabel('Item Name').fill('Watring can');
    await add.getByLabel('URL', { exact: true }).fill('nothing like an address');
    await add.getByRole('button', { name: 'Add Item' }).tap();
    await expect(add.getByText('Enter a valid URL', { exact: true })).toBeVisible();
    await add.getByLabel('URL', { exact: true }).fill('https://shop.example/can');
    await add.getByRole('button', { name: 'Add Item' }).tap();
    await expect(itemCard(page, 'Watring can')).toBeVisible();

    await page.getByRole('button', { name: 'Edit Watring can' }).tap();
    const edit = modal(page, 'Edit Item');
    await edit.getByLabel('Item Name').fill('');
    await edit.getByRole('button', { name: 'Update Item' }).tap();
    await expect(edit.getByText('Item Name is required', { exact: true })).toBeVisible();
    await edit.getByLabel('Item Name').fill('Watering can');
    await edit.getByRole('button', { name: 'Update Item' }).tap();
    await expect(itemCard(page, 'Watering can')).toBeVisible();

    await page.getByRole('button', { name: 'Delete Watering can' }).tap();
    await modal(page, 'Delete Item').getByRole('button', { name: 'Delete Item' }).tap();
    await expect(itemCard(page, 'Watering can')).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete List' }).tap();
    const confirm = modal(page, 'Delete List').getByRole('button', { name: 'Delete List' });
    await expect(confirm).toBeDisabled();
    await modal(page, 'Delete List').getByLabel("Type the list's name to confirm").fill('Family');
    await confirm.tap();
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();

    await page.goto('/nowhere/at/all');
    await page.getByRole('main').getByRole('link').first().tap();
    await expect(page).toHaveURL('/');
  },
);
