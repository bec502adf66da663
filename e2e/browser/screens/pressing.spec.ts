import type { Locator, Page } from 'playwright/test';
import { COMMITS, holdRequests, LISTENS } from '../../fixtures/hold.ts';
import { openAs } from '../../fixtures/session.ts';
import {
  fillInItem,
  itemCard,
  modal,
  offlineBanner,
  openAddItem,
  SLOW_ANSWER,
  urlField,
  waitingToBeSent,
} from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newDrafts, newInvite, newList, newUser, shopUrl } from '../../fixtures/world.ts';

/** What a press meets when something else arrives on the page, or leaves it, while it lasts. */

async function pressWhile(
  page: Page,
  button: Locator,
  happens: () => Promise<void>,
  position?: { x: number; y: number },
) {
  await button.hover({ ...(position && { position }) });
  await page.mouse.down();
  await happens();
  await page.mouse.up();
}

test('a button of a dialog stays under the finger while more of the dialog arrives', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const list = await newList('Garden', [ada], [{ name: 'Kite' }]);
  await newInvite(list);
  await openAs(page, ada, `/lists/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  const invites = await holdRequests(page, LISTENS);
  await page.getByRole('button', { name: 'Invite Members' }).click();
  const dialog = modal(page, 'Invite Members');
  await dialog.getByLabel('Email').fill('mia@example.com');
  await expect.poll(invites.held).toBeGreaterThan(0);
  await pressWhile(page, dialog.getByRole('button', { name: 'Create Invite Link' }), async () => {
    invites.release();
    await expect(dialog.getByRole('heading', { name: 'Open invites' })).toBeVisible();
  });
  await expect(dialog.getByText('Invite link created!')).toBeVisible();
});

test('a list that was joined does not move when it says so', async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada], [{ name: 'Lamp' }]);
  const token = await newInvite(list);
  const notice = await holdRequests(page, /\/assets\/JoinResult-.*\.js$/);
  await openAs(page, ben, `/list-join?listId=${list.id}&token=${token}`);
  await expect.poll(notice.held).toBe(1);
  await pressWhile(page, page.getByRole('button', { name: 'Add New Item' }), async () => {
    notice.release();
    await expect(page.getByText("You've joined Family")).toBeVisible();
  });
  await expect(modal(page, 'Add New Item')).toBeVisible();
});

test('the items of a list do not move when one that waited is sent', async ({ page, context }) => {
  const ada = await newUser('Ada Byron');
  const list = await newList('Garden', [ada], [{ name: 'Kite' }]);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await fillInItem(page, 'Lamp');
  const writes = await holdRequests(page, COMMITS);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(dialog).toBeHidden();
  await expect(waitingToBeSent(page)).toBeVisible();
  await context.setOffline(false);
  await expect(offlineBanner(page)).toBeHidden();
  await expect.poll(writes.held, { timeout: 20_000 }).toBeGreaterThan(0);
  await pressWhile(page, page.getByRole('button', { name: 'Edit Kite' }), async () => {
    writes.release();
    await expect(waitingToBeSent(page)).toBeHidden();
  });
  await expect(modal(page, 'Edit Item')).toBeVisible();
});

test('nothing of a list moves when the connection is lost, which is said wherever the page is scrolled', async ({
  page,
  context,
}) => {
  const ada = await newUser('Ada Byron');
  const names = Array.from({ length: 12 }, (_, index) => `Kite ${index + 1}`);
  const list = await newList(
    'Garden',
    [ada],
    names.map((name) => ({ name })),
  );
  await openAs(page, ada, `/lists/${list.id}`);
  const edit = page.getByRole('button', { name: 'Edit Kite 1', exact: true });
  const dialog = modal(page, 'Edit Item');
  // Loads the dialog's script, which cannot be loaded later.
  await edit.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await pressWhile(page, edit, async () => {
    await context.setOffline(true);
    await expect(offlineBanner(page)).toBeInViewport();
  });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('End');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport({ ratio: 1 });
  await expect(offlineBanner(page)).toBeInViewport({ ratio: 1 });
  // The end of the page is above it, not behind it (positions are rounded).
  const [above, below] = await Promise.all([
    footer.boundingBox(),
    offlineBanner(page).boundingBox(),
  ]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
});

test('no button of the dashboard, nor of a list, moves when the drafts arrive', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const list = await newList('Garden', [ada], [{ name: 'Kite' }, { name: 'Lamp' }]);
  await newDrafts(ada, list.id, 1);
  const onDashboard = await holdRequests(page, /\/assets\/Drafts-.*\.js$/);
  await openAs(page, ada, '/');
  await expect(itemCard(page, 'Garden')).toBeVisible();
  const drafts = page.getByRole('button', { name: 'Drafts (1)' });
  await expect.poll(onDashboard.held).toBe(1);
  await pressWhile(page, page.getByRole('button', { name: 'Create New List' }), async () => {
    onDashboard.release();
    await expect(drafts).toBeVisible();
  });
  await expect(modal(page, 'Create New List')).toBeVisible();

  const onList = await holdRequests(page, /\/assets\/Drafts-.*\.js$/);
  await page.goto(`/lists/${list.id}`);
  await expect.poll(onList.held).toBe(1);
  await pressWhile(page, page.getByRole('button', { name: 'Edit Kite' }), async () => {
    onList.release();
    await expect(drafts).toBeVisible();
  });
  await expect(modal(page, 'Edit Item')).toBeVisible();
});

test('the fields of an item do not move when the page of a shop is read', async ({ page }) => {
  const ada = await newUser('Ada Byron');
  const list = await newList('Garden', [ada]);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await openAddItem(page);
  const answers = await holdRequests(page, '**/api/fetch-product');
  await urlField(dialog).fill(`${shopUrl}/products/kettle`);
  await expect(dialog.getByText("Reading the shop's page…")).toBeVisible();
  const filledIn = async () => {
    answers.release();
    await expect(dialog.getByText("Filled in from the shop's page.")).toBeVisible(SLOW_ANSWER);
  };
  // Close to its edge: a line of text is half as high as the button.
  const position = { x: 20, y: 5 };
  await pressWhile(page, dialog.getByRole('button', { name: 'Currency: USD' }), filledIn, position);
  await expect(dialog.getByLabel('Currency', { exact: true })).toBeVisible();
});

test(
  '“Still trying…” takes no place from the buttons of a dialog',
  { tag: '@phone' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    const list = await newList('Garden', [ada]);
    await openAs(page, ada, `/lists/${list.id}`);
    const writes = await holdRequests(page, COMMITS);
    await page.getByRole('button', { name: 'Delete List' }).click();
    const dialog = modal(page, 'Delete List');
    await dialog.getByRole('button', { name: 'Delete List' }).click();
    await expect(dialog.getByText('Still trying…')).toBeVisible();
    const box = async (name: string) => (await dialog.getByRole('button', { name }).boundingBox())!;
    const [cancel, confirm] = await Promise.all([box('Cancel'), box('Delete List')]);
    // Side by side, as before.
    expect(cancel.y).toBe(confirm.y);
    expect(cancel.x).toBeLessThan(confirm.x);
    writes.release();
    await expect(page).toHaveURL('/');
  },
);
