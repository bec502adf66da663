import type { Locator } from 'playwright/test';
import { expectControlsFit, expectLargeTargets } from '../../fixtures/geometry.ts';
import { mark, openSortAndFilter } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openLoaded, twelveWishes, twoUsers } from '../../fixtures/wishes.ts';

/** The layout of a public list, measured. */

/** The boxes of the elements, in the window. */
const boxes = (of: Locator) =>
  of.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
      return { top, bottom, left, right, width, height };
    }),
  );

test(
  'the first screen of a public list at 1280×800: three items whole, six with name and price',
  { tag: '@desktop' },
  async ({ page }) => {
    const list = await twelveWishes(await twoUsers());
    await openLoaded(page, `/public-list/${list.id}`);
    const height = 800;
    const cards = await boxes(page.getByRole('main').getByRole('listitem'));
    expect(cards.filter(({ bottom }) => bottom <= height)).toHaveLength(3);
    const buttons = await boxes(page.getByRole('button', { name: 'Mark as Purchased' }));
    expect(buttons.filter(({ bottom }) => bottom <= height)).toHaveLength(3);
    const names = await boxes(page.getByRole('heading', { level: 3 }));
    expect(names.filter(({ bottom }) => bottom <= height)).toHaveLength(6);
    const prices = await boxes(page.getByRole('listitem').getByText(/^\$/));
    expect(prices.filter(({ bottom }) => bottom <= height).length).toBeGreaterThanOrEqual(6);
  },
);

test(
  'the first screen of a public list at 390×844: the first item above 300 px, two items whole',
  { tag: '@phone' },
  async ({ page }) => {
    const users = await twoUsers();
    // The text of a date is longer on some days than on others, and longest where the day is far away.
    for (const days of [1, 12, 200, 366, 3000]) {
      const list = await twelveWishes(users, days);
      await openLoaded(page, `/public-list/${list.id}`);
      const cards = await boxes(page.getByRole('main').getByRole('listitem'));
      expect(cards[0]?.top, `an event in ${days} days`).toBeLessThan(300);
      expect(cards.filter(({ bottom }) => bottom <= 844).length).toBeGreaterThanOrEqual(2);
    }
  },
);

test(
  'a public list from 320 to 1920 px: no control is cut off, nothing scrolls sideways, targets of 44 px on phones',
  { tag: '@phone' },
  async ({ page }) => {
    const [ada, ben] = await twoUsers();
    const list = await twelveWishes([ada, ben]);
    await page.goto(`/public-list/${list.id}`);
    await mark(page, 'Portable speaker', 'Uncle Bo');
    for (const width of [320, 360, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await openLoaded(page, `/public-list/${list.id}`);
      // One in the head, one in the footer.
      await expect(page.getByRole('link', { name: /^Your gifts/ })).toHaveCount(2);
      await openSortAndFilter(page);
      await expectControlsFit(page, [width]);
      if (width < 500) await expectLargeTargets(page, `public list, ${width} px`);
    }
  },
);
