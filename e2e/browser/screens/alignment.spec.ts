import type { Locator } from 'playwright/test';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import { itemCard, mark, openAddItem } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { dayIn } from '../../fixtures/wishes.ts';
import { newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** What is in line with what, measured where it depends on the length of a text or on the window. */

/** The box of an element and its center, in the window. */
async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { top: y, bottom: y + height, centerX: x + width / 2, centerY: y + height / 2 };
}

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
    const day = await boxOf(page.getByText('in 12 days'));
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
