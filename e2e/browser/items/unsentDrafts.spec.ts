import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { COMMITS } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  itemCard,
  logIn,
  logInOnPublicList,
  modal,
  openAddItem,
  urlField,
} from '../../fixtures/steps.ts';
import { storedFields, storedNames } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  newDrafts,
  newList,
  newOwnList,
  newUser,
  shopUrl,
  type User,
} from '../../fixtures/world.ts';

/** F12: drafts that are saved without a network wait on this device, whatever becomes of them. */

const draftsButton = (page: Page) => page.getByRole('button', { name: /^Drafts \(\d+\)$/ });
const saveAsDraft = (dialog: Locator) => dialog.getByRole('button', { name: 'Save as draft' });
const savedHere = (page: Page) =>
  page.getByText(
    'Saved as a draft on this device. It is sent as soon as the server can be reached.',
  );

const draftNames = async ({ uid }: User) =>
  Object.values((await storedFields(`users/${uid}/drafts/all`)) ?? {}).map(
    (draft) => (draft as { name: string }).name,
  );

/** A list that only the device's cache has shown yet opens no dialog, and knows of no draft. */
async function waitUntilLive(page: Page): Promise<void> {
  const dialog = await openAddItem(page);
  await closeWith(dialog, 'Cancel');
}

/** Takes the network away, once the page has the forms that are used then. */
async function goOffline(page: Page): Promise<void> {
  await waitUntilLive(page);
  await page.context().setOffline(true);
}

async function saveDraft(page: Page, name: string): Promise<void> {
  const dialog = await openAddItem(page);
  await dialog.getByLabel('Item Name').fill(name);
  await saveAsDraft(dialog).click();
  await expect(dialog).toBeHidden();
}

/** Opens a draft from the drafts of the page. */
async function openDraft(page: Page, name: string): Promise<Locator> {
  await draftsButton(page).click();
  await modal(page, 'Drafts')
    .getByRole('button', { name: new RegExp(`^${name}`, 'u') })
    .click();
  const dialog = modal(page, 'Add New Item');
  await expect(dialog.getByLabel('Item Name')).toHaveValue(name);
  return dialog;
}

test('a draft that is refused after it was saved on this device stays there with the reason, until it can be saved', async ({
  page,
  context,
}) => {
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await newDrafts(ada, list.id, 49);
  await openAs(page, ada, `/lists/${list.id}`);
  await expect(draftsButton(page)).toHaveText('Drafts (49)');
  await goOffline(page);
  await saveDraft(page, 'Boat');
  await expect(savedHere(page)).toBeVisible();
  await expect(draftsButton(page)).toHaveText('Drafts (50)');
  // This device knows of 50, so there is no room for another one.
  const dialog = await openAddItem(page);
  await dialog.getByLabel('Item Name').fill('Lamp');
  await saveAsDraft(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('You have 50 drafts');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await newDrafts(ada, list.id, 50);
  await context.setOffline(false);

  const told = page
    .getByRole('alert')
    .filter({ hasText: '“Boat” is saved on this device only. You have 50 drafts' });
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  await expectAccessible(page, 'a draft that was refused later');
  await expect(draftsButton(page)).toHaveText('Drafts (51)');
  await draftsButton(page).click();
  const drafts = modal(page, 'Drafts');
  await expect(drafts.getByRole('button', { name: /^Boat/u })).toContainText(
    'so far only on this device',
  );
  await drafts.getByRole('button', { name: 'Delete the draft Draft 50', exact: true }).click();
  await drafts.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => draftNames(ada)).toHaveLength(49);
  await closeWith(told, 'Try again to save Boat');
  await expect.poll(() => draftNames(ada)).toContain('Boat');
  await expect(draftsButton(page)).toHaveText('Drafts (50)');
});

test('a draft that is saved, changed, added or deleted offline is at last what was done last', async ({
  page,
  context,
}) => {
  const { owner: ada, list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await saveDraft(page, 'Mug');
  let dialog = await openDraft(page, 'Mug');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await goOffline(page);
  await saveDraft(page, 'Boat');
  await saveDraft(page, 'Lamp');
  await expect(draftsButton(page)).toHaveText('Drafts (3)');
  dialog = await openDraft(page, 'Lamp');
  await urlField(dialog).fill(`${shopUrl}/nothing`);
  await saveAsDraft(dialog).click();
  await expect(dialog).toBeHidden();
  dialog = await openDraft(page, 'Lamp');
  await dialog.getByLabel('Notes').fill('The red one');
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(itemCard(page, 'Lamp')).toBeVisible();
  await expect(draftsButton(page)).toHaveText('Drafts (2)');
  await draftsButton(page).click();
  await modal(page, 'Drafts').getByRole('button', { name: 'Delete the draft Boat' }).click();
  await modal(page, 'Drafts').getByRole('button', { name: 'Close' }).click();
  await expect(draftsButton(page)).toHaveText('Drafts (1)');

  await context.setOffline(false);
  await expect.poll(() => storedNames(list.id)).toEqual(['Kite', 'Lamp']);
  await expect.poll(() => draftNames(ada)).toEqual(['Mug']);
  await page.reload();
  await expect(itemCard(page, 'Lamp')).toContainText('The red one');
  await expect(draftsButton(page)).toHaveText('Drafts (1)');
  expect(await storedNames(list.id)).toEqual(['Kite', 'Lamp']);
  expect(await draftNames(ada)).toEqual(['Mug']);
});

test(
  'a draft that is saved offline after a login on a public list survives the tab, and is in all tabs',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
    await logInOnPublicList(page, ada, list);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    const other = await context.newPage();
    await other.goto(`/lists/${list.id}`);
    await expect(itemCard(other, 'Kite')).toBeVisible();
    await waitUntilLive(other);
    await goOffline(page);
    await saveDraft(page, 'Boat');
    await expect(savedHere(page)).toBeVisible();
    await expect(draftsButton(other)).toHaveText('Drafts (1)');
    await page.close();
    await other.close();
    expect(await draftNames(ada)).toEqual([]);

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(`/lists/${list.id}`);
    await expect(draftsButton(again)).toHaveText('Drafts (1)');
    await expect.poll(() => draftNames(ada)).toEqual(['Boat']);
  },
);

test(
  'a logout asks while a draft waits to be sent; who goes takes it along, and nobody else sees it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Garden', [ada, ben], [{ name: 'Kite' }]);
    await openAs(page, ada, `/lists/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await context.route(COMMITS, (route) => route.abort());
    await goOffline(page);
    await saveDraft(page, 'Boat');
    await expect(draftsButton(page)).toHaveText('Drafts (1)');
    // The question is not among what the page has already.
    await context.setOffline(false);
    const question = modal(page, 'Log out?');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(question).toContainText('has not been sent yet');
    await question.getByRole('button', { name: 'Log Out Anyway' }).click();
    await expect(page).toHaveURL('/login');
    await context.unroute(COMMITS);
    await logIn(page, ben, `/login?redirect=/lists/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await saveDraft(page, 'Lamp');
    await expect(draftsButton(page)).toHaveText('Drafts (1)');
    await expect.poll(() => draftNames(ben)).toEqual(['Lamp']);
    expect(await draftNames(ada)).toEqual([]);
  },
);
