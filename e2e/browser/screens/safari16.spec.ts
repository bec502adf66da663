import { itemCard, logIn, mark } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newOwnList } from '../../fixtures/world.ts';

/**
 * What the oldest browser of the build's target lacks, Safari 16.4. Chromium goes on hiding what is a
 * popover, so what is in one cannot be seen here.
 */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(URL, 'parse');
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
});

test(
  'Safari 16: the public list takes a mark, and a user sees the list',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
    await page.goto(`/public-list/${list.id}`);
    await mark(page, 'Kite', 'Cy');
    await expect(
      itemCard(page, 'Kite').getByRole('button', { name: 'Unmark as Purchased' }),
    ).toBeVisible();
    await logIn(page, ada);
    await page.getByRole('link', { name: 'Garden' }).click();
    await expect(itemCard(page, 'Kite')).toBeVisible();
  },
);
