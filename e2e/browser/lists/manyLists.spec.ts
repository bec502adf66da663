import type { Page } from 'playwright/test';
import { openAs } from '../../fixtures/session.ts';
import { modal } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newLists, newUser } from '../../fixtures/world.ts';

/**
 * Goes to another page of the app and waits until the lists are no longer listened to. For a page
 * that is just closed the emulator goes on queueing every change, here of 130 lists each time, until
 * its queue is full; then others no longer hear of theirs.
 */
async function leaveForAbout(page: Page): Promise<void> {
  const ended = page.waitForRequest((request) => !!request.postData()?.includes('removeTarget'));
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await ended;
  await expect(page.getByRole('heading', { name: 'About', exact: false, level: 1 })).toBeVisible();
}

test(
  '§2 Dashboard of 130 lists: the newest hundred first, Show more brings the rest, live; archived ones do not count',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    await newLists(ada, 130, { archived: (place) => place > 125 });
    await openAs(page, ada, '/');
    const cards = page.getByRole('heading', { level: 2, name: /^List \d+$/ });
    await expect(cards).toHaveCount(100);
    await expect(cards.first()).toHaveText('List 125');
    await expect(cards.last()).toHaveText('List 26');
    await expect(page.getByText('Archived lists', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards).toHaveCount(125);
    await expect(cards.last()).toHaveText('List 1');
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await expect(page.getByText('Archived lists (5)', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'List 25', exact: true })).toBeFocused();

    await page.getByRole('button', { name: 'Edit List 3', exact: true }).click();
    await modal(page, 'Edit List').getByLabel('List Name').fill('My third list');
    await modal(page, 'Edit List').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'My third list' })).toBeVisible();
    await leaveForAbout(page);

    // The next visit begins with the newest hundred, at once.
    await page.context().route(/\/assets\/(firestore|session)-.*\.js$/, () => undefined);
    await page.goto('/');
    await expect(cards).toHaveCount(100);
    await expect(cards.first()).toHaveText('List 125');
  },
);

test(
  '§2 Dashboard of 130 lists of which 110 are archived: the other 20 are all there',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    await newLists(ada, 130, { archived: (place) => place > 10 && place <= 120 });
    await openAs(page, ada, '/');
    const cards = page.getByRole('heading', { level: 2, name: /^List \d+$/ });
    await expect(cards).toHaveCount(20);
    await expect(cards.first()).toHaveText('List 130');
    await expect(cards.last()).toHaveText('List 1');
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await page.getByText('Archived lists (110)').click();
    await expect(page.getByRole('link', { name: 'List 11', exact: true })).toBeVisible();
    await leaveForAbout(page);
  },
);
