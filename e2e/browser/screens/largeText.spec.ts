import type { Locator, Page } from 'playwright/test';
import { boxOf, expectControlsFit, expectWholeText, linesOf } from '../../fixtures/geometry.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { openAs } from '../../fixtures/session.ts';
import { itemCard, modal, openModal, visitedBefore } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { dayIn } from '../../fixtures/wishes.ts';
import { newDrafts, newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** Texts twice as large, as browsers offer it: lengths in rem grow with them, the window does not. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Expects that nothing of an element is outside the window. */
async function expectOnScreen(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
}

/** Expects that words are not broken within: a line has room for more than a few letters. */
async function expectWide(page: Page, element: Locator): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect
    .poll(async () => (await element.boundingBox())?.width)
    .toBeGreaterThan(Math.min(width / 2, 200));
}

test('§2 with texts of double size nothing of the pages is off the screen', async ({ page }) => {
  test.slow();
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Winter at the cabin',
    [ada, ben],
    [{ name: 'Lambswool throw with stripes', mostWanted: true, notes: 'Red' }, { by: ben }],
  );
  await doubleText(page);
  const width = page.viewportSize()?.width ?? 0;

  await page.goto(`/public-list/${list.id}`);
  const throwCard = itemCard(page, 'Lambswool');
  await expect(throwCard).toBeVisible();
  await expectControlsFit(page, [width]);
  await expectWide(page, throwCard.getByRole('button', { name: 'Mark as Purchased' }));

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expectControlsFit(page, [width]);

  await openAs(page, ada, '/');
  const card = page.getByRole('listitem').filter({ hasText: 'Winter' });
  await expect(card).toBeVisible();
  await expectControlsFit(page, [width]);
  // The top bar has its one line.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(200);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expectOnScreen(page, page.getByRole('menu'));

  await page.goto(`/lists/${list.id}`);
  await expect(itemCard(page, 'Lambswool')).toBeVisible();
  await expectControlsFit(page, [width]);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expectOnScreen(page, page.getByRole('menu'));
  await page.keyboard.press('Escape');

  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expectWide(page, page.getByRole('heading', { name: 'Account Settings' }));
});

test('§2 with texts of double size a modal has room for its fields', async ({ page }) => {
  const { owner: ada, list } = await newOwnList('Garden');
  await doubleText(page);
  await openAs(page, ada, `/lists/${list.id}`);
  const form = await openModal(page, 'Add New Item');
  const name = form.getByLabel('Item Name');
  await name.click();
  await name.fill('Kite');
  // Neither the title nor the buttons take more than half of the modal from what is in between.
  const visible = await form.evaluate((dialog) => {
    const { top, height, left, width } = dialog.getBoundingClientRect();
    const steps = Array.from({ length: 40 }, (_, step) => top + ((step + 0.5) / 40) * height);
    const pinned = steps.filter((y) => {
      let element = document.elementFromPoint(left + width / 2, y);
      while (element && element !== dialog) {
        if (getComputedStyle(element).position === 'sticky') return true;
        element = element.parentElement;
      }
      return false;
    });
    return 1 - pinned.length / steps.length;
  });
  expect(visible).toBeGreaterThan(0.5);
});

test(
  '§2 with texts of double size the bars of a public list fit on the narrowest phone',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList(
      'Garden',
      [ada, ben],
      [{ name: 'Kite' }, { by: ben, name: 'Lamp', addedAt: Date.now() }],
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await doubleText(page);
    await openAs(page, ada, `/public-list/${list.id}`);
    await expect(page.getByRole('button', { name: 'Sort & filter' })).toBeVisible();
    await visitedBefore(page, 'visit', list.id);
    await page.goto(`/public-list/${list.id}`);
    await expect(page.getByRole('button', { name: /new since your last visit/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reveal' })).toBeVisible();
    await expectControlsFit(page, [320]);
  },
);

test(
  '§2 with texts of double size a phone has room for marking a gift',
  { tag: '@phone' },
  async ({ page }) => {
    const { list } = await newOwnList('Garden', [{ name: 'Cotton summer pajamas' }, {}]);
    await doubleText(page);
    await page.goto(`/public-list/${list.id}`);
    await itemCard(page, 'Cotton').getByRole('button', { name: 'Mark as Purchased' }).click();
    const dialog = modal(page, 'Mark as Purchased');
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    const name = await boxOf(dialog.getByLabel('Your Name'));
    expect(name.bottom).toBeLessThanOrEqual((await boxOf(cancel)).top);
    const submit = dialog.getByRole('button', { name: 'Mark as Purchased' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expectWholeText(dialog.getByRole('heading', { name: 'Mark as Purchased' }));
    await expectWholeText(dialog.getByText('Cotton summer pajamas'));
    // Icons grow with the texts, too.
    const icon = dialog.getByRole('button', { name: 'Close' }).locator('svg');
    expect((await icon.boundingBox())?.width).toBe(40);
  },
);

test(
  '§2 with texts of double size the sort bar is right below the head of a public list',
  { tag: '@phone' },
  async ({ page }) => {
    const { list } = await newOwnList('Garden', [{ name: 'Kite' }, {}]);
    await doubleText(page);
    await page.goto(`/public-list/${list.id}`);
    const opener = page.getByRole('button', { name: 'Sort & filter' });
    await expect(opener).toBeVisible();
    const head = await boxOf(page.getByText('Bought something?'));
    const gap = (await boxOf(opener)).top - head.bottom;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
  },
);

test(
  'with texts of double size the Drafts button, which loads later, does not move Create New List',
  { tag: '@phone' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Garden');
    await newDrafts(ada, list.id, 2);
    const { release } = await holdRequests(page, /\/assets\/Drafts-.*\.js$/);
    await doubleText(page);
    await openAs(page, ada, '/');
    const create = page.getByRole('button', { name: 'Create New List' });
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
    const before = await boxOf(create);
    release();
    const drafts = await boxOf(page.getByRole('button', { name: /^Drafts/ }));
    expect(await boxOf(create)).toEqual(before);
    expect(drafts.left).toBe(before.left);
  },
);

test(
  '§2 with texts of double size the pictures of a list have room for how many more there are',
  { tag: '@desktop' },
  async ({ page }) => {
    const wishes = Array.from({ length: 12 }, (_, n) => ({ name: `Kite ${n}` }));
    const { owner: ada } = await newOwnList('Garden', wishes);
    await page.setViewportSize({ width: 320, height: 640 });
    await doubleText(page);
    await openAs(page, ada, '/');
    await expectWholeText(page.getByText('+7 more items'));
  },
);

test(
  '§2 with texts of double size the icons of a list are below its name, in line with it',
  { tag: '@phone' },
  async ({ page }) => {
    const { owner: ada } = await newOwnList('Garden');
    await doubleText(page);
    await openAs(page, ada, '/');
    const icon = await boxOf(page.getByRole('button', { name: 'Edit Garden' }).locator('svg'));
    const name = await boxOf(page.getByRole('heading', { name: 'Garden' }));
    expect(icon.top).toBeGreaterThanOrEqual(name.bottom);
    expect(Math.abs(icon.left - name.left)).toBeLessThanOrEqual(4);
  },
);

test(
  '§2 with texts of double size a list fits on a phone of 320 px',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await doubleText(page);
    await openAs(page, ada, `/lists/${list.id}`);
    await expect(page.getByRole('button', { name: 'Add New Item' })).toBeVisible();
    await expectControlsFit(page, [320]);
  },
);

test(
  'with texts of double size Skip to content is above the window until it has the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await doubleText(page);
    await page.goto('/about');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect((await boxOf(skip)).bottom).toBeLessThanOrEqual(0);
    await skip.focus();
    expect((await boxOf(skip)).top).toBe(0);
  },
);

test(
  'with texts of double size the date of a public list has two lines that begin at the same place',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list } = await newOwnList('Garden', [{ name: 'Kite' }], { eventDate: dayIn(24) });
    await page.setViewportSize({ width: 320, height: 640 });
    await doubleText(page);
    await page.goto(`/public-list/${list.id}`);
    const day = page.getByRole('button', { name: /Add to calendar/ }).locator('time');
    const lines = await linesOf(day);
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map(({ left }) => left)).size).toBe(1);
  },
);
