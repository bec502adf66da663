import type { Page } from 'playwright/test';
import { listFromFields } from '../../../src/model/deserializers.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { loseAnswers } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  fillInItem,
  itemCard,
  logInOnPublicList,
  waitingToBeSent,
} from '../../fixtures/steps.ts';
import { storedFields, storedNames } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  markAsPurchased,
  newList,
  newOwnList,
  newUser,
  removeMember,
} from '../../fixtures/world.ts';

/** What was added and not yet confirmed waits on this device, whatever becomes of the tab. */

const isKept = (page: Page) =>
  page.getByText('Saved on this device. It is sent as soon as the server can be reached.');

/** Adds an item once the network is gone, and waits until the page says that it is safe. */
async function addOffline(page: Page, name: string) {
  const dialog = await fillInItem(page, name);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(isKept(page)).toBeVisible();
  await expect(itemCard(page, name)).toBeVisible();
}

test('what is saved on this device after a login on a public list survives the tab', async ({
  page,
  context,
}) => {
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await logInOnPublicList(page, ada, list);
  await addOffline(page, 'Lamp');
  await page.close();
  expect(await storedNames(list.id)).toEqual(['Kite']);

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/lists/${list.id}`);
  await expect(itemCard(again, 'Lamp')).toBeVisible();
  await expect.poll(() => storedNames(list.id)).toEqual(['Kite', 'Lamp']);
  await expect(waitingToBeSent(again)).toBeHidden();
  await expect(itemCard(again, 'Lamp')).toHaveCount(1);
});

test(
  'an item that is refused after it was saved on this device is told, also after a reload',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Garden', [ben, ada], [{ name: 'Kite' }]);
    await openAs(page, ada, `/lists/${list.id}`);
    await addOffline(page, 'Lamp');
    await removeMember(list, ada);
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto('/lists');
    const told = again
      .getByRole('alert')
      .filter({ hasText: '“Lamp” could not be added after all.' });
    await expect(told).toContainText('You are not allowed to do that.');
    await expectAccessible(again, 'an item that was refused later');
    await again.reload();
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: 'Try again to add Lamp' }).click();
    await expect(told).toBeVisible();
    await closeWith(told, 'Discard Lamp');
    await again.reload();
    await expect(again.getByText('Get started by creating a list!')).toBeVisible();
    await expect(told).toBeHidden();
    expect(await storedNames(list.id)).toEqual(['Kite']);
  },
);

test(
  'an item whose answer was lost is looked up: neither told as refused nor added twice',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { list } = await openOwnList(page, 'Garden');
    const dialog = await fillInItem(page, 'Lamp');
    const { lost, end } = await loseAnswers(page);
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect.poll(lost).toBeGreaterThan(0);
    await context.setOffline(true);
    await expect(isKept(page)).toBeVisible();
    end();
    // A giver was there before the second try.
    const stored = listFromFields((await storedFields(`lists/${list.id}`)) ?? {});
    await markAsPurchased(stored, 'Lamp', 'Eve');
    await context.setOffline(false);
    await expect(waitingToBeSent(page)).toBeHidden({ timeout: 20_000 });
    await expect(itemCard(page, 'Lamp')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      items: [{ name: 'Lamp', purchasedBy: ['Eve'] }],
    });
  },
);

test(
  'two tabs that come back at once send what waits once',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    const other = await context.newPage();
    await other.goto(`/lists/${list.id}`);
    await expect(itemCard(other, 'Kite')).toBeVisible();
    await addOffline(page, 'Lamp');
    await expect(itemCard(other, 'Lamp')).toBeVisible();
    await addOffline(page, 'Boat');
    await context.setOffline(false);
    for (const tab of [page, other]) {
      await expect(waitingToBeSent(tab)).toBeHidden({ timeout: 20_000 });
      await expect(itemCard(tab, 'Lamp')).toHaveCount(1);
      await expect(itemCard(tab, 'Boat')).toHaveCount(1);
    }
    expect((await storedNames(list.id)).toSorted()).toEqual(['Boat', 'Kite', 'Lamp']);
  },
);

test(
  'a server without quota is not “offline”: a mark is tried three times, then told to wait',
  { tag: '@desktop' },
  async ({ page }) => {
    const list = await newList('Garden', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    await page.goto(`/public-list/${list.id}`);
    await itemCard(page, 'Kite')
      .getByRole('button', { name: /Mark as Purchased/ })
      .click();
    const dialog = page.getByRole('dialog');
    let asked = 0;
    await page.route(/documents:commit/, async (route) => {
      asked += 1;
      // The pauses between the tries are random, and may be over before the words are looked for.
      if (asked === 3) await expect(dialog.getByText('Still trying…')).toBeVisible();
      await route.fulfill({
        status: 429,
        contentType: 'application/json',
        body: JSON.stringify({ error: { code: 429, message: 'x', status: 'RESOURCE_EXHAUSTED' } }),
      });
    });
    await dialog.getByLabel('Your Name').fill('Eve');
    await dialog.getByRole('button', { name: /Mark as Purchased/ }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'The service is busy right now. Please try again in a minute.',
      { timeout: 25_000 },
    );
    expect(asked).toBe(3);
    await page.unroute(/documents:commit/);
    await closeWith(dialog, /Mark as Purchased/);
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      items: [{ purchasedBy: ['Eve'] }],
    });
  },
);
