import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { boxOf } from '../../fixtures/geometry.ts';
import { mockGoogle } from '../../fixtures/googleMock.ts';
import { loseWrites } from '../../fixtures/hold.ts';
import { openAs } from '../../fixtures/session.ts';
import { openModal, submitLogin } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newInvite, newList, newOwnList, newUser, type User } from '../../fixtures/world.ts';

/** F6: deleting one's account. */

async function openDelete(page: Page, who: User) {
  await page.clock.install();
  await openAs(page, who, '/account');
  const dialog = await openModal(page, 'Delete account…', 'Delete Account');
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeVisible();
  return dialog;
}

/** Whether the provider still knows this password. */
async function canSignIn(page: Page, who: User): Promise<boolean> {
  await page.goto('/login');
  await submitLogin(page, who);
  const refused = page.getByRole('alert');
  const inside = page.getByRole('heading', { name: /^Welcome/ });
  await expect(refused.or(inside)).toBeVisible();
  return inside.isVisible();
}

test('F6 delete account: shows each list’s fate, refuses a wrong password, then everything is gone', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const garden = await newList('Garden', [ada, ben], [{ name: 'Kite' }, { name: 'Rake', by: ben }]);
  await newInvite(garden);
  const family = await newList(
    'Family',
    [ben, ada],
    [
      { name: 'Lamp', by: ada },
      { name: 'Book', by: ben },
    ],
  );
  const dialog = await openDelete(page, ada);
  await expect(dialog.getByRole('region', { name: 'Deleted for everybody' })).toHaveText(
    /Garden, 2 members, 2 items/,
  );
  await expect(dialog.getByRole('region', { name: 'Lists you leave' })).toContainText(
    'Family, with 1 item of yours',
  );
  await expectAccessible(page, 'Delete Account');

  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await confirm.click();
  await expect(dialog.getByText('Password is required', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Type DELETE, in capital letters')).toBeVisible();
  await expectAccessible(page, 'Delete Account, refused');
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm.click();
  const why = dialog.getByText(/password is invalid|credential is/i);
  await expect(why).toBeVisible();
  // Not below the buttons, which stay at the bottom of the modal, nor below the fade above them.
  const top = (await boxOf(confirm)).top - 12;
  await expect.poll(async () => (await boxOf(why)).bottom).toBeLessThanOrEqual(top);
  expect(await storedFields(`lists/${garden.id}`)).not.toBeNull();
  expect(await storedFields(`users/${ada.uid}`)).not.toBeNull();

  await page.evaluate(() => localStorage.setItem('somethingOfMine', '1'));
  await dialog.getByLabel('Your password', { exact: true }).fill(ada.password);
  await confirm.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expectAccessible(page, 'after the deletion of an account');
  expect(await storedFields(`lists/${garden.id}`)).toBeNull();
  expect(await storedFields(`lists/${garden.id}/items/${garden.items[0]?.id}`)).toBeNull();
  expect(await storedFields(`deletedLists/${garden.id}`)).toMatchObject({ by: ada.uid });
  expect(await storedFields(`users/${ada.uid}`)).toBeNull();
  const left = await storedFields(`lists/${family.id}`);
  expect(left).toMatchObject({ members: [ben.uid] });
  expect(left?.['items']).toMatchObject([{ name: 'Book' }]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await canSignIn(page, ada)).toBe(false);
});

test(
  'F6 delete account: items stay on others’ lists when asked to; cut off in the middle it says where, and goes on from there',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const family = await newList('Family', [ben, ada], [{ name: 'Lamp', by: ada }]);
    const garden = await newList('Garden', [ada], [{ name: 'Kite' }]);
    const shed = await newList('Shed', [ada], [{ name: 'Rake' }]);
    const dialog = await openDelete(page, ada);
    await dialog.getByLabel('Leave them on the lists, without my name').check();
    await dialog.getByLabel('Your password', { exact: true }).fill(ada.password);
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');

    const confirm = dialog.getByRole('button', { name: 'Delete Account' });
    const untilGivenUp = await loseWrites(page, shed.id);
    await confirm.click();
    await untilGivenUp();
    await expect(dialog.getByRole('alert')).toContainText('Stopped at “Shed.”');
    await expectAccessible(page, 'Delete Account, stopped in the middle');
    expect(await storedFields(`lists/${garden.id}`)).toBeNull();
    expect(await storedFields(`lists/${shed.id}`)).not.toBeNull();
    expect(await storedFields(`users/${ada.uid}`)).not.toBeNull();
    const left = await storedFields(`lists/${family.id}`);
    expect(left).toMatchObject({ members: [ben.uid], items: [{ name: 'Lamp' }] });

    // The next time it is the provider that fails, after all else is gone.
    await page.unrouteAll();
    await page.route(/accounts:delete/, (route) => route.abort());
    await expect(dialog.getByRole('region', { name: 'Lists you leave' })).toHaveCount(0);
    await expect(dialog.getByRole('region', { name: 'Deleted for everybody' })).not.toContainText(
      'Garden',
    );
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText('your sign-in could not be removed');
    expect(await storedFields(`lists/${shed.id}`)).toBeNull();
    expect(await storedFields(`users/${ada.uid}`)).toBeNull();

    await page.unrouteAll();
    await confirm.click();
    await expect(page).toHaveURL('/login');
    expect(await canSignIn(page, ada)).toBe(false);
  },
);

test(
  'F6 delete account: what a deleted list left beside it is cleared away by the next attempt',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    const { owner: ada, list: garden } = await newOwnList('Garden', [{ name: 'Kite' }]);
    const mirror = `lists/${garden.id}/items/${garden.items[0]?.id}`;
    const dialog = await openDelete(page, ada);
    await dialog.getByLabel('Your password', { exact: true }).fill(ada.password);
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    // The list goes; the write that would clear away its items does not arrive.
    const untilGivenUp = await loseWrites(page, `${garden.id}/items/`);
    const confirm = dialog.getByRole('button', { name: 'Delete Account' });
    await confirm.click();
    await untilGivenUp();
    await expect(dialog.getByRole('alert')).toContainText('Stopped at “Garden.”');
    expect(await storedFields(`lists/${garden.id}`)).toBeNull();
    expect(await storedFields(mirror)).not.toBeNull();
    await page.unrouteAll();
    await confirm.click();
    await expect(page).toHaveURL('/login');
    expect(await storedFields(mirror)).toBeNull();
  },
);

test(
  'F6 delete account: a list that appeared meanwhile stops everything and is shown',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    const dialog = await openDelete(page, ada);
    const late = await newList('Late', [ada]);
    await dialog.getByLabel('Your password', { exact: true }).fill(ada.password);
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Your lists have changed in the meantime.',
    );
    await expect(dialog.getByRole('region', { name: 'Deleted for everybody' })).toContainText(
      'Late',
    );
    expect(await storedFields(`lists/${late.id}`)).not.toBeNull();
  },
);

test(
  'F6 delete account with Google: Google is asked once more, a refusal is said and changes nothing',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await mockGoogle(context);
    const email = `gale-${randomUUID()}@example.com`;
    const chooser = async (button: string, choose: (popup: Page) => Promise<void>) => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: button, exact: true }).click();
      await choose(await opened);
    };
    await page.goto('/login?redirect=%2Faccount');
    await chooser('Sign in with Google', async (popup) => {
      await popup.getByRole('button', { name: 'Add new account' }).click();
      await popup.locator('#email-input').fill(email);
      await popup.locator('#display-name-input').fill('Gale Storm');
      await popup.getByRole('button', { name: 'Sign in with' }).click();
    });
    await expect(page).toHaveURL('/account');
    const dialog = await openModal(page, 'Delete account…', 'Delete Account');
    await expect(dialog.getByLabel('Your password', { exact: true })).toHaveCount(0);
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await chooser('Delete Account', (popup) => popup.close());
    await expect(dialog.getByRole('alert')).toHaveText('Google sign-in failed. Please try again.', {
      timeout: 30_000,
    });
    await chooser('Delete Account', async (popup) => {
      await popup.getByText(email).click();
    });
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
  },
);
