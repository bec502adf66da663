import { expectAccessible } from '../../fixtures/axe.ts';
import { COMMITS, holdRequests } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import { chooseAction, itemCard, modal, openMyLists, section } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

test('F7 an archived list leaves the dashboard, says that it is over, and comes back', async ({
  page,
}) => {
  const { list } = await openOwnList(page, 'Family', [{ name: 'Kite' }]);
  const question = await chooseAction(page, 'Archive list', 'Archive List');
  await expect(question).toBeVisible();
  await expectAccessible(page, 'archiving a list');
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(/This list is archived\./)).toBeVisible();
  await expectAccessible(page, 'an archived list');
  await page.getByRole('button', { name: 'Bring Back' }).click();
  await modal(page, 'Bring List Back').getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/public-list/${list.id}`);
  await expect(page.getByText('This list is archived.', { exact: true })).toBeVisible();
  await expect(itemCard(page, 'Kite').getByRole('button')).toHaveCount(0);

  await page.goto('/');
  await expect(page.getByText('Archived lists (1)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Family' })).toBeHidden();
  await page.getByText('Archived lists (1)').click();
  await expect(page.getByRole('link', { name: 'Family' })).toBeVisible();
  await expectAccessible(page, 'the dashboard with an archived list');
  await itemCard(page, 'Family').getByRole('button', { name: 'Bring Back' }).click();
  await modal(page, 'Bring List Back').getByRole('button', { name: 'Bring Back' }).click();
  await expect(page.getByText('Archived lists (1)')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(
    itemCard(page, 'Family').getByRole('button', { name: 'Invite Members' }),
  ).toBeVisible();
  expect(await storedFields(`lists/${list.id}`)).not.toHaveProperty('archivedAt');

  // … or from its menu.
  await page.getByRole('link', { name: 'Family' }).click();
  await chooseAction(page, 'Archive list');
  await modal(page, 'Archive List').getByRole('button', { name: 'Archive' }).click();
  await chooseAction(page, 'Bring list back');
  await modal(page, 'Bring List Back').getByRole('button', { name: 'Bring Back' }).click();
  await expect(page.getByText(/This list is archived/)).toHaveCount(0);
  expect(await storedFields(`lists/${list.id}`)).not.toHaveProperty('archivedAt');
});

test('F7 only its owner archives a list', async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada, ben]);
  await openAs(page, ben, `/lists/${list.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Duplicate list' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Archive list' })).toHaveCount(0);
});

test('F7 a list is duplicated for next year: one’s own wishes, nothing purchased', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Family',
    [ada, ben],
    [
      { by: ada, name: 'Kite', purchasedBy: ['Eve'], notes: 'Red', quantity: 2 },
      { by: ben, name: 'Lamp' },
      { by: ada, name: 'Tent' },
    ],
  );
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await chooseAction(page, 'Duplicate list', 'Duplicate List');
  await expect(dialog).toContainText('your 2 wishes');
  await expectAccessible(page, 'duplicating a list');
  await dialog.getByLabel('List Name').fill('Family 2027');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { name: 'Family 2027', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toContainText(['Kite', 'Tent']);
  const duplicate = await storedFields(new URL(page.url()).pathname.slice(1));
  expect(duplicate).toMatchObject({
    members: [ada.uid],
    items: [
      { name: 'Kite', notes: 'Red', quantity: 2, purchasedBy: [] },
      { name: 'Tent', purchasedBy: [] },
    ],
  });
});

test('F7 one’s own items are put in order with the keyboard', async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Family',
    [ada, ben],
    [{ name: 'Kite' }, { by: ben, name: 'Lamp' }, { name: 'Tent' }, { name: 'Boat' }],
  );
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await chooseAction(page, 'Reorder your items', 'Reorder Your Items');
  await expect(dialog.getByRole('button', { name: 'Move Kite up' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Move Boat down' })).toBeDisabled();
  await expectAccessible(page, 'putting items in order');
  await dialog.getByRole('button', { name: 'Move Boat up' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Boat is now number 2 of 3.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Boat is now number 1 of 3.')).toBeAttached();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const own = section(page, 'Your Wish List').getByRole('heading', { level: 3 });
  await expect(own).toContainText(['Boat', 'Kite', 'Tent']);
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ name: 'Boat' }, { name: 'Kite' }, { name: 'Lamp' }, { name: 'Tent' }],
  });
});

test(
  'F7 Duplicate can be closed while it runs: what was copied is taken back, and that is said',
  { tag: '@desktop' },
  async ({ page }) => {
    await openOwnList(page, 'Garden', [{ name: 'Kite' }, { name: 'Lamp' }]);
    const dialog = await chooseAction(page, /Duplicate/, 'Duplicate List');
    await dialog.getByLabel('List Name').fill('Next year');
    // The list is created; the first item hangs on the wire.
    const { held, release } = await holdRequests(page, COMMITS, { letPass: 1 });
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(held).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    release();
    await expect(page.getByText('Duplicating was stopped. Nothing was copied.')).toBeVisible();
    await openMyLists(page);
    await expect(page.getByRole('link', { name: 'Garden', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next year', exact: true })).toHaveCount(0);
  },
);
