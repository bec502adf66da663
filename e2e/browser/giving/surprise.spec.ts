import type { Page } from 'playwright/test';
import { addresses, currentPorts } from '../../../scripts/ports.mjs';
import { expectAccessible } from '../../fixtures/axe.ts';
import { COMMITS, holdRequests } from '../../fixtures/hold.ts';
import { openAs } from '../../fixtures/session.ts';
import {
  chooseAction,
  closeWith,
  itemCard,
  modal,
  openModal,
  section,
} from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser, type User } from '../../fixtures/world.ts';

const { firestore } = addresses(currentPorts());

/** A name that stands nowhere but on the item. */
const GIVER = 'Aunt Quintessa';

async function familyList(fields: { eventDate?: string } = {}) {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Family',
    [ada, ben],
    [
      { by: ada, name: 'Kite', quantity: 4, purchasedBy: [GIVER], purchasedCounts: { [GIVER]: 2 } },
      { by: ada, name: 'Tent', purchasedBy: [GIVER] },
      { by: ben, name: 'Lamp', purchasedBy: ['Uncle Bob'] },
    ],
    fields,
  );
  return { ada, ben, list };
}

/** Notes every moment at which the name is anywhere in the page, and what carried it there. */
async function watchFor(page: Page, name: string) {
  const carriers: string[] = [];
  page.on('response', (response) => {
    response.text().then(
      (body) => {
        if (body.includes(name)) carriers.push(response.url());
      },
      // A listener's stream has no body to wait for; it is Firestore's.
      () => undefined,
    );
  });
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.documentElement?.outerHTML.includes(wanted)) {
        sessionStorage.setItem('spoiled', 'yes');
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }, name);
  return {
    carriers,
    spoiled: () => page.evaluate(() => sessionStorage.getItem('spoiled')),
    stored: () => page.evaluate(() => JSON.stringify(Object.entries(localStorage))),
  };
}

/** As somebody whose device has known them before. */
async function visit(page: Page, user: User, path: string) {
  await openAs(page, user, '/');
  await expect(page.getByRole('link', { name: 'Family' })).toBeVisible();
  await page.goto(path);
}

test('F1 a contributor sees no purchase of their own items, in no moment, nowhere in the page', async ({
  page,
}) => {
  const { ada, list } = await familyList();
  const watch = await watchFor(page, GIVER);
  await visit(page, ada, `/public-list/${list.id}`);
  await expect(page.getByText('Purchases of your own items are hidden.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(itemCard(page, 'Tent')).toContainText('Mark as Purchased');
  await expect(itemCard(page, 'Kite')).toContainText('0 of 4 purchased');
  // Of the others' items they see what everybody sees.
  await expect(itemCard(page, 'Lamp')).toContainText('Unmark as Purchased');
  await itemCard(page, 'Tent').getByRole('button').click();
  await expect(modal(page, 'Mark as Purchased')).toBeVisible();
  await expectAccessible(page, 'the public list of a contributor');
  // Who buys their own wish is not told that somebody was quicker.
  await modal(page, 'Mark as Purchased').getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(itemCard(page, 'Tent')).toContainText('You marked this');
  await page.goto(`/lists/${list.id}`);
  const own = section(page, 'Your Wish List');
  await expect(own.getByRole('listitem')).toHaveCount(2);
  // A member gives, too, and sees what others still need; of their own items they see nothing.
  await expect(itemCard(page, 'Lamp').getByText('Purchased', { exact: true })).toBeVisible();
  await expect(own).not.toContainText(/purchased/iu);
  await expect(own.getByRole('link', { name: /public list/u })).toHaveCount(0);
  await expect(page.getByText('Uncle Bob')).toHaveCount(0);
  expect(await watch.spoiled()).toBeNull();
  expect(await watch.stored()).not.toContain(GIVER);
  // The document itself carries the names, for it is public: early by REST, then by the listener.
  expect(watch.carriers.filter((url) => !url.startsWith(firestore))).toEqual([]);
});

test('F1 the same holds where the session becomes known only after the list', async ({ page }) => {
  const { ada, list } = await familyList();
  await openAs(page, ada, `/public-list/${list.id}`);
  await expect(page.getByText('Purchases of your own items are hidden.')).toBeVisible();
  await expect(itemCard(page, 'Tent')).toContainText('Mark as Purchased');
});

test('F1 the same holds where the session’s script does not arrive; nobody is sent to Login for that', async ({
  page,
}) => {
  const { ada, list } = await familyList();
  await visit(page, ada, '/about');
  await page.route(/\/assets\/auth-.*\.js$/, (route) => route.abort());
  await page.goto(`/public-list/${list.id}`);
  await expect(page.getByText('Purchases of your own items are hidden.')).toBeVisible();
  await expect(itemCard(page, 'Tent')).toContainText('Mark as Purchased');
  await page.goto('/lists');
  await expect(page.getByRole('link', { name: 'Family' })).toBeVisible();
  await expect(page).toHaveURL('/lists');
  await page.unroute(/\/assets\/auth-.*\.js$/);
  // Asked for again after pauses that grow.
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible({ timeout: 40_000 });
});

test('F1 Reveal asks first, and then shows', async ({ page }) => {
  const { ada, list } = await familyList();
  await visit(page, ada, `/public-list/${list.id}`);
  const question = await openModal(page, 'Reveal', 'Spoil the surprise?');
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question before a surprise is spoiled');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(itemCard(page, 'Tent')).toContainText('Mark as Purchased');
  await page.getByRole('button', { name: 'Reveal' }).click();
  await question.getByRole('button', { name: 'Reveal' }).click();
  await expect(itemCard(page, 'Tent')).toContainText('Unmark as Purchased');
  await expect(itemCard(page, 'Kite')).toContainText('2 of 4 purchased');
  await expect(page.getByText('Purchases of your own items are hidden.')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('F1 visitors and other members see everything', async ({ page }) => {
  const { ben, list } = await familyList();
  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, 'Tent')).toContainText('Unmark as Purchased');
  await openAs(page, ben, `/public-list/${list.id}`);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(itemCard(page, 'Tent')).toContainText('Unmark as Purchased');
});

test('F1 after the day of the occasion contributors see who gave what, and tick whom they thanked', async ({
  page,
}) => {
  const { ada, list } = await familyList();
  await openAs(page, ada, `/lists/${list.id}`);
  await chooseAction(page, 'Set event date');
  await modal(page, 'Event Date').getByLabel('Day').fill('2025-12-24');
  await expectAccessible(page, 'the day of the occasion');
  await modal(page, 'Event Date').getByRole('button', { name: 'Save' }).click();
  // The owner is asked before, and what was typed is still there after "Cancel".
  const question = modal(page, 'Reveal who bought what?');
  await expect(question).toContainText('Who bought what becomes visible to everyone now.');
  await expectAccessible(page, 'the question before everything is revealed');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal(page, 'Event Date').getByLabel('Day')).toHaveValue('2025-12-24');
  await modal(page, 'Event Date').getByRole('button', { name: 'Save' }).click();
  await closeWith(question, 'Reveal');
  await expect(page.getByText('Dec 24, 2025')).toBeVisible();
  // A day that is half taken away is neither kept nor lost without a word.
  await chooseAction(page, 'Change event date');
  const day = modal(page, 'Event Date').getByLabel('Day');
  await day.focus();
  await page.keyboard.press('Backspace');
  await modal(page, 'Event Date').getByRole('button', { name: 'Save' }).click();
  await expect(day).toHaveAccessibleDescription(/Complete this, or leave it empty/);
  await expect(day).toBeFocused();
  await modal(page, 'Event Date').getByRole('button', { name: 'Cancel' }).click();
  await modal(page, 'Event Date').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Dec 24, 2025')).toBeVisible();
  const gifts = section(page, 'Gifts you received');
  await expect(gifts.getByRole('listitem')).toHaveCount(2);
  await expect(gifts).toContainText(`Kite × 2 from ${GIVER}`);
  // What was received is no longer wished for below; of the kites two are.
  const own = section(page, 'Your Wish List');
  await expect(own.getByRole('heading', { level: 3 })).toContainText(['Kite']);
  await expect(own.getByRole('heading', { name: 'Tent' })).toHaveCount(0);
  await gifts.getByRole('checkbox', { name: 'Also show received items in the list below' }).check();
  await expect(own.getByRole('button', { name: 'Delete Tent' })).toBeVisible();
  const tick = gifts.getByRole('checkbox', { name: `Thanked ${GIVER} for Tent` });
  await tick.check();
  await expectAccessible(page, 'gifts received');
  await expect(gifts.getByText('Saving…')).toBeHidden();
  await page.reload();
  await expect(tick).toBeChecked();
  // A tick that is not saved yet says so: on a slow line a reload would lose it.
  const { release } = await holdRequests(page, COMMITS);
  await tick.uncheck();
  await expect(gifts.getByText('Saving…')).toBeVisible();
  release();
  await expect(gifts.getByText('Saving…')).toBeHidden();
  await page.reload();
  await expect(gifts.getByRole('listitem')).toHaveCount(2);
  await expect(tick).not.toBeChecked();
});

test(
  'F1 a member who is not the owner chooses no day that is over: it would reveal at once',
  { tag: '@desktop' },
  async ({ page }) => {
    const { ben, list } = await familyList();
    await openAs(page, ben, `/lists/${list.id}`);
    const form = await chooseAction(page, 'Set event date', 'Event Date');
    const day = form.getByLabel('Day');
    await day.fill('2025-12-24');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(day).toHaveAccessibleDescription(
      /Only the owner can choose a date that has passed/,
    );
    await expect(day).toBeFocused();
    await expect(day).toHaveValue('2025-12-24');
    await day.fill('2099-12-24');
    await closeWith(form, 'Save');
    await expect(page.getByText('Dec 24, 2099')).toBeVisible();
    await expect(section(page, 'Gifts you received')).toHaveCount(0);
  },
);
