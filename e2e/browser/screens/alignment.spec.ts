import type { Locator } from 'playwright/test';
import { boxOf, expectWholeText, linesOf } from '../../fixtures/geometry.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import { itemCard, mark, modal, openAddItem } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { dayIn, IN_12_DAYS } from '../../fixtures/wishes.ts';
import { newDrafts, newList, newLists, newOwnList, newUser } from '../../fixtures/world.ts';

/** What is in line with what, measured where it depends on the length of a text or on the window. */

test(
  'the date and the description of a list are below its name, however short it is',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list: dated } = await newOwnList('Garden', [{ name: 'Kite' }], {
      eventDate: dayIn(12),
    });
    const description = 'Small things welcome.';
    const described = await newList('Garden', [ada], [{ name: 'Kite' }], { description });
    await openAs(page, ada, `/lists/${dated.id}`);
    const title = page.getByRole('heading', { level: 1 });
    const day = await boxOf(page.getByText(IN_12_DAYS));
    expect(day.top).toBeGreaterThanOrEqual((await boxOf(title)).bottom);
    await page.goto(`/lists/${described.id}`);
    const text = await boxOf(page.getByText(description));
    expect(text.top).toBeGreaterThanOrEqual((await boxOf(title)).bottom);
  },
);

test(
  'Most wanted is in line with the fields beside it, not with their labels',
  { tag: '@desktop' },
  async ({ page }) => {
    await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
    const form = await openAddItem(page);
    const checkbox = await boxOf(form.getByLabel('Most wanted'));
    const quantity = await boxOf(form.getByLabel('Quantity'));
    expect(Math.abs(checkbox.centerY - quantity.centerY)).toBeLessThanOrEqual(1);
  },
);

test('what can be opened in the item form has its words in line with each other', async ({
  page,
}) => {
  await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
  const form = await openAddItem(page);
  const leftOf = (name: string) =>
    form.getByText(name, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild ?? element);
      return range.getBoundingClientRect().left;
    });
  const difference = (await leftOf('More details')) - (await leftOf('For someone else'));
  expect(Math.abs(difference)).toBeLessThanOrEqual(1);
});

test(
  'that purchases are hidden is said in two lines, not in one and a word',
  { tag: '@phone' },
  async ({ page }) => {
    const { owner, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, owner, `/public-list/${list.id}`);
    const text = page.getByText('Purchases of your own items are hidden.');
    await expect(text).toBeVisible();
    const [first = 0, last = 0] = (await linesOf(text)).map(({ left, right }) => right - left);
    expect(last).toBeGreaterThan(first / 2);
  },
);

test(
  'what is chosen for a gift looks chosen under the pointer, too',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list } = await newOwnList('Garden', [{ name: 'Kite' }]);
    await page.goto(`/public-list/${list.id}`);
    await mark(page, 'Kite', 'Tom');
    await page.goto('/gifts');
    const bought = page.getByRole('button', { name: 'Bought' });
    const background = () => bought.evaluate((button) => getComputedStyle(button).backgroundColor);
    await bought.click();
    await expect(bought).toHaveAttribute('aria-pressed', 'true');
    const underPointer = await background();
    await page.getByRole('heading', { level: 1 }).hover();
    expect(underPointer).toBe(await background());
  },
);

test(
  'the button of changed filters looks changed under the pointer, too',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list } = await newOwnList('Garden', [{ name: 'Kite' }, { name: 'Lamp' }]);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(`/public-list/${list.id}?purchased=hidden`);
    const opener = page.getByRole('button', { name: 'Sort & filter' });
    const background = () => opener.evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(opener).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    const before = await background();
    await opener.hover();
    expect(await background()).toBe(before);
  },
);

test(
  'on a narrow phone the second action of a card is centered below the first',
  { tag: '@phone' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    const glasses = { name: 'Glasses', quantity: 6, purchasedBy: ['Eve'] };
    const list = await newList('Garden', [ada], [glasses]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/public-list/${list.id}`);
    const card = itemCard(page, 'Glasses');
    const first = await boxOf(card.getByRole('button', { name: 'Mark as Purchased' }));
    const second = await boxOf(card.getByRole('button', { name: 'Unmark' }));
    expect(second.top).toBeGreaterThanOrEqual(first.bottom);
    expect(Math.abs(second.centerX - first.centerX)).toBeLessThanOrEqual(1);
  },
);

test(
  'no rule for passwords is broken into two lines, from 320 to 1280 px',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/signup');
    const rules = page.getByRole('list', { name: 'A good password has' }).getByRole('listitem');
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await rules.evaluateAll((all) =>
        all.map(({ clientHeight: height }) => Math.round(height / 22)),
      );
      expect(lines, `at ${width} px`).toEqual([1, 1, 1, 1]);
    }
  },
);

test(
  'on the narrowest phone the name in the dashboard’s heading is whole, beside drafts, too',
  { tag: '@phone' },
  async ({ page }) => {
    const ada = await newUser('Bartholomew Byron');
    const list = await newList('Garden', [ada]);
    await newDrafts(ada, list.id, 2);
    const { release } = await holdRequests(page, /\/assets\/Drafts-.*\.js$/);
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, ada, '/');
    const heading = page.getByRole('heading', { level: 1 });
    const create = page.getByRole('button', { name: 'Create New List' });
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
    await expectWholeText(heading);
    const before = await boxOf(create);
    expect(before.right).toBe(304);
    expect(before.top).toBeGreaterThanOrEqual((await boxOf(heading)).bottom);
    // The Drafts button, which appears later, moves nothing.
    release();
    const drafts = await boxOf(page.getByRole('button', { name: /^Drafts/ }));
    const beside = await boxOf(create);
    expect(beside).toEqual(before);
    expect(drafts.centerY).toBe(beside.centerY);
    expect(drafts.right).toBeLessThan(beside.left);
  },
);

test(
  'on a phone the chip of the section in view is not faded, nor one that has the focus',
  { tag: '@phone' },
  async ({ page }) => {
    const [maya, priya, theo] = await Promise.all(
      ['Maya Alvarez', 'Priya Raman', 'Theo Lindqvist'].map(newUser),
    );
    if (!maya || !priya || !theo) throw new Error('Three people give');
    const items = [maya, priya, theo].map((by) => ({ by }));
    const list = await newList('Winter at the cabin', [maya, priya, theo], items);
    await page.goto(`/public-list/${list.id}?contributor=${theo.uid}`);
    await expect(page.getByRole('button', { name: 'Sort & filter' })).toBeVisible();
    const strip = page.getByRole('group', { name: 'Sort By' });
    const isWhole = async (chip: Locator) => {
      const [around, box] = [await boxOf(strip), await boxOf(chip)];
      return box.left >= around.left + 24 && box.right <= around.right - 24;
    };
    const lit = strip.getByRole('button', { pressed: true });
    await expect(lit).toHaveText('Theo Lindqvist');
    await expect.poll(() => isWhole(lit)).toBe(true);
    await strip.getByRole('button', { name: 'Maya Alvarez' }).focus();
    await strip.getByRole('button', { name: 'Theo Lindqvist' }).focus();
    await expect.poll(() => isWhole(lit)).toBe(true);
    // What is scrolled away at the left fades out before it would touch the label.
    const label = await boxOf(page.getByText('Sort By:', { exact: true }));
    const mask = await strip.evaluate((shown) => getComputedStyle(shown).maskImage);
    expect((await boxOf(strip)).left).toBeGreaterThanOrEqual(label.right);
    expect(mask).toMatch(/rgba\(0, 0, 0, 0\) 8px, rgb\(0, 0, 0\) 24px/);
  },
);

test(
  'the focus ring of a date or a link in a line goes around its words only',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list } = await newOwnList('Garden', [{ name: 'Kite' }], { eventDate: dayIn(12) });
    await page.goto(`/public-list/${list.id}`);
    await mark(page, 'Kite', 'Tom');
    const day = page.getByRole('button', { name: 'Add to calendar' });
    const gifts = page.getByRole('link', { name: 'Your gifts (1 from this list)' });
    const title = page.getByRole('heading', { level: 1 });
    const before = (await boxOf(title)).bottom;
    await page.keyboard.press('Tab');
    for (const control of [day, gifts]) {
      await control.focus();
      const { top, bottom } = await boxOf(control);
      expect(bottom - top).toBeLessThan(26);
      expect((await boxOf(title)).bottom).toBe(before);
    }
  },
);

test('a card of the dashboard has its actions in one line, with the padding of other buttons', async ({
  page,
}) => {
  const { owner } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await openAs(page, owner, '/');
  const invite = page.getByRole('button', { name: 'Invite Members' });
  await expect(invite).toHaveCSS('padding-left', '16px');
  const copy = await boxOf(page.getByRole('button', { name: 'Copy Public Link' }));
  expect((await boxOf(invite)).centerY).toBe(copy.centerY);
  // How it works begins at the same edge as what is above it.
  const tour = await boxOf(page.getByRole('region', { name: 'How it works' }));
  expect(tour.left).toBe((await boxOf(page.getByRole('heading', { level: 1 }))).left);
});

test(
  'How it works is centered below a page without cards, also beside archived lists',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    await openAs(page, ada, '/');
    const title = page.getByRole('heading', { name: 'Get started by creating a list!' });
    const tour = page.getByRole('region', { name: 'How it works' });
    const expectCentered = async () =>
      expect((await boxOf(tour)).centerX).toBeCloseTo((await boxOf(title)).centerX, 0);
    await expectCentered();
    await newLists(ada, 1, { archived: () => true });
    await page.reload();
    await expect(page.getByText('Archived lists (1)')).toBeVisible();
    await expectCentered();
  },
);

test(
  'no word of a dashboard card is in the target of its icon, which is never alone in a line, from 320 to 1280 px',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner } = await newOwnList('Garden', [{ name: 'Kite' }]);
    await openAs(page, owner, '/');
    const copy = page.getByRole('button', { name: 'Copy Public Link' });
    const link = page.getByRole('link', { name: 'View Public List' });
    const invite = page.getByRole('button', { name: 'Invite Members' });
    for (const width of [320, 340, 360, 375, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const icon = await boxOf(copy);
      const endOfWords = await link.evaluate((shown) => {
        const words = document.createRange();
        words.selectNodeContents(shown);
        return words.getBoundingClientRect().right;
      });
      expect(endOfWords, `at ${width} px`).toBeLessThan(icon.left);
      expect((await boxOf(link)).centerY, `at ${width} px`).toBe(icon.centerY);
      // Narrower phones have no room for all three.
      if (width >= 360) {
        expect((await boxOf(invite)).centerY, `at ${width} px`).toBe(icon.centerY);
      }
    }
  },
);

test(
  'an empty list: its title is nearer to its box than to the buttons, and the icons have one color',
  { tag: '@desktop' },
  async ({ page }) => {
    await openOwnList(page, 'Garden');
    const add = await boxOf(page.getByRole('button', { name: 'Add New Item' }));
    const title = await boxOf(page.getByRole('heading', { name: 'Your Wish List' }));
    expect(title.top - add.bottom).toBe(24);
    const colorOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
    expect(await colorOf('More actions')).toBe(await colorOf('Invite Members'));
  },
);

test(
  'in modals, texts and buttons keep a distance from what is above them',
  { tag: '@desktop' },
  async ({ page }) => {
    const kite = { name: 'Kite', quantity: 3, purchasedBy: ['Maya'] };
    const { owner, list } = await newOwnList('Garden', [kite]);
    await page.goto(`/public-list/${list.id}`);
    await itemCard(page, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
    const marking = modal(page, 'Mark as Purchased');
    const picture = await boxOf(marking.locator('img'));
    const already = await boxOf(marking.getByText('Already marked by Maya.'));
    expect(already.top - picture.bottom).toBeGreaterThanOrEqual(12);
    await openAs(page, owner, `/lists/${list.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Marks' }).click();
    const marks = modal(page, 'Marks');
    const text = await boxOf(marks.getByText('Names that are removed from your items'));
    const discard = await boxOf(marks.getByRole('button', { name: 'Discard removed names' }));
    expect(discard.top - text.bottom).toBe(12);
  },
);
