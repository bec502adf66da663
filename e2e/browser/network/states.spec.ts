import type { Page } from 'playwright/test';
import { addresses, currentPorts } from '../../../scripts/ports.mjs';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  fillInItem,
  itemCard,
  mark,
  modal,
  offlineBanner,
  openModal,
  section,
  untilPrefetched,
  waitingToBeSent,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { COMMITS, holdRequests, LISTENS, SILENCE_MS } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser, shopUrl } from '../../fixtures/world.ts';

const { firestore } = addresses(currentPorts());

test(
  '§4 offline: a banner says what still works, and goes when the network is back',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/about');
    // The page is there before the app; what the top bar says of the session comes with it.
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    await expect(offlineBanner(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(offlineBanner(page)).toBeVisible();
    await context.setOffline(false);
    await expect(offlineBanner(page)).toHaveCount(0);
  },
);

test('§4 Item purchase offline: refused with a sentence, the name kept, and done when back', async ({
  page,
  context,
}) => {
  const list = await newList('Family', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
  await page.goto(`/public-list/${list.id}`);
  const dialog = await openModal(page, 'Mark as Purchased');
  await dialog.getByLabel('Your Name').fill('Uncle Bo');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You are offline. Marking needs a connection, so that nobody buys the same gift twice.',
  );
  await expect(dialog.getByLabel('Your Name')).toHaveValue('Uncle Bo');
  await context.setOffline(false);
  await closeWith(dialog, 'Mark as Purchased');
  await expect(itemCard(page, 'Kite')).toContainText('Unmark as Purchased');
});

test(
  '§4 Item purchase: shown as soon as it is written, although nothing live comes through',
  { tag: '@phone' },
  async ({ page }) => {
    const list = await newList('Family', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    // After a broken line the listener may be back only half a minute later; here it never is.
    await page.route(LISTENS, (route) => route.abort());
    await page.goto(`/public-list/${list.id}`);
    await mark(page, 'Kite', 'Uncle Bo');
    const kite = itemCard(page, 'Kite');
    await kite.getByRole('button', { name: 'Unmark as Purchased' }).click();
    await modal(page, 'Unmark as Purchased').getByRole('button', { name: 'Unmark' }).click();
    await expect(
      kite.getByRole('button', { name: 'Mark as Purchased', exact: true }),
    ).toBeVisible();
  },
);

/** Somebody on their own list, with a watering can in the form, about to press Add Item. */
async function aboutToAdd(page: Page) {
  const { list } = await openOwnList(page, 'Garden');
  return { list, dialog: await fillInItem(page, 'Watering can') };
}

test('§6 adding an item offline: shown as waiting at once, sent when the network is back', async ({
  page,
  context,
}) => {
  const { list, dialog } = await aboutToAdd(page);
  await context.setOffline(true);
  await closeWith(dialog, 'Add Item');
  await expect(itemCard(page, 'Watering can')).toBeVisible();
  await expect(waitingToBeSent(page)).toBeVisible();
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({ items: [] });
  await context.setOffline(false);
  await expect(waitingToBeSent(page)).toBeHidden({
    timeout: 20_000,
  });
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ name: 'Watering can' }],
  });
});

test('§6 adding an item on a network that leads nowhere: kept on the device after ten seconds, sent later', async ({
  page,
}) => {
  await page.clock.install();
  const { list, dialog } = await aboutToAdd(page);
  const { release } = await holdRequests(page, `${firestore}/**`);
  const asked = page.waitForRequest(COMMITS);
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await asked;
  await page.clock.fastForward(SILENCE_MS);
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText('Saved on this device. It is sent as soon as the server can be reached'),
  ).toBeVisible();
  await expect(itemCard(page, 'Watering can')).toBeVisible();
  release();
  await expect
    .poll(async () => (await storedFields(`lists/${list.id}`))?.items, { timeout: 20_000 })
    .toMatchObject([{ name: 'Watering can' }]);
});

test(
  '§2 Modals first opened offline: the page stays, whatever the network does',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    // The page prefetches its modals some time after it was rendered.
    for (const name of ['itemFormModals', 'listsModals']) await untilPrefetched(page, name);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await expect(modal(page, 'Add New Item').getByLabel('Item Name')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit List' }).click();
    await modal(page, 'Edit List').getByLabel('List Name').fill('Gardens');
    await page.keyboard.press('Enter');
    await expect(modal(page, 'Edit List').getByRole('alert')).toHaveText(
      'You seem to be offline. Check your connection and try again.',
    );
    await expect(modal(page, 'Edit List').getByLabel('List Name')).toHaveValue('Gardens');
  },
);

test(
  '§8 a list that cannot be read: says why, and Try again loads it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const list = await newList('Family', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    const store = `${firestore}/**`;
    await context.route(store, (route) => route.abort());
    await page.goto(`/public-list/${list.id}`);
    await expect(page.getByRole('heading', { name: 'We could not load this' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole('alert')).toHaveText(
      'You seem to be offline. Check your connection and try again.',
    );
    await context.unroute(store);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(itemCard(page, 'Kite')).toBeVisible({ timeout: 20_000 });
  },
);

test(
  '§2 a slow network: a skeleton of the list while it loads',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const list = await newList('Family', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    const { release } = await holdRequests(context, `${firestore}/**`);
    await page.goto(`/public-list/${list.id}`);
    await expect(page.getByRole('status').filter({ hasText: 'Loading the list' })).toBeVisible();
    await expect(page.getByText('List not found')).toHaveCount(0);
    release();
    await expect(itemCard(page, 'Kite')).toBeVisible();
  },
);

test(
  '§3 pictures that fail to load, or are none, give way to a drawing',
  { tag: '@desktop' },
  async ({ page }) => {
    const broken = `${shopUrl}/pictures/none.svg`;
    const list = await newList(
      'Family',
      [await newUser('Ada Byron')],
      [{ name: 'Broken', imageUrl: broken }, { name: 'None', imageUrl: '' }, { name: 'Whole' }],
    );
    await page.goto(`/public-list/${list.id}`);
    await expect(itemCard(page, 'Whole').locator('img')).toBeVisible();
    for (const name of ['Broken', 'None']) {
      await expect(itemCard(page, name).locator('img')).toHaveCount(0);
      await expect(itemCard(page, name).locator('svg').first()).toBeVisible();
    }
  },
);

/** Names that break layouts: long without a blank, right to left, made of emoji. */
const NAMES = {
  long: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrik'.repeat(2).slice(0, 100),
  rtl: 'يوم ميلاد سعيد لجدتي العزيزة في البيت الجديد',
  emoji: '👩‍👩‍👧‍👦🎁'.repeat(8),
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { title, width, height } of [
  { title: '320 px wide', width: 320, height: 640 },
  // What 200 % zoom leaves of a window of 1280 by 800.
  { title: '200 % zoom', width: 640, height: 400 },
]) {
  test(
    `§2 at ${title} no screen and no modal scrolls sideways, with very long, right-to-left and emoji names`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      const ada = await newUser(`${NAMES.long.slice(0, 50)} ${NAMES.long.slice(0, 49)}`);
      const ben = { ...(await newUser('Ben Poe')), name: NAMES.rtl };
      const item = (name: string) => ({
        name: name.repeat(2).slice(0, 200),
        notes: NAMES.long,
        color: NAMES.long,
        size: NAMES.emoji,
        price: 999_999_999.99,
        purchasedBy: [NAMES.long.slice(0, 60)],
      });
      const lists = await Promise.all(
        Object.values(NAMES).map((name) =>
          newList(
            name,
            [ada, ben],
            // Of one's own items nobody sees who bought them (F1).
            [
              { ...item(NAMES.long), purchasedBy: [] },
              { ...item(name), by: ben },
            ],
          ),
        ),
      );
      const [first] = lists;
      await page.setViewportSize({ width, height });
      for (const path of ['/login', '/signup', '/about', '/terms', '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
      }
      await openAs(page, ada, '/');
      await expect(page.getByRole('link', { name: NAMES.rtl })).toBeVisible();
      for (const name of ['Create New List', `Delete ${NAMES.long}`, `Edit ${NAMES.long}`]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await overflow(page), name).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
      }
      expect(await overflow(page), 'dashboard').toBeLessThanOrEqual(0);
      await page.goto(`/lists/${first?.id}?joined=true`);
      await expect(page.getByRole('heading', { name: `${NAMES.rtl}'s Wish List` })).toBeVisible();
      for (const name of ['Add New Item', 'Invite Members', `Delete ${item(NAMES.long).name}`]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await overflow(page), name).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
      }
      expect(await overflow(page), 'list').toBeLessThanOrEqual(0);
      await page.goto('/account');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page), 'account').toBeLessThanOrEqual(0);
      for (const list of lists) {
        await page.goto(`/public-list/${list.id}`);
        await expect(page.getByRole('heading', { name: list.name, level: 1 })).toBeVisible();
        expect(await overflow(page), 'public list').toBeLessThanOrEqual(0);
      }
      await page.getByRole('button', { name: 'Unmark as Purchased' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await overflow(page), 'unmark').toBeLessThanOrEqual(0);
    },
  );
}

test(
  '§2 names of emoji and right-to-left letters: greeting, avatar and sections show them whole',
  { tag: '@desktop' },
  async ({ page }) => {
    const family = await newUser('👩‍👩‍👧‍👦 فاطمة');
    const list = await newList(NAMES.rtl, [family], [{ name: NAMES.rtl }]);
    await openAs(page, family, '/');
    await expect(page.getByRole('heading', { name: 'Welcome, 👩‍👩‍👧‍👦!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('👩‍👩‍👧‍👦');
    await page.goto(`/public-list/${list.id}`);
    await expect(section(page, "👩‍👩‍👧‍👦 فاطمة's Wish List")).toBeVisible();
  },
);
