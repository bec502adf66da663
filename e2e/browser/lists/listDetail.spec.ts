import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { expectControlsFit, expectLargeTargets } from '../../fixtures/geometry.ts';
import { openAs } from '../../fixtures/session.ts';
import { closeWith, itemCard, modal, section } from '../../fixtures/steps.ts';
import { dayIn, IN_12_DAYS } from '../../fixtures/wishes.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

/** Issue I, list detail: what is where on the screen, and what a member as a giver sees. */

const NOTES = 'Any color but gray, please. The small one is enough for the two of us.';

/** The last part of the page to arrive: in the bar, or behind its button. */
const sortControls = (page: Page) =>
  page
    .getByRole('button', { name: 'Sort & filter' })
    .or(page.getByLabel('Order:'))
    .filter({ visible: true });

/** A list of two people with six wishes each, a description of two lines and a date. */
async function fullList() {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const wishes = [ada, ben].flatMap((by) =>
    Array.from({ length: 6 }, (_, index) => ({
      by,
      name: `${by.firstName}’s wish ${index + 1}`,
      notes: index % 2 === 0 ? NOTES : '',
      color: 'Blue',
      size: 'M',
      ...(by === ben && index === 0 && { purchasedBy: ['Aunt May'] }),
      ...(by === ben && index === 1 && { quantity: 3, purchasedBy: ['Aunt May'] }),
    })),
  );
  const description =
    'Two weeks of snow, three of us, and a very small car. Small things welcome, and so is wood.';
  const list = await newList('Winter at the cabin', [ada, ben], wishes, {
    description,
    eventDate: dayIn(12),
  });
  return { ada, ben, list };
}

test('the first wish is on the first screen: above 360 px on a phone', async ({ page }) => {
  const { ada, list } = await fullList();
  await openAs(page, ada, `/lists/${list.id}`);
  const first = itemCard(page, 'Ada’s wish 1');
  await expect(first).toBeVisible();
  await expect(page.getByText(IN_12_DAYS)).toBeVisible();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  await expect(sortControls(page)).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isPhone = width < 500;
  if (isPhone) expect((await first.boundingBox())?.y).toBeLessThan(360);
  const shown = isPhone ? 2 : 3;
  for (let index = 1; index <= shown; index += 1) {
    const card = await itemCard(page, `Ada’s wish ${index}`).boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});

test(
  'no control is wider than its space at 320 to 1920 px',
  { tag: '@desktop' },
  async ({ page }) => {
    const { ada, list } = await fullList();
    await openAs(page, ada, `/lists/${list.id}`);
    await expect(itemCard(page, 'Ben’s wish 6')).toBeAttached();
    await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
    await expect(sortControls(page)).toBeVisible();
    await expectControlsFit(page, [320, 360, 390, 540, 768, 1024, 1280, 1920]);
  },
);

test('every tap target is at least 44 px on a phone', { tag: '@phone' }, async ({ page }) => {
  const { ada, list } = await fullList();
  await openAs(page, ada, `/lists/${list.id}`);
  await expect(itemCard(page, 'Ben’s wish 6')).toBeAttached();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  await expect(sortControls(page)).toBeVisible();
  await expectLargeTargets(page, 'list detail');
});

test('a member sees what is purchased of others’ items, and marks one in four taps', async ({
  page,
}) => {
  const { ada, list } = await fullList();
  await openAs(page, ada, `/lists/${list.id}`);
  const others = section(page, "Ben Poe's Wish List");
  await expect(
    itemCard(page, 'Ben’s wish 1').getByText('Purchased', { exact: true }),
  ).toBeVisible();
  await expect(itemCard(page, 'Ben’s wish 2')).toContainText('1 of 3 purchased');
  await expect(page.getByText('Aunt May')).toHaveCount(0);
  await expect(others.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'list detail of a giver');

  const wish = itemCard(page, 'Ben’s wish 6');
  await wish.getByRole('link', { name: 'Mark on public list' }).click();
  await expect(page).toHaveURL(new RegExp(`/public-list/${list.id}#item-`));
  const button = wish.getByRole('button', { name: 'Mark as Purchased' });
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
  await button.click();
  await closeWith(modal(page, 'Mark as Purchased'), 'Mark as Purchased');
  await expect(wish.getByRole('button', { name: 'Unmark as Purchased' })).toBeVisible();
  await page.goBack();
  // The public list says Purchased, too.
  await expect(wish.getByRole('link', { name: 'Change on public list' })).toBeVisible();
  await expect(wish.getByText('Purchased', { exact: true })).toBeVisible();
});

test(
  'the link to an item works on a fresh page, too, far down a long list',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    const wishes = Array.from({ length: 120 }, (_, index) => ({ name: `Wish ${index + 1}.` }));
    const list = await newList('Garden', [ada], wishes);
    await page.goto(`/public-list/${list.id}#item-${list.items[99]?.id}`);
    const button = itemCard(page, 'Wish 100.').getByRole('button', { name: 'Mark as Purchased' });
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport();
  },
);

test('copying and viewing the public link are in the menu', async ({ page, context }) => {
  const { ada, list } = await fullList();
  await openAs(page, ada, `/lists/${list.id}`);
  await expect(itemCard(page, 'Ada’s wish 1')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Copy Public Link' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'View Public List' })).toHaveCount(0);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menu', { name: 'More actions' })).toBeVisible();
  await expectAccessible(page, 'the menu of a list');
  await page.getByRole('menuitem', { name: 'Copy Public Link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'View Public List' }).click();
  await expect((await opened).getByRole('heading', { name: 'Winter at the cabin' })).toBeVisible();
});
