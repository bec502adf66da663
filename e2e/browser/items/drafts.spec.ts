import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { expectControlsFit } from '../../fixtures/geometry.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  fillInItem,
  itemCard,
  logIn,
  logOut,
  modal,
  openAddItem,
  openMyLists,
  urlField,
} from '../../fixtures/steps.ts';
import { storedFields, storedNames } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser, shopUrl, type User } from '../../fixtures/world.ts';

/** F12: items that are saved without being added, seen by nobody else. */

const saveAsDraft = (dialog: Locator) => dialog.getByRole('button', { name: 'Save as draft' });
const draftsButton = (page: Page) => page.getByRole('button', { name: /^Drafts \(\d+\)$/ });

const draftsOf = async ({ uid }: User) =>
  Object.values((await storedFields(`users/${uid}/drafts/all`)) ?? {});

test('F12 an item is saved as a draft that nobody else sees, is finished on another device, and published in one write', async ({
  page,
  browser,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const garden = await newList('Garden', [ada, ben], [{ name: 'Kite' }]);
  await newList('Kitchen', [ada]);
  await openAs(page, ada, `/lists/${garden.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await expect(draftsButton(page)).toHaveCount(0);
  let dialog = await openAddItem(page);
  await expect(saveAsDraft(dialog)).toBeDisabled();
  await dialog.getByLabel('Item Name').fill('Kettle, a red one');
  await dialog.getByLabel('Price').fill('about 20');
  await dialog.getByLabel('Most wanted').check();
  await expectAccessible(page, 'a form that can be saved as a draft');
  await saveAsDraft(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved as a draft. Only you can see it.')).toBeVisible();
  await expect(draftsButton(page)).toHaveText('Drafts (1)');
  expect(await storedNames(garden.id)).toEqual(['Kite']);
  // What was saved is not what the form for a new item begins with.
  dialog = await openAddItem(page);
  await expect(dialog.getByLabel('Item Name')).toHaveValue('');
  await closeWith(dialog, 'Cancel');

  const bens = await (await browser.newContext()).newPage();
  await openAs(bens, ben, `/lists/${garden.id}`);
  await expect(itemCard(bens, 'Kite')).toBeVisible();
  await expect(draftsButton(bens)).toHaveCount(0);
  await bens.context().close();

  const other = await (await browser.newContext()).newPage();
  await openAs(other, ada, '/');
  await draftsButton(other).click();
  const drafts = modal(other, 'Drafts');
  const row = drafts.getByRole('button', { name: /^Kettle, a red one/ });
  await expect(row).toContainText('Garden');
  await expectAccessible(other, 'Drafts');
  await row.click();
  await expect(other).toHaveURL(`/lists/${garden.id}`);
  dialog = modal(other, 'Add New Item');
  await expect(dialog.getByLabel('Item Name')).toHaveValue('Kettle, a red one');
  await expect(dialog.getByLabel('Price')).toHaveValue('about 20');
  await expect(dialog.getByLabel('Most wanted')).toBeChecked();
  await dialog.getByLabel('Notes').fill('With a lid');
  await saveAsDraft(dialog).click();
  await expect(dialog).toBeHidden();
  expect(await draftsOf(ada)).toMatchObject([{ name: 'Kettle, a red one', notes: 'With a lid' }]);

  await draftsButton(other).click();
  await row.click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('With a lid');
  const add = dialog.getByRole('button', { name: 'Add Item' });
  await add.click();
  await expect(dialog.getByText('URL is required')).toBeVisible();
  await urlField(dialog).fill(`${shopUrl}/nothing`);
  await dialog.getByLabel('Price').fill('20');
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(itemCard(other, 'Kettle, a red one')).toBeVisible();
  await expect(draftsButton(other)).toHaveCount(0);
  expect(await storedNames(garden.id)).toEqual(['Kite', 'Kettle, a red one']);
  expect(await draftsOf(ada)).toEqual([]);
  await other.context().close();
  // The first device has it without being loaded again.
  await expect(itemCard(page, 'Kettle, a red one')).toBeVisible();
  await expect(draftsButton(page)).toHaveCount(0);
});

test('F12 offline, a draft is saved and published later; a deleted one comes back; drafts are downloaded', async ({
  page,
  context,
}) => {
  const lamp = 'A lamp for the desk upstairs, with a warm light';
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await logIn(page, ada, `/login?redirect=/lists/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  let dialog = await fillInItem(page, lamp);
  await saveAsDraft(dialog).click();
  await expect(draftsButton(page)).toHaveText('Drafts (1)');
  await draftsButton(page).click();
  const drafts = modal(page, 'Drafts');
  await expect(drafts).toBeVisible();
  await expectControlsFit(page, [page.viewportSize()?.width ?? 0]);
  const arrives = page.waitForEvent('download');
  await drafts.getByRole('button', { name: 'Download JSON' }).click();
  expect((await arrives).suggestedFilename()).toMatch(/^Drafts-.*\.json$/);
  await drafts.getByRole('button', { name: `Delete the draft ${lamp}` }).click();
  await expect(drafts).toBeHidden();
  await expect(draftsButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(draftsButton(page)).toHaveText('Drafts (1)');

  await context.setOffline(true);
  dialog = await openAddItem(page);
  await dialog.getByLabel('Item Name').fill('Boat');
  await saveAsDraft(dialog).click();
  await expect(
    page.getByText(
      'Saved as a draft on this device. It is sent as soon as the server can be reached.',
    ),
  ).toBeVisible();
  await expect(draftsButton(page)).toHaveText('Drafts (2)');
  await draftsButton(page).click();
  await drafts.getByRole('button', { name: /^A lamp/ }).click();
  dialog = modal(page, 'Add New Item');
  await closeWith(dialog, 'Add Item');
  await expect(itemCard(page, lamp)).toBeVisible();
  await expect(draftsButton(page)).toHaveText('Drafts (1)');
  expect(await storedNames(list.id)).toEqual(['Kite']);
  await context.setOffline(false);
  await expect.poll(() => storedNames(list.id)).toEqual(['Kite', lamp]);
  await expect.poll(() => draftsOf(ada)).toMatchObject([{ name: 'Boat' }]);

  await openMyLists(page);
  await expect(draftsButton(page)).toHaveText('Drafts (1)');
  await logOut(page);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('Boat');
});

test(
  'F12 a draft whose address is opened does not take the place of a form that was opened meanwhile',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
    let dialog = await openAddItem(page);
    await dialog.getByLabel('Item Name').fill('Lamp');
    await saveAsDraft(dialog).click();
    await expect(dialog).toBeHidden();
    await expect(draftsButton(page)).toHaveText('Drafts (1)');
    await expect.poll(() => draftsOf(ada)).toHaveLength(1);
    const [id] = Object.keys((await storedFields(`users/${ada.uid}/drafts/all`)) ?? {});

    const address = `/lists/${list.id}?draft=${id}`;
    await page.goto(address);
    await expect(dialog.getByLabel('Item Name')).toHaveValue('Lamp');

    await page.goto('/about');
    const { release } = await holdRequests(page, /\/Drafts-[^/]*\.js$/);
    await page.goto(address);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    dialog = await openAddItem(page);
    await dialog.getByLabel('Item Name').fill('Boat');
    release();
    await expect(page.getByText('Drafts (1)')).toBeVisible();
    await expect(dialog.getByLabel('Item Name')).toHaveValue('Boat');
    await urlField(dialog).fill(`${shopUrl}/nothing`);
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(itemCard(page, 'Boat')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(draftsButton(page)).toHaveText('Drafts (1)');
    expect(await draftsOf(ada)).toMatchObject([{ name: 'Lamp' }]);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);
