import type { Page, Route } from 'playwright/test';
import { COMMITS, LISTENS, SILENCE_MS } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  deleteItem,
  itemCard,
  mark,
  modal,
  openModal,
  section,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** The wire breaks after the server has received what was asked: done once, whatever is pressed. */

const UNANSWERED = /The connection was lost before the answer came/;
const FIRESTORE = /google\.firestore\.v1\.Firestore|documents:(commit|batchGet)/;

/**
 * Loses the answer to the first write, and everything that is asked after it.
 * @returns `untilGivenUp` lets the time pass in which the app tries again, on a page with a clock of
 *   Playwright's; `mend` ends it
 */
async function breakAfterWrite(page: Page) {
  let isBroken = false;
  let triesAgain = false;
  const lose = async (route: Route) => {
    const url = route.request().url();
    if (!isBroken && COMMITS.test(url)) {
      isBroken = true;
      await route.fetch();
      return route.abort();
    }
    triesAgain ||= isBroken && url.includes('/documents:');
    return isBroken ? route.abort() : route.fallback();
  };
  await page.route(FIRESTORE, lose);
  return {
    untilGivenUp: async () => {
      await expect.poll(() => triesAgain).toBe(true);
      await page.clock.fastForward(SILENCE_MS);
    },
    mend: () => page.unroute(FIRESTORE, lose),
  };
}

const refuse = (route: Route) => route.abort();

/**
 * A visitor marks Kite as purchased, and the answer is lost. The list shows no change until `listen` is
 * called.
 */
async function setUnanswered(page: Page) {
  const list = await newList('Garden', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
  await page.clock.install();
  await page.route(LISTENS, refuse);
  await page.goto(`/public-list/${list.id}`);
  await itemCard(page, 'Kite')
    .getByRole('button', { name: /Mark as Purchased/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your Name').fill('Eve');
  const { untilGivenUp, mend } = await breakAfterWrite(page);
  await dialog.getByRole('button', { name: /Mark as Purchased/ }).click();
  await untilGivenUp();
  await expect(dialog.getByRole('alert')).toHaveText(UNANSWERED);
  await mend();
  return { list, dialog, listen: () => page.unroute(LISTENS, refuse) };
}

/** The mark of `setUnanswered` is stored once, and this device knows it as its own. */
async function expectMarkedOnce(page: Page, { id }: { id: string }) {
  await expect(page.getByRole('link', { name: 'Your gifts (1 from this list)' })).toBeVisible();
  expect(await storedFields(`lists/${id}`)).toMatchObject({ items: [{ purchasedBy: ['Eve'] }] });
}

async function createList(page: Page, name: string) {
  await page.getByRole('button', { name: 'Create New List' }).first().click();
  const dialog = modal(page, 'Create New List');
  await dialog.getByLabel('List Name').fill(name);
  await dialog.getByRole('button', { name: 'Create List' }).click();
  return dialog;
}

/** The list Birthday is created on the dashboard, and the answer is lost. */
async function createUnanswered(page: Page) {
  const { untilGivenUp, mend } = await breakAfterWrite(page);
  const dialog = await createList(page, 'Birthday');
  await untilGivenUp();
  await expect(dialog.getByRole('alert')).toHaveText(UNANSWERED);
  return { dialog, mend };
}

const cards = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The browser sends the first write twice, as it does when a connection ends before the answer. */
async function sendFirstWriteTwice(page: Page): Promise<void> {
  let isFirst = true;
  await page.route(COMMITS, async (route) => {
    if (isFirst) {
      isFirst = false;
      await route.fetch();
    }
    await route.fallback();
  });
}

test(
  '§4 an invite that the browser sends twice is one invite, and is told as created',
  { tag: '@desktop' },
  async ({ page }) => {
    await openOwnList(page, 'Garden');
    const dialog = await openModal(page, 'Invite Members');
    await dialog.getByLabel('Email').fill('mia@example.com');
    await sendFirstWriteTwice(page);
    await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
    await expect(dialog.getByText('Invite link created!')).toBeVisible();
    const revoke = dialog.getByRole('button', { name: 'Revoke the invite for mia@example.com' });
    await expect(revoke).toHaveCount(1);
  },
);

test(
  '§7 Create list: what the browser sends twice is one list',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAs(page, await newUser('Ada Byron'), '/');
    await sendFirstWriteTwice(page);
    const dialog = await createList(page, 'Birthday');
    await expect(dialog).toBeHidden();
    await page.goto('/');
    await expect(cards(page, 'Birthday')).toHaveCount(1);
  },
);

test(
  '§7 Create list: an answer that is lost, then the button again: one list',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    await openAs(page, await newUser('Ada Byron'), '/');
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    const { dialog, mend } = await createUnanswered(page);
    await mend();
    await closeWith(dialog, 'Create List');
    await expect(page).toHaveURL(/\/lists\/./);
    // The listener that was cut off comes back by itself, after a pause of the SDK's.
    await page.goBack();
    await expect(cards(page, 'Birthday')).toHaveCount(1, { timeout: 30_000 });
    await page.reload();
    await expect(cards(page, 'Birthday')).toHaveCount(1);
  },
);

test(
  '§7 Create list: an answer that is lost, then a reload and the same again: one list; later another of that name',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    // The dashboard must not know of the list before it is asked for once more, so it gets no lists.
    await page.route(LISTENS, async (route) => {
      const asksForLists = route.request().postData()?.includes('ARRAY_CONTAINS');
      if (!asksForLists) await route.fallback();
    });
    await openAs(page, await newUser('Ada Byron'), '/');
    const { mend } = await createUnanswered(page);
    await mend();
    await page.reload();
    await expect(await createList(page, 'Birthday')).toBeHidden();
    await expect(page).toHaveURL(/\/lists\/./);
    await page.unroute(LISTENS);
    await page.goto('/');
    await expect(cards(page, 'Birthday')).toHaveCount(1);
    await expect(await createList(page, 'Birthday')).toBeHidden();
    await expect(page).toHaveURL(/\/lists\/./);
    await page.goBack();
    await expect(cards(page, 'Birthday')).toHaveCount(2);
  },
);

test(
  '§4 Mark: an answer that is lost, then the button again: one mark, not “already on the item”',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list, dialog } = await setUnanswered(page);
    await closeWith(dialog, /Mark as Purchased/);
    await expectMarkedOnce(page, list);
  },
);

test(
  '§4 Mark: an answer that is lost, and the page is opened again: the mark is found and remembered as one’s own',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list, listen } = await setUnanswered(page);
    // The page is left before it can hear of the mark: it would close the form meanwhile, and the step back
    // in the history that this takes would end the loading of a page.
    await page.goto('/robots.txt');
    await listen();
    await page.goto(`/public-list/${list.id}`);
    await expect(page.getByText('Kite is marked as purchased. Thank you!')).toBeVisible();
    await expectMarkedOnce(page, list);
  },
);

test(
  '§4 Mark: an answer that is lost, and the list shows the mark by itself: the form closes, and that is said',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list, dialog, listen } = await setUnanswered(page);
    await listen();
    // The listener comes back by itself, after a pause of the SDK's.
    await page.clock.fastForward(60_000);
    await expect(page.getByText('Kite is marked as purchased. Thank you!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectMarkedOnce(page, list);
  },
);

test(
  '§4 Unmark: an answer that is lost, and the list shows that the mark is gone: the question closes',
  { tag: '@desktop' },
  async ({ page }) => {
    const list = await newList('Garden', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    await page.clock.install();
    await page.route(LISTENS, refuse);
    await page.goto(`/public-list/${list.id}`);
    await mark(page, 'Kite', 'Eve');
    const yourGifts = page.getByRole('link', { name: 'Your gifts (1 from this list)' });
    await expect(yourGifts).toBeVisible();
    await itemCard(page, 'Kite').getByRole('button', { name: 'Unmark as Purchased' }).click();
    const question = modal(page, 'Unmark as Purchased');
    await expect(question).toContainText('You marked this as Eve.');
    const { untilGivenUp, mend } = await breakAfterWrite(page);
    await question.getByRole('button', { name: 'Unmark' }).click();
    await untilGivenUp();
    await expect(question.getByRole('alert')).toHaveText(UNANSWERED);
    await mend();
    await page.unroute(LISTENS, refuse);
    await page.clock.fastForward(60_000);
    await expect(question).toBeHidden();
    await expect(yourGifts).toBeHidden();
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({ items: [{ purchasedBy: [] }] });
  },
);

test(
  'F6 Undo: an answer that is lost, then Undo again: the item is back once',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }, { name: 'Lamp' }]);
    await deleteItem(page, 'Kite');
    await expect(page.getByText('Deleted Kite.')).toBeVisible();
    const { untilGivenUp, mend } = await breakAfterWrite(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await untilGivenUp();
    await expect(page.getByText(UNANSWERED)).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(section(page, 'Your Wish List').getByRole('heading', { level: 3 })).toContainText([
      'Kite',
      'Lamp',
    ]);
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      items: [{ name: 'Kite' }, { name: 'Lamp' }],
    });
  },
);

test(
  '§4 a deletion that is cut short by closing the tab finishes the next time the app is opened',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
    const mirror = `lists/${list.id}/items/${list.items[0]?.id}`;
    await openAs(page, ada, '/');
    await expect(cards(page, 'Garden')).toBeVisible();
    await breakAfterWrite(page);
    await page.getByRole('button', { name: 'Delete Garden' }).click();
    await modal(page, 'Delete List').getByRole('button', { name: 'Delete List' }).click();
    await expect.poll(() => storedFields(`lists/${list.id}`)).toBeNull();
    await page.close();
    expect(await storedFields(mirror)).not.toBeNull();
    const again = await context.newPage();
    await again.goto('/');
    await expect(again.getByText('Get started by creating a list!')).toBeVisible();
    await expect.poll(() => storedFields(mirror), { timeout: 20_000 }).toBeNull();
  },
);
