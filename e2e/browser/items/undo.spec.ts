import { expectAccessible } from '../../fixtures/axe.ts';
import { boxOf } from '../../fixtures/geometry.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import { deleteItem, itemCard, modal, openModal, section } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

test('F6 a deleted item comes back in its place, with who bought it', async ({ page }) => {
  const { list } = await openOwnList(page, 'Family', [
    { name: 'Kite' },
    { name: 'Tent', purchasedBy: ['Eve'] },
    { name: 'Boat' },
  ]);
  await deleteItem(page, 'Tent');
  await expect(itemCard(page, 'Tent')).toHaveCount(0);
  await expect(page.getByText('Deleted Tent.')).toBeVisible();
  // Who is at a toast holds it: on a busy machine the check takes longer than the toast is shown.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expectAccessible(page, 'an item deleted a moment ago');
  const aside = `lists/${list.id}/removedItems/${list.items[1]?.id}`;
  expect(await storedFields(aside)).toMatchObject({ item: { purchasedBy: ['Eve'] } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 'Your Wish List').getByRole('heading', { level: 3 })).toContainText([
    'Kite',
    'Tent',
    'Boat',
  ]);
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ name: 'Kite' }, { name: 'Tent', purchasedBy: ['Eve'] }, { name: 'Boat' }],
  });
  expect(await storedFields(aside)).toBeNull();
});

test('F6 after ten seconds a deletion stands, and nothing of it lies about', async ({ page }) => {
  await page.clock.install();
  const { list } = await openOwnList(page, 'Family', [{ name: 'Kite' }]);
  await deleteItem(page, 'Kite');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(undo).toHaveCount(0);
  await expect
    .poll(() => storedFields(`lists/${list.id}/removedItems/${list.items[0]?.id}`))
    .toBeNull();
});

test('F6 who left a list is back with one tap, items and all', async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Family',
    [ben, ada],
    [
      { by: ada, name: 'Kite', purchasedBy: ['Eve'] },
      { by: ben, name: 'Lamp' },
    ],
  );
  await openAs(page, ada, '/');
  const question = await openModal(page, 'Leave Family', 'Leave List');
  await question.getByRole('radio', { name: 'Delete them' }).check();
  await question.getByRole('button', { name: 'Leave List' }).click();
  await expect(page.getByText('You left Family.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Family' })).toHaveCount(0);
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    members: [ben.uid],
    items: [{ name: 'Lamp' }],
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Family' })).toBeVisible();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    members: [ben.uid, ada.uid],
    items: [{ name: 'Lamp' }, { name: 'Kite', purchasedBy: ['Eve'] }],
  });
});

test(
  'F6 a toast stays while somebody points at its words, and goes when they leave',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    await openOwnList(page, 'Family', [{ name: 'Kite' }]);
    await deleteItem(page, 'Kite');
    await page.getByText('Deleted Kite.').hover({ position: { x: 40, y: 20 } });
    await page.clock.fastForward(60_000);
    await expect(page.getByText('Deleted Kite.')).toBeVisible();
    await page.getByRole('heading', { name: 'Family' }).hover();
    await expect(page.getByText('Deleted Kite.')).toHaveCount(0);
  },
);

test(
  'F6 Undo has its place in the order of the Tab key, and waits for who is there',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    await openOwnList(page, 'Family', [{ name: 'Kite' }]);
    await deleteItem(page, 'Kite');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    // Pointing at it and leaving again takes nothing away from the keyboard.
    await undo.hover();
    await page.clock.fastForward(60_000);
    await page.getByRole('heading', { name: 'Family' }).hover();
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await expect(last).toBeFocused();
    // The next toast goes as always.
    await expect(page.getByText('Undone.')).toBeVisible();
    await page.clock.fastForward(6_000);
    await expect(page.getByText('Undone.')).toHaveCount(0);
  },
);

test('F6 Ctrl+Z undoes while Undo is offered', { tag: '@desktop' }, async ({ page }) => {
  await openOwnList(page, 'Family', [{ name: 'Kite' }, { name: 'Tent' }]);
  await page.getByRole('button', { name: 'Delete Kite' }).press('Enter');
  await modal(page, 'Delete Item').getByRole('button', { name: 'Delete Item' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(itemCard(page, 'Kite')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(itemCard(page, 'Kite')).toBeVisible();
});

test(
  'F6 many undos that failed leave half of a phone free, with the newest in sight',
  { tag: '@phone' },
  async ({ page, context }) => {
    const names = ['Kite', 'Tent', 'Boat', 'Lamp', 'Mug'];
    await openOwnList(
      page,
      'Family',
      names.map((name) => ({ name })),
    );
    for (const name of names) {
      await deleteItem(page, name);
      await expect(page.getByText(`Deleted ${name}.`)).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(page.getByText(`Deleted ${name}. You seem to be offline`)).toBeVisible();
      await context.setOffline(false);
    }
    const failed = page.getByText('You seem to be offline. Check your connection');
    await expect(failed).toHaveCount(names.length);
    const stack = await boxOf(page.getByRole('status').filter({ has: failed.first() }));
    expect(stack.bottom - stack.top).toBeLessThanOrEqual(844 / 2);
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss.last()).toBeInViewport();
    // The oldest can be reached, too.
    await dismiss.first().click();
    await expect(failed).toHaveCount(names.length - 1);
  },
);
