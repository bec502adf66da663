import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { COMMITS, holdRequests } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  chooseAction,
  closeWith,
  deleteItem,
  itemCard,
  logOut,
  modal,
  openModal,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** Ada's list, opened from her dashboard. */
async function openList(page: Page) {
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await openAs(page, ada, '/');
  await page.getByRole('link', { name: 'Garden', exact: true }).click();
  await expect(itemCard(page, 'Kite')).toBeVisible();
  return { ada, list };
}

test('Back closes a dialog without changes at once; the next Back leaves the page, and Forward opens nothing', async ({
  page,
}) => {
  const { list } = await openList(page);
  const dialogs = [
    ['Add New Item', 'Add New Item'],
    ['Invite Members', 'Invite Members'],
    ['Delete Kite', 'Delete Item'],
    ['Edit List', 'Edit List'],
  ] as const;
  for (const [button, title] of dialogs) {
    await page.getByRole('button', { name: button }).click();
    await expect(modal(page, title)).toBeVisible();
    await page.goBack();
    await expect(modal(page, title)).toBeHidden();
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
  await expect(page).toHaveURL(`/lists/${list.id}`);
  await page.goForward();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/lists/${list.id}`);
  // Closed in another way, a dialog leaves nothing behind.
  await page.getByRole('button', { name: 'Edit List' }).click();
  await modal(page, 'Edit List').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
});

test('a form with changes asks once, on Back, Escape, Cancel, Close and a click outside', async ({
  page,
}) => {
  const { list } = await openList(page);
  const dialog = await openModal(page, 'Add New Item');
  const question = dialog.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await dialog.getByLabel('Notes').fill('With a lid');

  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(4, 4),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await expect(question.getByRole('button', { name: 'Discard' })).toBeInViewport({ ratio: 1 });
    await closeWith(question, 'Keep editing');
    await expect(dialog.getByLabel('Notes')).toHaveValue('With a lid');
  }
  await page.goBack();
  await expect(question).toBeVisible();
  await expectAccessible(page, 'question');
  // Back again keeps what was typed, too.
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Notes')).toHaveValue('With a lid');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/lists/${list.id}`);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a form that is as it was closes at once, on Escape, Cancel and a click outside', async ({
  page,
}) => {
  await openList(page);
  const dialog = modal(page, 'Edit List');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.mouse.click(4, 4),
  ];
  for (const leave of ways) {
    await page.getByRole('button', { name: 'Edit List' }).click();
    await dialog.getByLabel('List Name').fill('Kitchen');
    await dialog.getByLabel('List Name').fill('Garden');
    await leave();
    await expect(dialog).toBeHidden();
  }
});

test('Back after a dialog that led to another page does not return to the dialog or to a deleted list', async ({
  page,
}) => {
  const { list } = await openList(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Duplicate/ }).click();
  await modal(page, 'Duplicate List').getByLabel('List Name').fill('Next Year');
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Next Year', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'Garden', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete List' }).click();
  await modal(page, 'Delete List').getByRole('button', { name: 'Delete List' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('List not found')).toHaveCount(0);
});

test('reloading with an open dialog leaves no entry of it in the history', async ({ page }) => {
  const { list } = await openList(page);
  await page.getByRole('button', { name: 'Invite Members' }).click();
  await expect(modal(page, 'Invite Members')).toBeVisible();
  await page.reload();
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite Members' }).click();
  await expect(modal(page, 'Invite Members')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/lists/${list.id}`);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(
  'a session that ends in another tab while a dialog is open leads to Login, also when that page comes slowly',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const ada = await newUser('Ada Byron');
    await openAs(page, ada, '/account');
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await expect(modal(page, 'Delete Account')).toBeVisible();
    const { release } = await holdRequests(page, /\/LoginPage-[^/]*\.js$/);
    const other = await context.newPage();
    await other.goto('/account');
    await logOut(other);
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/login');
  },
);

test('the focus returns to what was clicked also in Safari, which does not focus it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('a, button')) return;
      event.preventDefault();
      (document.activeElement as HTMLElement).blur();
    });
  });
  await openList(page);
  const invite = page.getByRole('button', { name: 'Invite Members' });
  await invite.click();
  await modal(page, 'Invite Members').getByRole('button', { name: 'Close' }).click();
  await expect(invite).toBeFocused();

  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  await expect(page.getByRole('menu', { name: 'More actions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await more.click();
  await page.getByRole('menuitem', { name: 'Set event date' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(more).toBeFocused();
});

test('what ends above a dialog’s buttons is not under the fade that what scrolls goes into @phone', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const items = [{ name: 'Kite' }, { name: 'Tent' }];
  const list = await newList('Garden', [ada, ben], items);
  await openAs(page, ada, `/lists/${list.id}`);
  const ends = [
    ['Reorder your items', 'Reorder Your Items', (dialog: Locator) => dialog.getByRole('listitem')],
    ['Members', 'Members', (dialog: Locator) => dialog.getByRole('listitem')],
    ['Space on this list', 'Space on This List', (dialog: Locator) => dialog.getByText(/1%/)],
  ] as const;
  for (const [action, title, endOf] of ends) {
    await chooseAction(page, action);
    const dialog = modal(page, title);
    const end = await endOf(dialog).last().boundingBox();
    const done = await dialog.getByRole('button', { name: 'Done' }).boundingBox();
    // The row of the buttons has 12 pixels above them, and the fade has 12 above the row.
    expect((done?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0), title).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a form that is being sent takes no more words and choices: what is on the screen is saved', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const kettle = { name: 'Kettle', currency: 'EUR' };
  const list = await newList('Garden', [ada], [kettle, {}, {}], { people: { leo: 'Leo' } });
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await openModal(page, 'Edit Kettle', 'Edit Item');
  const notes = dialog.getByLabel('Notes');
  const mostWanted = dialog.getByLabel('Most wanted');
  const currency = dialog.getByLabel('Currency', { exact: true });
  const whom = dialog.getByLabel('For', { exact: true });
  await notes.fill('The red one');
  const commits = await holdRequests(page, COMMITS);
  await dialog.getByRole('button', { name: 'Update Item' }).click();
  await expect.poll(commits.held).toBe(1);
  for (const [select, value] of [
    [whom, ''],
    [currency, 'EUR'],
  ] as const) {
    await select.focus();
    await page.keyboard.press('ArrowDown');
    await expect(select).toBeFocused();
    await expect(select).toHaveValue(value);
  }
  await mostWanted.focus();
  await page.keyboard.press('Space');
  await expect(mostWanted).toBeFocused();
  await expect(mostWanted).not.toBeChecked();
  await notes.click();
  await page.keyboard.type(', not the blue one');
  await expect(notes).toHaveValue('The red one');
  commits.release();
  await expect(dialog).toBeHidden();
  const { items } = (await storedFields(`lists/${list.id}`)) as { items: object[] };
  expect(items[0]).toMatchObject({ name: 'Kettle', notes: 'The red one', currency: 'EUR' });
  expect(items[0]).not.toHaveProperty('mostWanted');
  expect(items[0]).not.toHaveProperty('for');
});

test(
  'a double-click opens a dialog and a menu, and presses nothing in them',
  { tag: '@desktop' },
  async ({ page }) => {
    await openList(page);
    const dialogs = [
      ['Edit List', 'Edit List'],
      ['Delete Kite', 'Delete Item'],
    ] as const;
    for (const [button, title] of dialogs) {
      const opener = page.getByRole('button', { name: button });
      await opener.click();
      await expect(modal(page, title)).toBeVisible();
      const focused = await page.evaluate(() => document.activeElement?.outerHTML);
      await secondClick(page);
      await expect(modal(page, title)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(focused);
      await modal(page, title).getByRole('button', { name: 'Cancel' }).click();
      await expect(modal(page, title)).toBeHidden();
    }
    const menu = page.getByRole('menu', { name: 'More actions' });
    // In a low window the menu covers its button.
    for (const height of [800, 320]) {
      await page.setViewportSize({ width: 1280, height });
      await page.getByRole('button', { name: 'More actions' }).click();
      await expect(menu).toBeVisible();
      await secondClick(page);
      await expect(menu).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  },
);

test(
  'a double-click that closes a dialog, a menu or a toast presses nothing behind it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openOwnList(page, 'Garden', [{ name: 'Kite' }, { name: 'Lamp' }, { name: 'Tent' }]);
    await page.evaluate(() => {
      // The root of the app: what reaches it may be handled there.
      document.getElementById('root')?.addEventListener('click', ({ detail }) => {
        if (detail > 1) document.title = 'pressed';
      });
    });
    const pressedBehind = async () => (await page.title()) === 'pressed';
    const dialog = await openModal(page, 'Edit List');
    await dialog.getByRole('button', { name: 'Cancel' }).dblclick();
    await expect(dialog).toBeHidden();
    expect(await pressedBehind()).toBe(false);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).dblclick();
    await expect(page.getByRole('menu')).toBeHidden();
    expect(await pressedBehind()).toBe(false);

    await deleteItem(page, 'Kite');
    await deleteItem(page, 'Tent');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveCount(2);
    await undo.last().dblclick();
    // Of the toast that takes its place, the button is not pressed either.
    await expect(itemCard(page, 'Tent')).toBeVisible();
    await expect(page.getByText('Deleted Kite.')).toBeVisible();
    await undo.dblclick();
    await expect(itemCard(page, 'Kite')).toBeVisible();
    expect(await pressedBehind()).toBe(false);
  },
);

/** The second click of a double-click, where the pointer is. */
async function secondClick(page: Page): Promise<void> {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}
