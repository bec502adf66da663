import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { COMMITS, holdRequests, LISTENS } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  fillInItem,
  itemCard,
  modal,
  offlineBanner,
  openAddItem,
  openModal,
  SLOW_ANSWER,
  urlField,
  waitingToBeSent,
} from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  newDrafts,
  newInvite,
  newList,
  newOwnList,
  newUser,
  removeMember,
  shopUrl,
} from '../../fixtures/world.ts';

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

/** Expects that the end of the page can be scrolled above a notice at the bottom of the window. */
async function expectAboveNotices(page: Page, notice: Locator) {
  await page.keyboard.press('End');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport({ ratio: 1 });
  await expect(notice).toBeInViewport({ ratio: 1 });
  const [above, below] = await Promise.all([footer.boundingBox(), notice.boundingBox()]);
  // Positions are rounded.
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
}

test('a button of a dialog stays under the finger while more of the dialog arrives', async ({
  page,
}) => {
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await newInvite(list);
  await openAs(page, ada, `/lists/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  const invites = await holdRequests(page, LISTENS);
  const dialog = await openModal(page, 'Invite Members');
  await dialog.getByLabel('Email').fill('mia@example.com');
  await expect.poll(invites.held).toBeGreaterThan(0);
  await pressWhile(page, dialog.getByRole('button', { name: 'Create Invite Link' }), async () => {
    invites.release();
    await expect(dialog.getByRole('heading', { name: 'Open invites' })).toBeVisible();
  });
  await expect(dialog.getByText('Invite link created!')).toBeVisible();
});

/**
 * Watches where the first item of a list is, in each frame from the beginning.
 * @returns the different distances from the top of the window
 */
async function watchFirstItem(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = () => {
      const item = document.querySelector('main li:has(h3)');
      if (item) tops.add(item.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
}

test('a list does not move when it says why it was not joined', async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada], [{ name: 'Lamp' }]);
  const token = await newInvite(list, { spent: true });
  const tops = await watchFirstItem(page);
  await openAs(page, ben, `/list-join?listId=${list.id}&token=${token}`);
  await expect(page.getByText('Ask Ada Byron for a new link.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Public Link' })).toBeVisible();
  await expect(itemCard(page, 'Lamp')).toBeVisible();
  expect(await tops()).toHaveLength(1);
});

test('a list that was joined does not move when it says so', async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada], [{ name: 'Lamp' }]);
  const token = await newInvite(list);
  const tops = await watchFirstItem(page);
  await openAs(page, ben, `/list-join?listId=${list.id}&token=${token}`);
  await expect(page.getByText("You've joined Family")).toBeVisible();
  await expect(itemCard(page, 'Lamp')).toBeVisible();
  expect(await tops()).toHaveLength(1);
});

test('the items of a list do not move when it says that marks were removed', async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Garden',
    [ada, ben],
    [
      { name: 'Kite', by: ada },
      { name: 'Lamp', by: ben, purchasedBy: ['Eve'] },
    ],
  );
  await page.goto(`/public-list/${list.id}`);
  await itemCard(page, 'Lamp').getByRole('button', { name: 'Unmark as Purchased' }).click();
  await modal(page, 'Unmark as Purchased').getByRole('button', { name: 'Unmark' }).click();
  await expect(itemCard(page, 'Lamp').getByRole('button', { name: /^Mark/ })).toBeVisible();
  const notice = await holdRequests(page, /\/assets\/RemovedMarksNotice-.*\.js$/);
  await openAs(page, ada, `/lists/${list.id}`);
  await expect.poll(notice.held).toBe(1);
  const told = page.getByText('Marks were removed from an item.');
  await pressWhile(page, page.getByRole('button', { name: 'Edit Kite' }), async () => {
    notice.release();
    await expect(told).toBeInViewport();
  });
  const dialog = modal(page, 'Edit Item');
  await closeWith(dialog, 'Cancel');
  await expectAccessible(page, 'a list with removed marks');
  await expectAboveNotices(page, told);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(modal(page, 'Marks')).toBeVisible();
});

test('no page moves when it says that an item was refused', async ({ page, context }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Garden', [ben, ada], [{ name: 'Kite' }]);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await fillInItem(page, 'Lamp');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(waitingToBeSent(page)).toBeVisible();
  await removeMember(list, ada);
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  const writes = await holdRequests(again, COMMITS);
  await again.goto('/lists');
  const create = again.getByRole('button', { name: 'Create New List' });
  await expect(create).toBeEnabled();
  await expect.poll(writes.held).toBeGreaterThan(0);
  const told = again.getByText('“Lamp” could not be added after all.', { exact: false });
  await pressWhile(again, create, async () => {
    writes.release();
    await expect(told).toBeInViewport();
  });
  const creating = modal(again, 'Create New List');
  await closeWith(creating, 'Cancel');
  await expectAboveNotices(again, told);
  await again.getByRole('button', { name: 'Discard Lamp' }).click();
  await expect(told).toBeHidden();
});

test('the items of a list do not move while one waits to be sent, nor when it is sent', async ({
  page,
  context,
}) => {
  await openOwnList(page, 'Garden', [{ name: 'Kite' }, { name: 'Tent' }]);
  const topOfItems = () =>
    itemCard(page, 'Kite').evaluate(
      (card) => card.getBoundingClientRect().top + document.documentElement.scrollTop,
    );
  const before = await topOfItems();
  const dialog = await fillInItem(page, 'Lamp');
  const writes = await holdRequests(page, COMMITS);
  await context.setOffline(true);
  await closeWith(dialog, 'Add Item');
  await expect(waitingToBeSent(page)).toBeInViewport();
  expect(await topOfItems()).toBe(before);
  await context.setOffline(false);
  await expect(offlineBanner(page)).toBeHidden();
  await expect.poll(writes.held, { timeout: 20_000 }).toBeGreaterThan(0);
  await pressWhile(page, page.getByRole('button', { name: 'Edit Kite' }), async () => {
    writes.release();
    await expect(waitingToBeSent(page)).toBeHidden();
  });
  await closeWith(modal(page, 'Edit Item'), 'Cancel');
  expect(await topOfItems()).toBe(before);
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
  await closeWith(dialog, 'Cancel');
  await pressWhile(page, edit, async () => {
    await context.setOffline(true);
    await expect(offlineBanner(page)).toBeInViewport();
  });
  await expect(dialog).toBeVisible();
  await closeWith(dialog, 'Cancel');
  await expectAboveNotices(page, offlineBanner(page));
});

test('no button of the dashboard, nor of a list, moves when the drafts arrive', async ({
  page,
}) => {
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }, { name: 'Lamp' }]);
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
  // The Tab key goes from one to the other as the eye does.
  const dashboard = page.getByRole('main').getByRole('button', { includeHidden: true });
  await expect(dashboard.nth(0)).toHaveText('Drafts (1)');
  await expect(dashboard.nth(1)).toHaveText('Create New List');
  const [first, second] = await Promise.all([
    dashboard.nth(0).boundingBox(),
    dashboard.nth(1).boundingBox(),
  ]);
  const isBefore = first!.y + first!.height <= second!.y || first!.x < second!.x;
  expect(isBefore, 'Drafts is above the other, or left of it').toBe(true);

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
  await openOwnList(page, 'Garden');
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

/** Where the buttons of a dialog are, each with its size, in whole pixels. */
async function buttonsOf(dialog: Locator, names: readonly string[]) {
  const boxes = await Promise.all(
    names.map((name) => dialog.getByRole('button', { name }).boundingBox()),
  );
  return boxes.map((box) => Object.values(box ?? {}).map(Math.round));
}

test('“Still trying…” and the spinner move no button of a dialog', async ({ page }) => {
  await openOwnList(page, 'Garden');
  const writes = await holdRequests(page, COMMITS);
  const dialog = await openModal(page, 'Delete List');
  const names = ['Cancel', 'Delete List'];
  const before = await buttonsOf(dialog, names);
  await dialog.getByRole('button', { name: 'Delete List' }).click();
  await expect(dialog.getByText('Still trying…')).toBeVisible();
  expect(await buttonsOf(dialog, names)).toEqual(before);
  writes.release();
  await expect(page).toHaveURL('/');
});

test('the buttons of Add New Item stay where they are while a submit waits for the page', async ({
  page,
}) => {
  await openOwnList(page, 'Garden');
  const dialog = await openAddItem(page);
  await dialog.getByLabel('Item Name').fill('Kettle');
  await holdRequests(page, '**/api/fetch-product');
  await urlField(dialog).fill(`${shopUrl}/products/kettle`);
  await expect(dialog.getByText("Reading the shop's page…")).toBeVisible();
  const names = ['Save as draft', 'Cancel', 'Add Item'];
  const before = await buttonsOf(dialog, names);
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(dialog.getByText('Reading the page…')).toBeVisible();
  expect(await buttonsOf(dialog, names)).toEqual(before);
  // Typing interrupts the wait.
  await dialog.getByLabel('Notes').pressSequentially('B');
  await expect(dialog.getByText('Reading the page…')).toBeHidden();
  expect(await buttonsOf(dialog, names)).toEqual(before);
});
