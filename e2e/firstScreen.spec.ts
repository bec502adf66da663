import type { Locator, Page } from 'playwright/test';
import { mark, openSortAndFilter } from './fixtures/steps.ts';
import { expect, test } from './fixtures/test.ts';
import { openLoaded, twelveWishes, twoPeople } from './fixtures/wishes.ts';

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
    const list = await twelveWishes(await twoPeople());
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
    const list = await twelveWishes(await twoPeople());
    await openLoaded(page, `/public-list/${list.id}`);
    const cards = await boxes(page.getByRole('main').getByRole('listitem'));
    expect(cards[0]?.top).toBeLessThan(300);
    expect(cards.filter(({ bottom }) => bottom <= 844).length).toBeGreaterThanOrEqual(2);
  },
);

test(
  'a public list from 320 to 1920 px: no control is cut off, nothing scrolls sideways, targets of 44 px on phones',
  { tag: '@phone' },
  async ({ page }) => {
    const [ada, ben] = await twoPeople();
    const list = await twelveWishes([ada, ben]);
    await page.goto(`/public-list/${list.id}`);
    await mark(page, 'Portable speaker', 'Uncle Bo');
    for (const width of [320, 360, 390, 768, 1280, 1920]) {
      // oxlint-disable no-await-in-loop -- one width after the other
      await page.setViewportSize({ width, height: 844 });
      await openLoaded(page, `/public-list/${list.id}`);
      await expect(page.getByRole('link', { name: /^Your gifts/ })).toBeVisible();
      await openSortAndFilter(page);
      await expectControlsFit(page, width);
      // oxlint-enable no-await-in-loop
    }
  },
);

const isSmall = ({ wide, height }: { wide: number; height: number }) =>
  wide < 43.5 || height < 43.5;

/** Expects every visible control to be as wide as its text, inside the window, and easy to hit. */
async function expectControlsFit(page: Page, width: number) {
  const found = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, select, input')];
    return controls
      .filter((one) => one.checkVisibility() && !one.matches('[href="#main"]'))
      .map((one) => {
        const box = one.getBoundingClientRect();
        const strip = one.closest('[role=group]');
        const card = one.closest('h3 a')?.closest('li');
        // The area of a card's link is the picture, too.
        const { width: wide, height } = (card ?? one).getBoundingClientRect();
        return {
          name: one.textContent || one.getAttribute('aria-label') || one.tagName,
          isCut: one.scrollWidth > one.clientWidth && one.clientWidth > 0,
          // Chips scroll inside their strip.
          isOutside: !strip && (box.left < 0 || box.right > document.documentElement.clientWidth),
          wide,
          height,
        };
      });
  });
  expect(found.length).toBeGreaterThan(20);
  expect(
    found.filter(({ isCut, isOutside }) => isCut || isOutside),
    `${width} px`,
  ).toEqual([]);
  if (width < 500) expect(found.filter(isSmall), `${width} px`).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    `${width} px`,
  ).toBeLessThanOrEqual(0);
}
