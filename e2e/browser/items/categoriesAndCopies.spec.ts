import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { COMMITS } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  chooseAction,
  itemCard,
  modal,
  openModal,
  openMoreDetails,
  section,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newLists, newOwnList, newUser } from '../../fixtures/world.ts';

/** A name that stands nowhere but on the item. */
const GIVER = 'Aunt Quintessa';

/** Opens the dialog in which an item is copied or moved. */
async function openTransfer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await modal(page, 'Edit Item')
    .getByRole('button', { name: 'Copy or move to another list' })
    .click();
  return modal(page, 'Copy or Move Item');
}

test('F15 a category: suggested in the form, on the card, and a chip from the second one on', async ({
  page,
}) => {
  const { list } = await openOwnList(page, 'Family', [
    { name: 'Atlas', category: 'Books' },
    { name: 'Kite' },
    { name: 'Novel', category: 'books' },
  ]);
  const names = page.getByRole('heading', { level: 3 });
  const categories = page.getByRole('group', { name: 'Category' });
  await expect(page.getByLabel('Order:')).toBeAttached();
  await expect(itemCard(page, 'Atlas')).toContainText('Books');
  await expect(categories).toHaveCount(0);

  const edit = await openModal(page, 'Edit Kite', 'Edit Item');
  await expect(edit.getByLabel('Item Name')).toBeVisible();
  await openMoreDetails(edit);
  const field = edit.getByLabel('Category');
  const suggested = field.evaluate((input: HTMLInputElement) =>
    [...(input.list?.options ?? [])].map(({ value }) => value),
  );
  expect(await suggested).toEqual(['Books']);
  await field.fill('x'.repeat(41));
  await edit.getByRole('button', { name: 'Update Item' }).click();
  await expect(edit.getByText('Category can be at most 40 characters')).toBeVisible();
  await field.fill(' Outdoor  fun ');
  await expectAccessible(page, 'an item with a category');
  await edit.getByRole('button', { name: 'Update Item' }).click();
  await expect(itemCard(page, 'Kite')).toContainText('Outdoor fun');
  await expect(categories.getByRole('button')).toHaveText(['All', 'Books', 'Outdoor fun']);

  await page.goto(`/public-list/${list.id}?token=x`);
  await categories.getByRole('button', { name: 'Books' }).click();
  await expect(names).toContainText(['Atlas', 'Novel']);
  await expect(names).toHaveCount(2);
  await expect(page).toHaveURL(`/public-list/${list.id}?token=x&category=Books`);
  await expectAccessible(page, 'the items of a category');
  await page.reload();
  await expect(categories.getByRole('button', { name: 'Books' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(names).toHaveCount(2);
  await categories.getByRole('button', { name: 'Outdoor fun' }).click();
  await expect(names).toHaveText([/^Kite/]);
  await categories.getByRole('button', { name: 'All' }).click();
  await expect(names).toHaveCount(3);
  await expect(page).toHaveURL(`/public-list/${list.id}?token=x`);

  // An address whose category is gone says so, and leads back.
  await page.goto(`/public-list/${list.id}?category=Toys`);
  await expect(page.getByText('No wish on this list matches your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names).toHaveCount(3);
});

test('F15 an item is copied or moved to another list; who marked it stays behind, and is never shown', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const garden = await newList('Garden', [ben, ada], [{ name: 'Rake', by: ben }]);
  await newLists(ada, 1, { archived: () => true });
  const list = await newList(
    'Family',
    [ada],
    [
      { name: 'Kite', category: 'Outdoors', quantity: 2 },
      { name: 'Tent', purchasedBy: [GIVER], notes: 'The green one' },
      { name: 'Boat' },
    ],
  );
  await openAs(page, ada, `/lists/${list.id}`);

  const copying = await openTransfer(page, 'Kite');
  await expect(copying.getByLabel('To list').getByRole('option')).toHaveText(['Garden']);
  await expectAccessible(page, 'copying an item');
  await copying.getByRole('button', { name: 'Copy Item' }).click();
  await expect(page.getByText('Copied Kite to Garden.')).toBeVisible();
  await expect(itemCard(page, 'Kite')).toBeVisible();

  const moving = await openTransfer(page, 'Tent');
  await moving.getByLabel(/^Remove it here\./).check();
  await moving.getByRole('button', { name: 'Move Item' }).click();
  await expect(page.getByText('Moved Tent to Garden.')).toBeVisible();
  await expect(itemCard(page, 'Tent')).toHaveCount(0);
  expect(await page.content()).not.toContain(GIVER);
  expect(await storedFields(`lists/${garden.id}`)).toMatchObject({
    items: [
      { name: 'Rake' },
      {
        name: 'Kite',
        category: 'Outdoors',
        quantity: 2,
        addedBy: ada.uid,
        listId: garden.id,
        purchasedBy: [],
      },
      { name: 'Tent', notes: 'The green one', addedBy: ada.uid, purchasedBy: [] },
    ],
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 'Your Wish List').getByRole('heading', { level: 3 })).toContainText([
    'Kite',
    'Tent',
    'Boat',
  ]);
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ name: 'Kite' }, { name: 'Tent', purchasedBy: [GIVER] }, { name: 'Boat' }],
  });
  expect(await storedFields(`lists/${garden.id}`)).toMatchObject({
    items: [{ name: 'Rake' }, { name: 'Kite' }],
  });
  expect(await page.content()).not.toContain(GIVER);
});

test('F15 without another list, the copy dialog leads to My Lists, and Back to the list', async ({
  page,
}) => {
  const { list } = await openOwnList(page, 'Family', [{ name: 'Kite' }]);
  const dialog = await openTransfer(page, 'Kite');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'copying without another list');
  await dialog.getByRole('link', { name: 'My Lists' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/lists/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/');
});

test(
  'F15 after a move the keyboard goes on at the next item',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Family', [{ name: 'Kite' }, { name: 'Lamp' }]);
    await newList('Birthday', [ada]);
    await openAs(page, ada, `/lists/${list.id}`);
    const dialog = await openTransfer(page, 'Kite');
    await dialog.getByLabel(/^Remove it here\./).check();
    await dialog.getByRole('button', { name: 'Move Item' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(itemCard(page, 'Kite')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete Lamp' })).toBeFocused();
  },
);

test(
  'F15 a move whose connection breaks half-way: the item is on both lists, and trying again moves it once',
  { tag: '@phone' },
  async ({ page, context }) => {
    const { owner: ada, list: garden } = await newOwnList('Garden');
    const list = await newList('Family', [ada], [{ name: 'Kite' }, { name: 'Tent' }]);
    await openAs(page, ada, `/lists/${list.id}`);
    const move = async () => {
      const dialog = await openTransfer(page, 'Tent');
      await dialog.getByLabel(/^Remove it here\./).check();
      await dialog.getByRole('button', { name: 'Move Item' }).click();
      return dialog;
    };
    await page.route(
      COMMITS,
      async (route) => {
        const response = await route.fetch();
        await context.setOffline(true);
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    const dialog = await move();
    await expect(dialog.getByRole('alert')).toContainText(
      'It is on “Garden” now, but still here as well.',
    );
    const onGarden = async () => (await storedFields(`lists/${garden.id}`))?.['items'];
    expect(await onGarden()).toMatchObject([{ name: 'Tent' }]);
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      items: [{ name: 'Kite' }, { name: 'Tent' }],
    });

    await context.setOffline(false);
    await page.reload();
    await move();
    await expect(page.getByText('Moved Tent to Garden.')).toBeVisible();
    await expect(itemCard(page, 'Tent')).toHaveCount(0);
    expect(await onGarden()).toMatchObject([{ name: 'Tent' }]);
    expect(await onGarden()).toHaveLength(1);
  },
);

test('F16 what a list holds is shown in its menu, and said once it is almost full', async ({
  page,
}) => {
  const { owner: ada, list: small } = await newOwnList('Small', [
    { name: 'Kite' },
    { name: 'Tent' },
  ]);
  const many = Array.from({ length: 400 }, (_, at) => ({ name: `Wish ${at + 1}`, imageUrl: '' }));
  const big = await newList('Big', [ada], many);
  const almostFull = page.getByText('Almost full: 400 of 500 items.');
  await openAs(page, ada, `/lists/${small.id}`);
  const space = await chooseAction(page, 'Space on this list', 'Space on This List');
  await expect(space.getByText('2 of 500 items')).toBeVisible();
  await expect(space.getByText('1 of 100 members')).toBeVisible();
  await expect(space.getByText('1% of the space for texts and links')).toBeVisible();
  await expectAccessible(page, 'the space on a list');
  await space.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Almost full')).toHaveCount(0);

  await page.goto(`/lists/${big.id}`);
  await expect(almostFull).toBeVisible();
});
