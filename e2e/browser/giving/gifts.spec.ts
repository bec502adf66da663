import { expectAccessible } from '../../fixtures/axe.ts';
import { expectControlsFit } from '../../fixtures/geometry.ts';
import { closeWith, itemCard, mark, modal } from '../../fixtures/steps.ts';
import { storedFields, storedPurchases } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { markAsPurchased, newList, newOwnList, newUser, unmarkAll } from '../../fixtures/world.ts';

test('F2 this device remembers its marks, and takes back its own name and no other', async ({
  page,
}) => {
  const { list } = await newOwnList('Family', [{ name: 'Kite' }, { name: 'Lamp', quantity: 3 }]);
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
  expect((await storedPurchases(list.id, 0)).names).toEqual([]);
});

test('F2 with others on the item, only one’s own name goes', async ({ page }) => {
  const { list } = await newOwnList('Family', [
    { name: 'Glasses', quantity: 6, purchasedBy: ['Eve'], purchasedCounts: { Eve: 2 } },
  ]);
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
  expect((await storedPurchases(list.id, 0)).names).toEqual(['Eve']);
});

test('F2 Your gifts shows what this device marked on every list, and undoes it there', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
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
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Your gifts/ })
    .click();
  await expect(page).toHaveURL('/gifts');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wedding', 'Family']);
  await expectAccessible(page, 'your gifts');
  await expectControlsFit(page, [320, page.viewportSize()?.width ?? 0]);
  const takeOff = page.getByRole('button', { name: 'Take my name off', description: 'Kite' });
  await takeOff.click();
  const question = page.getByRole('dialog', { name: 'Take My Name Off' });
  await expect(question).toContainText('The name Tom is removed from Kite');
  await expectAccessible(page, 'the question about a name');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(takeOff).toBeFocused();
  expect((await storedPurchases(one.id, 0)).names).toEqual(['Tom']);
  await takeOff.click();
  await question.getByRole('button', { name: 'Take my name off' }).click();
  await expect(page.getByText('Your name was removed from Kite.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wedding']);
  expect((await storedPurchases(one.id, 0)).names).toEqual([]);
  await page.getByRole('link', { name: 'Wedding' }).click();
  await expect(itemCard(page, 'Lamp')).toContainText('You marked this');
});

test('F2 of two at once the second is told who was first, and may still add their name', async ({
  page,
  context,
}) => {
  const { list } = await newOwnList('Family', [{ name: 'Kite' }]);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(`/public-list/${list.id}`);
    await itemCard(one, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
    await expect(modal(one, 'Mark as Purchased')).toBeVisible();
  }
  const first = modal(other, 'Mark as Purchased');
  await first.getByLabel('Your Name').fill('Eve');
  await closeWith(first, 'Mark as Purchased');

  const second = modal(page, 'Mark as Purchased');
  await second.getByLabel('Your Name').fill('Tom');
  await second.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(second.getByRole('alert')).toContainText('Eve marked this a moment ago.');
  expect((await storedPurchases(list.id, 0)).names).toEqual(['Eve']);
  await closeWith(second, 'Mark as Purchased');
  expect((await storedPurchases(list.id, 0)).names).toEqual(['Eve', 'Tom']);
});

test('F3 never more pieces than are left; who has bought one buys another', async ({
  page,
  context,
}) => {
  const { list } = await newOwnList('Family', [{ name: 'Glasses', quantity: 4 }]);
  await page.goto(`/public-list/${list.id}`);
  const card = itemCard(page, 'Glasses');
  await mark(page, 'Glasses', 'Tom');
  await expect(card).toContainText('1 of 4 purchased');
  await card.getByRole('button', { name: 'Mark as Purchased' }).click();
  const dialog = modal(page, 'Mark as Purchased');
  await expect(dialog.getByLabel('Your Name')).toHaveValue('Tom');
  await expect(dialog).toContainText('3 of 4 still wanted.');
  await dialog.getByLabel('How many').fill('2');

  // Somebody else takes two of the three meanwhile; this page sees it only when it asks.
  const other = await context.newPage();
  await other.goto(`/public-list/${list.id}`);
  await itemCard(other, 'Glasses').getByRole('button', { name: 'Mark as Purchased' }).click();
  const theirs = modal(other, 'Mark as Purchased');
  await theirs.getByLabel('Your Name').fill('Eve');
  await theirs.getByLabel('How many').fill('2');
  await closeWith(theirs, 'Mark as Purchased');

  await expect(dialog).toContainText('1 of 4 still wanted.');
  await dialog.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Only 1 of 4 is left.');
  await expect(dialog.getByLabel('How many')).toHaveValue('2');
  await dialog.getByLabel('How many').fill('1');
  await closeWith(dialog, 'Mark as Purchased');
  await expect(card.getByRole('button', { name: 'Unmark as Purchased' })).toBeVisible();
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ purchasedBy: ['Eve', 'Tom'], purchasedCounts: { Eve: 2, Tom: 2 } }],
  });
  await page.getByRole('link', { name: /^Your gifts \(/ }).click();
  await expect(page.getByText('Glasses × 2')).toHaveCount(2);
});

test('F2 two names from one device are both remembered, and each can be taken off', async ({
  page,
}) => {
  const { list } = await newOwnList('Family', [{ name: 'Kite' }]);
  await page.goto(`/public-list/${list.id}`);
  const card = itemCard(page, 'Kite');
  await mark(page, 'Kite', 'Tom');
  await card.getByRole('button', { name: 'Unmark as Purchased' }).click();
  const question = modal(page, 'Unmark as Purchased');
  await question.getByRole('button', { name: 'Add another name' }).click();
  const dialog = modal(page, 'Mark as Purchased');
  await dialog.getByLabel('Your Name').fill('Ann');
  await closeWith(dialog, 'Mark as Purchased');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Your gifts (2 from this list)' })).toBeVisible();
  await card.getByRole('button', { name: 'Unmark as Purchased' }).click();
  await expect(question).toContainText('You marked this as Ann and Tom.');
  await expectAccessible(page, 'taking back one of two own marks');
  await question.getByRole('radio', { name: 'Only Tom' }).check();
  await expect(question).toContainText('Others will see the item as purchased by Ann.');
  await closeWith(question, 'Unmark');
  expect((await storedPurchases(list.id, 0)).names).toEqual(['Ann']);
  await page.goto('/gifts');
  await expect(page.getByRole('listitem').filter({ hasText: 'Marked as Ann' })).toBeVisible();
  await expect(page.getByText('Marked as Tom')).toHaveCount(0);
});

test('F2 Unmark offers one’s own name only while it is there, and never asks about nobody', async ({
  page,
}) => {
  const { list } = await newOwnList('Family', [{ name: 'Kite' }]);
  await page.goto(`/public-list/${list.id}`);
  const card = itemCard(page, 'Kite');
  const question = modal(page, 'Unmark as Purchased');
  await mark(page, 'Kite', 'Tom');
  await card.getByRole('button', { name: 'Unmark as Purchased' }).click();
  await expect(question).toContainText('You marked this as Tom.');
  // Somebody puts their own name there instead, while the question is open.
  await markAsPurchased(list, 'Kite', 'Eve');
  await expect(question.getByRole('alert')).toHaveText('Tom is not on this item anymore.');
  await expect(question.getByRole('button', { name: 'Unmark' })).toBeDisabled();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Unmark as Purchased' }).click();
  await expect(question.getByRole('listitem')).toHaveText(['Eve']);
  await expect(question.getByRole('radio')).toHaveCount(0);
  await expect(question).not.toContainText('You marked this');
  // Nobody is left.
  await unmarkAll(list);
  await expect(question.getByRole('alert')).toHaveText(
    'This item is not marked as purchased anymore.',
  );
  await expect(question.getByRole('listitem')).toHaveCount(0);
  await expect(question.getByRole('button', { name: 'Unmark' })).toBeDisabled();
  await expectAccessible(page, 'a question about nobody');
});

test('F2 Your gifts does not say that nothing is marked before it knows', async ({ page }) => {
  const { list } = await newOwnList('Family', [{ name: 'Kite' }]);
  await page.goto(`/public-list/${list.id}`);
  await mark(page, 'Kite', 'Tom');
  // Notes whether the sentence is ever on the page, however briefly.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Nothing marked yet')) {
        sessionStorage.setItem('said', 'yes');
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/gifts');
  await expect(page.getByText('Marked as Tom')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBeNull();
  await page.getByRole('button', { name: 'Take my name off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take my name off' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing marked yet' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('yes');
});
