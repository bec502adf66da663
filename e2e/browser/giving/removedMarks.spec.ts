import type { Locator, Page } from 'playwright/test';
import type { List } from '../../../src/model/list.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import { chooseAction, closeWith, itemCard, mark, modal, openModal } from '../../fixtures/steps.ts';
import { storedPurchases, storedRemovedMarks } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser, unmarkAll, type User } from '../../fixtures/world.ts';

/** Opens the Marks of a list, as one of its members. */
async function openMarks(page: Page, member: User, list: List): Promise<Locator> {
  await openAs(page, member, `/lists/${list.id}`);
  await chooseAction(page, /^Marks$/);
  return modal(page, 'Marks');
}

test('F2 names that a stranger takes off are kept: a member puts them back, who wishes for it sees nothing', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Family',
    [ada, ben],
    [
      {
        by: ada,
        name: 'Kite',
        quantity: 3,
        purchasedBy: ['Aunt May', 'Bob'],
        purchasedCounts: { Bob: 2 },
      },
      { by: ben, name: 'Lamp' },
    ],
  );
  await page.goto(`/public-list/${list.id}`);
  await itemCard(page, 'Kite').getByRole('button', { name: 'Unmark as Purchased' }).click();
  const question = modal(page, 'Unmark as Purchased');
  await expect(question).toContainText('Members of the list can restore the names for 30 days.');
  await question.getByRole('button', { name: 'Unmark' }).click();
  await expect(itemCard(page, 'Kite')).toContainText('0 of 3 purchased');

  // It would spoil the surprise.
  await openAs(page, ada, `/lists/${list.id}`);
  await expect(page.getByRole('button', { name: 'Edit Kite' })).toBeVisible();
  await chooseAction(page, /^Marks$/);
  await expect(modal(page, 'Marks')).toContainText("Nobody has marked anyone else's items yet.");
  await modal(page, 'Marks').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Marks were removed')).toHaveCount(0);

  await openAs(page, ben, `/lists/${list.id}`);
  await expect(page.getByText('Marks were removed from an item.')).toBeVisible();
  const marks = await openModal(page, 'Restore', 'Marks');
  await expect(marks).toContainText('Aunt May, Bob (2 pieces), removed on');
  await expectAccessible(page, 'the removed marks of a list');
  await marks.getByRole('button', { name: 'Restore Aunt May, Bob on Kite' }).click();
  await expect(marks.getByRole('region', { name: 'Removed marks' })).toHaveCount(0);
  expect(await storedPurchases(list.id)).toEqual({
    names: ['Aunt May', 'Bob'],
    counts: { Bob: 2 },
  });
  await marks.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Marks were removed')).toHaveCount(0);
});

test('F2 a member who is alone makes room on their own items without seeing the names', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const list = await newList('Family', [ada], [{ by: ada, name: 'Kite', purchasedBy: ['Bob'] }]);
  await page.goto(`/public-list/${list.id}`);
  await itemCard(page, 'Kite').getByRole('button', { name: 'Unmark as Purchased' }).click();
  await modal(page, 'Unmark as Purchased').getByRole('button', { name: 'Unmark' }).click();
  await expect(itemCard(page, 'Kite').getByRole('button', { name: /^Mark/ })).toBeVisible();

  const marks = await openMarks(page, ada, list);
  await expect(marks).toBeVisible();
  await expectAccessible(page, 'the marks of a list with one member');
  await expect(marks).not.toContainText('Bob');
  await marks.getByRole('button', { name: 'Discard removed names' }).click();
  await marks.getByRole('button', { name: 'Discard for good' }).click();
  await expect(page.getByText('Removed names were discarded.')).toBeVisible();
  expect(await storedRemovedMarks(list.id)).toBeNull();
});

test(
  'F2 a tap on Restore is not lost when Discard beside it, which asked first, becomes narrow again',
  { tag: '@phone' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const items = [{ by: ben, name: 'Kite', purchasedBy: ['Bob'] }];
    const list = await newList('Family', [ada, ben], items);
    const marks = await openMarks(page, ada, list);
    await marks.getByRole('button', { name: 'Remove from Kite' }).tap();
    await marks.getByRole('button', { name: /^Discard Bob/ }).tap();
    await expect(marks.getByRole('button', { name: /^Discard for good/ })).toBeVisible();
    const restore = marks.getByRole('button', { name: /^Restore Bob/ });
    const { width, height } = (await restore.boundingBox())!;
    // At its end: there it is no longer when the other one is narrow.
    await restore.tap({ position: { x: width - 8, y: height / 2 } });
    await expect(page.getByText('Restored on Kite.')).toBeVisible();
  },
);

test('F2 a flood of junk shuts no giver out, and a member removes it in one tap', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const junk = Array.from({ length: 20 }, (_, i) => `junk ${i}`);
  const list = await newList(
    'Family',
    [ada, ben],
    [
      { by: ada, name: 'Kite', purchasedBy: junk },
      { by: ada, name: 'Tent', purchasedBy: junk },
      { by: ada, name: 'Lamp', purchasedBy: junk },
    ],
  );
  await page.goto(`/public-list/${list.id}`);
  await itemCard(page, 'Kite').getByRole('button', { name: 'Unmark as Purchased' }).click();
  await modal(page, 'Unmark as Purchased')
    .getByRole('button', { name: 'I bought it, too' })
    .click();
  const dialog = modal(page, 'Mark as Purchased');
  await dialog.getByLabel('Your Name').fill('Tom');
  await dialog.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(dialog.getByRole('alert')).toContainText('the most names it can hold');
  await expect(dialog).toContainText('take the place of the newest name, junk 19');
  await closeWith(dialog, 'Mark as Purchased');
  await expect(itemCard(page, 'Kite')).toContainText('You marked this');
  expect((await storedPurchases(list.id)).names).toEqual([...junk.slice(0, -1), 'Tom']);

  const marks = await openMarks(page, ben, list);
  await expect(marks).toBeVisible();
  await expectAccessible(page, 'the marks of a flooded list');
  // All but the one that is real.
  await marks.getByRole('button', { name: 'Choose names on Kite' }).click();
  const kite = marks.getByRole('group', { name: 'Names on Kite' });
  for (const name of junk.slice(0, 12)) {
    await kite.getByRole('checkbox', { name, exact: true }).check();
  }
  await marks.getByRole('button', { name: 'Remove 12 from Kite' }).click();
  await expect(kite.getByRole('checkbox')).toHaveCount(8);
  expect((await storedPurchases(list.id)).names).toEqual([...junk.slice(12, -1), 'Tom']);
  await marks.getByRole('button', { name: 'Remove all 20 from Tent' }).click();
  await expect(marks.getByRole('button', { name: /from Tent$/ })).toHaveCount(0);
  await marks.getByRole('button', { name: 'Remove all 28 names' }).click();
  await expect(marks).toContainText("Nobody has marked anyone else's items yet.");
  for (const place of [0, 1, 2]) {
    expect((await storedPurchases(list.id, place)).names).toEqual([]);
  }
  await expect(marks.getByRole('button', { name: /^Restore junk 12/ })).toBeVisible();
  await marks.getByRole('button', { name: 'Discard all 5' }).click();
  await marks.getByRole('button', { name: 'Discard all 5 for good' }).click();
  await expect(marks.getByRole('region', { name: 'Removed marks' })).toHaveCount(0);
});

test('F2 Your gifts tells what became of a gift, keeps how far the giver is, and goes along to another device', async ({
  page,
  browser,
}) => {
  const { list } = await newOwnList('Family', [{ name: 'Kite' }, { name: 'Lamp' }]);
  await page.goto(`/public-list/${list.id}`);
  await mark(page, 'Kite', 'Tom');
  await mark(page, 'Lamp', 'Tom');
  await unmarkAll({
    ...list,
    items: list.items.map((item) => Object.assign({}, item, item.name === 'Lamp' && { price: 99 })),
  });
  await page.goto('/gifts');
  const gift = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(gift('Kite')).toContainText('Your name has since been taken off this item.');
  await expect(gift('Lamp')).toContainText('Changed since you marked it: price (now $99.00).');
  await gift('Kite').getByRole('button', { name: 'Getting it' }).click();
  await gift('Kite').getByRole('button', { name: 'Bought' }).click();
  await page.reload();
  await expect(gift('Kite').getByRole('button', { name: 'Bought' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(gift('Kite').getByRole('button', { name: 'Getting it' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expectAccessible(page, 'your gifts with news');

  const dialog = await openModal(page, 'Use on another device', 'Your gifts on another device');
  await expect(dialog.getByRole('img', { name: 'QR code of your own link' })).toBeVisible();
  await expectAccessible(page, 'taking gifts along');
  const link = await dialog.getByLabel('Link to your gifts').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext();
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  const question = modal(other, 'Add these gifts?');
  await expect(question).toContainText('Kite, marked as Tom');
  await expect(other).toHaveURL('/gifts');
  await expectAccessible(other, 'gifts from another device');
  await question.getByRole('button', { name: 'Add' }).click();
  const kite = other.getByRole('listitem').filter({ hasText: 'Kite' });
  await expect(kite.getByRole('button', { name: 'Bought' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await other.reload();
  await expect(other.getByRole('listitem')).toHaveCount(2);
  const packed = new URL(link).hash.slice('#marks='.length);
  expect(asked.filter((url) => url.includes(packed.slice(0, 40)))).toEqual([]);
  // A damaged link is said to be that.
  await other.goto('/about');
  await other.goto('/gifts#marks=1AAAA');
  await expect(other.getByText('This link is damaged.')).toBeVisible();
  await expect(other.getByRole('listitem')).toHaveCount(2);
  await context.close();

  // The name is off already, so only the device has to forget it.
  await gift('Kite').getByRole('button', { name: 'Remove from here' }).click();
  await expect(gift('Kite')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gift('Kite').getByRole('button', { name: 'Bought' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await gift('Kite').getByRole('button', { name: 'Remove from here' }).click();
  await expect(gift('Kite')).toHaveCount(0);
  await expect(gift('Lamp')).toBeVisible();
});

test(
  'F2 after the last names that are removed or restored the keyboard goes on in the modal',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const items = [{ by: ben, name: 'Kite', purchasedBy: ['Aunt May'] }];
    const list = await newList('Family', [ada, ben], items);
    const marks = await openMarks(page, ada, list);
    const done = marks.getByRole('button', { name: 'Done' });
    await marks.getByRole('button', { name: 'Remove from Kite' }).press('Enter');
    const restore = marks.getByRole('button', { name: 'Restore Aunt May on Kite' });
    await expect(restore).toBeVisible();
    await expect(done).toBeFocused();
    await restore.press('Enter');
    await expect(marks.getByRole('region', { name: 'Removed marks' })).toHaveCount(0);
    await expect(done).toBeFocused();
  },
);
