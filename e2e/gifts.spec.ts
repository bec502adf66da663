import { expectAccessible } from './fixtures/axe.ts';
import { itemCard, modal } from './fixtures/steps.ts';
import { storedFields } from './fixtures/stored.ts';
import { expect, test } from './fixtures/test.ts';
import { newList, newPerson } from './fixtures/world.ts';
import type { Page } from 'playwright/test';

async function mark(page: Page, item: string, name: string): Promise<void> {
  await itemCard(page, item).getByRole('button', { name: 'Mark as Purchased' }).click();
  const dialog = modal(page, 'Mark as Purchased');
  await dialog.getByLabel('Your Name').fill(name);
  await dialog.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(dialog).toBeHidden();
}

const namesOn = async (listId: string, place: number) => {
  const fields = await storedFields(`lists/${listId}`);
  const items = fields?.items as { purchasedBy: string[] }[] | undefined;
  return items?.[place]?.purchasedBy;
};

test('F2 this device remembers its marks, and takes back its own name and no other', async ({
  page,
}) => {
  const ada = await newPerson('Ada Byron');
  const list = await newList('Family', [ada], [{ name: 'Kite' }, { name: 'Lamp', quantity: 3 }]);
  await page.goto(`/public-list/${list.id}`);
  await mark(page, 'Kite', 'Tom');
  await expect(itemCard(page, 'Kite')).toContainText('You marked this');
  await page.reload();
  await expect(itemCard(page, 'Kite')).toContainText('You marked this');
  // Somebody else has bought it too.
  await itemCard(page, 'Kite').getByRole('button', { name: 'Unmark as Purchased' }).click();
  const dialog = modal(page, 'Unmark as Purchased');
  await expect(dialog).toContainText('You marked this as Tom.');
  await expectAccessible(page, 'taking back one’s own mark');
  await dialog.getByRole('button', { name: 'Unmark' }).click();
  await expect(itemCard(page, 'Kite')).toContainText('Mark as Purchased');
  expect(await namesOn(list.id, 0)).toEqual([]);
});

test('F2 with others on the item, only one’s own name goes', async ({ page }) => {
  const ada = await newPerson('Ada Byron');
  const list = await newList(
    'Family',
    [ada],
    [{ name: 'Glasses', quantity: 6, purchasedBy: ['Eve'], purchasedCounts: { Eve: 2 } }],
  );
  await page.goto(`/public-list/${list.id}`);
  const card = itemCard(page, 'Glasses');
  await expect(card).toContainText('2 of 6 purchased');
  await card.getByRole('button', { name: 'Mark as Purchased' }).click();
  const dialog = modal(page, 'Mark as Purchased');
  await expect(dialog).toContainText('Already marked by Eve.');
  await dialog.getByLabel('Your Name').fill('Tom');
  await dialog.getByLabel('How many').fill('3');
  await expectAccessible(page, 'marking some of many');
  await dialog.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(card).toContainText('5 of 6 purchased');
  await card.getByRole('button', { name: 'Undo', exact: true }).click();
  const undo = modal(page, 'Unmark as Purchased');
  await expect(undo.getByRole('radio', { name: 'Only mine' })).toBeChecked();
  await undo.getByRole('button', { name: 'Unmark' }).click();
  await expect(card).toContainText('2 of 6 purchased');
  expect(await namesOn(list.id, 0)).toEqual(['Eve']);
});

test('F2 Your gifts shows what this device marked on every list, and undoes it there', async ({
  page,
}) => {
  const ada = await newPerson('Ada Byron');
  const [one, two] = await Promise.all([
    newList('Family', [ada], [{ name: 'Kite' }]),
    newList('Wedding', [ada], [{ name: 'Lamp' }]),
  ]);
  await page.goto('/gifts');
  await expect(page.getByRole('heading', { name: 'Nothing marked yet' })).toBeVisible();
  await page.goto(`/public-list/${one.id}`);
  await mark(page, 'Kite', 'Tom');
  await page.goto(`/public-list/${two.id}`);
  await mark(page, 'Lamp', 'Tom');
  await page.getByRole('link', { name: /^Your gifts/ }).click();
  await expect(page).toHaveURL('/gifts');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wedding', 'Family']);
  await expectAccessible(page, 'your gifts');
  await page.getByRole('button', { name: 'Take my name off', description: 'Kite' }).click();
  await expect(page.getByText('Your name is off Kite.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wedding']);
  expect(await namesOn(one.id, 0)).toEqual([]);
  await page.getByRole('link', { name: 'Wedding' }).click();
  await expect(itemCard(page, 'Lamp')).toContainText('You marked this');
});

test('F2 of two at once the second is told who was first, and may still add their name', async ({
  page,
  context,
}) => {
  const ada = await newPerson('Ada Byron');
  const list = await newList('Family', [ada], [{ name: 'Kite' }]);
  const other = await context.newPage();
  for (const one of [page, other]) {
    // oxlint-disable-next-line no-await-in-loop -- one window after the other
    await one.goto(`/public-list/${list.id}`);
    // oxlint-disable-next-line no-await-in-loop
    await itemCard(one, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(modal(one, 'Mark as Purchased')).toBeVisible();
  }
  const first = modal(other, 'Mark as Purchased');
  await first.getByLabel('Your Name').fill('Eve');
  await first.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(first).toBeHidden();

  const second = modal(page, 'Mark as Purchased');
  await second.getByLabel('Your Name').fill('Tom');
  await second.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(second.getByRole('alert')).toContainText('Eve marked this a moment ago.');
  expect(await namesOn(list.id, 0)).toEqual(['Eve']);
  await second.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(second).toBeHidden();
  expect(await namesOn(list.id, 0)).toEqual(['Eve', 'Tom']);
});
