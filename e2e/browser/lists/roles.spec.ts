import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import {
  chooseAction,
  closeWith,
  itemCard,
  modal,
  openLive,
  section,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newInvite, newList, newUser } from '../../fixtures/world.ts';

/** F13: roles that grow, and the description of a list. */

async function openMembers(page: Page) {
  await chooseAction(page, 'Members');
  return modal(page, 'Members');
}

test('F13 the owner removes a member, whose items stay under their name, and who does not come back with an older invite', async ({
  page,
  browser,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Family',
    [ada, ben],
    [{ name: 'Kite' }, { by: ben, name: 'Lamp', purchasedBy: ['Eve'] }, { by: ben, name: 'Tent' }],
  );
  const token = await newInvite(list);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openAs(other, ben, `/lists/${list.id}`);
  await expect(other.getByRole('button', { name: 'Add New Item' })).toBeVisible();

  await openAs(page, ada, `/lists/${list.id}`);
  const members = await openMembers(page);
  await expect(members.getByRole('listitem').filter({ hasText: 'Ben Poe' })).toContainText(
    'Member, 2 items',
  );
  await expectAccessible(page, 'the members of a list');
  await members.getByRole('button', { name: 'Remove Ben Poe' }).click();
  const question = modal(page, 'Remove Member');
  await expect(question).toContainText('What about the 2 items they added?');
  await expectAccessible(page, 'removing a member');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(members.getByRole('region', { name: 'No longer members' })).toContainText('Ben Poe');
  await members.getByRole('button', { name: 'Done' }).click();
  await expect(section(page, "Ben Poe's Wish List").getByRole('listitem')).toHaveCount(2);

  // Ben sees the list as a guest does, at once, and for as long as nobody invites him again.
  await expect(other.getByRole('button', { name: 'Add New Item' })).toHaveCount(0);
  await expect(section(other, "Ben Poe's Wish List")).toBeVisible();
  await other.goto(`/list-join?listId=${list.id}&token=${token}`);
  await expect(other.getByText('You have not joined this list.')).toBeVisible();
  await other.goto('/');
  await expect(other.getByText('Get started by creating a list!')).toBeVisible();
  await context.close();

  // Visitors find his wishes under his name, with what was marked.
  await page.goto(`/public-list/${list.id}`);
  await expect(page.getByRole('button', { name: 'Ben Poe' })).toBeVisible();
  await expect(itemCard(page, 'Lamp')).toContainText('Unmark as Purchased');

  // The owner deletes what he left.
  await page.goto(`/lists/${list.id}`);
  await openMembers(page);
  await members.getByRole('button', { name: 'Delete items of Ben Poe' }).click();
  await modal(page, 'Delete Items').getByRole('button', { name: 'Delete Items' }).click();
  await expect(members.getByRole('region', { name: 'No longer members' })).toHaveCount(0);
  await members.getByRole('button', { name: 'Done' }).click();
  await expect(itemCard(page, 'Lamp')).toHaveCount(0);
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    members: [ada.uid],
    memberInfo: [{ displayName: 'Ada Byron' }],
    formerMembers: [],
    items: [{ name: 'Kite' }],
  });
});

test('F13 the items of a removed member go with them, and the list is handed over', async ({
  page,
  browser,
}) => {
  const [ada, ben, cem] = await Promise.all([
    newUser('Ada Byron'),
    newUser('Ben Poe'),
    newUser('Cem Ak'),
  ]);
  const list = await newList(
    'Family',
    [ada, ben, cem],
    [
      { name: 'Kite' },
      { by: cem, name: 'Lamp' },
      { by: ben, name: 'Boat' },
      { by: cem, name: 'Tent' },
    ],
  );
  await openAs(page, ada, `/lists/${list.id}`);
  const members = await openMembers(page);
  await members.getByRole('button', { name: 'Remove Cem Ak' }).click();
  const question = modal(page, 'Remove Member');
  await question.getByLabel(/^Delete for good/).check();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(members.getByRole('listitem')).toHaveCount(2);
  await expect(members.getByText('Cem Ak')).toHaveCount(0);

  await members.getByRole('button', { name: 'Hand over to Ben Poe' }).click();
  const handOver = modal(page, 'Hand Over List');
  await expect(handOver).toContainText('Ben Poe becomes the owner of Family.');
  await expectAccessible(page, 'handing a list over');
  await closeWith(handOver, 'Hand Over');
  await expect(section(page, "Cem Ak's Wish List")).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Duplicate list' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Members' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Archive list' })).toHaveCount(0);
  const stored = await storedFields(`lists/${list.id}`);
  expect(stored).toMatchObject({
    ownerId: ben.uid,
    members: [ada.uid, ben.uid],
    items: [{ name: 'Kite' }, { name: 'Boat' }],
  });
  expect(stored).not.toHaveProperty('formerMembers');

  // The new owner may do what the old one could, and the old one may leave.
  const context = await browser.newContext();
  const other = await context.newPage();
  await openAs(other, ben, `/lists/${list.id}`);
  const theirs = await openMembers(other);
  await expect(theirs.getByRole('button', { name: 'Remove Ada Byron' })).toBeVisible();
  await context.close();
  await page.keyboard.press('Escape');
  await page.goto('/');
  await itemCard(page, 'Family').getByRole('button', { name: 'Leave Family' }).click();
  await modal(page, 'Leave List').getByRole('button', { name: 'Leave List' }).click();
  await expect(page.getByText('You left Family.')).toBeVisible();
});

test('§2 Edit List: a description is written, shown to everyone, changed and taken away', async ({
  page,
  browser,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada, ben], [{ name: 'Kite' }]);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await openLive(visitor, `/public-list/${list.id}`);
  // Any member may.
  await openAs(page, ben, `/lists/${list.id}`);
  const dialog = modal(page, 'Edit List');
  const write = async (text: string) => {
    await page.getByRole('button', { name: 'Edit List' }).click();
    await dialog.getByLabel('Description').fill(text);
    await closeWith(dialog, 'Save');
  };
  await page.getByRole('button', { name: 'Edit List' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'editing a list');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await write('For our ten years');
  await expect(page.getByText('For our ten years')).toBeVisible();
  await expect(visitor.getByText('For our ten years')).toBeVisible();
  await write('For our eleven years');
  await expect(visitor.getByText('For our eleven years')).toBeVisible();
  await write('');
  await expect(visitor.getByText('For our eleven years')).toHaveCount(0);
  await context.close();
  const stored = await storedFields(`lists/${list.id}`);
  expect(stored).not.toHaveProperty('description');
  expect(stored).toMatchObject({ name: 'Family' });
});
