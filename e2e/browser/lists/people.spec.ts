import { family, GIVER } from '../../fixtures/family.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import { chooseAction, closeWith, itemCard, modal, section } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';

test('F11 the surprise is the person’s: who wrote the wishes sees what was bought, unless they do not want to', async ({
  page,
}) => {
  const { ada, list } = await family();
  await openAs(page, ada, `/lists/${list.id}`);
  const leos = section(page, "Leo's Wish List");
  const kite = leos.getByRole('listitem').filter({ hasText: 'Kite' });
  await expect(kite).toContainText('Purchased');
  await expect(kite.getByRole('button', { name: 'Edit Kite' })).toBeVisible();
  // What Ben wrote is Ben's to change.
  await expect(leos.getByRole('button', { name: /Globe/ })).toHaveCount(0);
  await expectAccessible(page, 'a list with a person without an account');

  const dialog = await chooseAction(page, 'People without an account', 'People without an Account');
  await expect(dialog).toContainText('3 wishes');
  await expectAccessible(page, 'the people of a list');
  const surprise = dialog.getByRole('button', { name: /^Surprise me, too/ });
  await surprise.click();
  await expect(surprise).toHaveAttribute('aria-pressed', 'true');
  await closeWith(dialog, 'Done');
  await expect(kite).not.toContainText('Purchased');
  await expect(kite.getByRole('button', { name: 'Edit Kite' })).toBeVisible();

  await page.goto(`/public-list/${list.id}`);
  await expect(
    page.getByText('Purchases of your own items and the items for Leo are hidden.'),
  ).toBeVisible();
  await expect(itemCard(page, 'Kite').getByRole('button')).toHaveText('Mark as Purchased');
  await expect(itemCard(page, 'Globe').getByRole('button')).toHaveText('Mark as Purchased');
  await page.getByRole('button', { name: 'Reveal' }).click();
  await modal(page, 'Spoil the surprise?').getByRole('button', { name: 'Reveal' }).click();
  await expect(itemCard(page, 'Kite').getByRole('button')).toHaveText('Unmark as Purchased');
});

test('F11 people are added, renamed and removed; their items stay with who wrote them, or go, and come back', async ({
  page,
}) => {
  const { ada, leo, list } = await family();
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await chooseAction(page, 'People without an account', 'People without an Account');
  const field = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await field.fill('Leo');
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  await expect(field).toHaveAccessibleDescription(/already/);
  await field.fill('Grandma');
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Grandma/, /^Leo/]);
  await expect(field).toHaveValue('');

  await dialog.getByRole('button', { name: 'Rename Leo' }).click();
  const name = dialog.getByLabel('New name of Leo');
  await expect(name).toBeFocused();
  await name.fill('Leonard');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Grandma/, /^Leonard/]);

  // They stay: what Ada wrote is Ada's own again, what Ben wrote is Ben's.
  await dialog.getByRole('button', { name: 'Remove Leonard' }).click();
  const question = modal(page, 'Remove Person');
  await expect(question).toContainText('What about the 2 wishes you added for Leonard?');
  await expect(question).toContainText('One wish that another member added for Leonard stays');
  await expectAccessible(page, 'removing a person');
  await question.getByRole('button', { name: 'Remove Leonard' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Grandma/]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(
    section(page, 'Your Wish List').getByRole('heading', { name: 'Kite' }),
  ).toBeVisible();
  await expect(
    section(page, "Ben Poe's Wish List").getByRole('heading', { name: 'Globe' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const leos = section(page, "Leonard's Wish List");
  await expect(leos.getByRole('heading', { level: 3 })).toHaveCount(3);

  // They go: what Ada wrote, not what Ben wrote; and come back with who bought them.
  await chooseAction(page, 'People without an account');
  await dialog.getByRole('button', { name: 'Remove Leonard' }).click();
  await question.getByRole('radio', { name: 'Delete them' }).check();
  await question.getByRole('button', { name: 'Remove Leonard' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Grandma/]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Scarf/, /Globe/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(leos.getByRole('heading', { level: 3 })).toHaveCount(3);
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    people: { [leo]: 'Leonard' },
    items: [
      { name: 'Scarf' },
      { name: 'Globe' },
      { name: 'Kite', for: leo, purchasedBy: [GIVER] },
      { name: 'Tent', for: leo },
    ],
  });
});

test('F11 who was removed comes back while the dialog is open', async ({ page }) => {
  const { ada, list } = await family();
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await chooseAction(page, 'People without an account', 'People without an Account');
  await dialog.getByRole('button', { name: 'Remove Leo' }).click();
  await modal(page, 'Remove Person').getByRole('button', { name: 'Remove Leo' }).click();
  await expect(dialog.getByText('Removed Leo from the list.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  // Who is at a toast holds it: on a busy machine the check takes longer than the toast is shown.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expectAccessible(page, 'a toast in a dialog');
  // A press beside the dialog would close it.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Leo/]);
  await expect(dialog.getByText('Undone.')).toBeVisible();
});

test(
  'F11 a name that was not changed: Cancel and Escape do not ask whether to discard it',
  { tag: '@desktop' },
  async ({ page }) => {
    const { ada, list } = await family();
    await openAs(page, ada, `/lists/${list.id}`);
    const dialog = await chooseAction(
      page,
      'People without an account',
      'People without an Account',
    );
    const rename = dialog.getByRole('button', { name: 'Rename Leo' });
    const field = dialog.getByLabel('New name of Leo');
    await rename.click();
    await expect(field).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rename).toBeFocused();
    await rename.click();
    await field.fill('Leon');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await field.fill('Leo');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);
