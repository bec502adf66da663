import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { COMMITS, holdRequests } from '../../fixtures/hold.ts';
import { openOwnList } from '../../fixtures/session.ts';
import { chooseAction, section } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Issue I: reordering by a handle, with touch, mouse and keyboard. */

async function openDialog(page: Page, names = ['Kite', 'Tent', 'Boat']) {
  const { list } = await openOwnList(
    page,
    'Family',
    names.map((name) => ({ name })),
  );
  const dialog = await chooseAction(page, 'Reorder your items', 'Reorder Your Items');
  await expect(dialog).toBeVisible();
  const stored = async () => {
    const { items = [] } = (await storedFields(`lists/${list.id}`)) as {
      items?: { name: string }[];
    };
    return items.map(({ name }) => name);
  };
  return {
    dialog,
    rows: dialog.getByRole('listitem'),
    handle: (name: string) => dialog.getByRole('button', { name: `Reorder ${name}`, exact: true }),
    stored,
  };
}

/** The middle of an element on the screen. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('F7 items are dragged by their handle with a mouse; Escape takes the drag back', async ({
  page,
}) => {
  const { dialog, rows, handle, stored } = await openDialog(page);
  const from = await middleOf(handle('Kite'));
  const to = await middleOf(handle('Boat'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await expect(rows).toContainText(['Kite', 'Tent', 'Boat']);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(rows).toContainText(['Tent', 'Boat', 'Kite']);
  await expect(dialog.getByText('Kite is now number 3 of 3.')).toBeAttached();
  expect(await stored()).toEqual(['Tent', 'Boat', 'Kite']);
});

test(
  'F7 items are dragged by their handle with a finger, which scrolls at the edge of the dialog',
  { tag: '@phone' },
  async ({ page }) => {
    const names = Array.from({ length: 20 }, (_, index) => `Wish ${index + 1}`);
    const { dialog, rows, handle, stored } = await openDialog(page, names);
    await expect(handle('Wish 20')).not.toBeInViewport();
    const { x, y } = await middleOf(handle('Wish 1'));
    const touch = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove', top: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: top }] });
    await at('touchStart', y);
    await at('touchMove', y + 60);
    const { height } = page.viewportSize() ?? { height: 0 };
    await at('touchMove', height - 30);
    await expect(handle('Wish 20')).toBeInViewport();
    // At the end nothing scrolls any more, and the finger is below the last row.
    await expect
      .poll(
        async () => (await middleOf(handle('Wish 1'))).y - (await middleOf(handle('Wish 20'))).y,
      )
      .toBeGreaterThan(0);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(rows.last()).toContainText('Wish 1');
    await expect(dialog.getByText('Wish 1 is now number 20 of 20.')).toBeAttached();
    expect(await stored()).toEqual([...names.slice(1), 'Wish 1']);
  },
);

test('F7 … with the arrow keys on the handle, and to the top with one press', async ({ page }) => {
  const { dialog, rows, handle, stored } = await openDialog(page);
  await expectAccessible(page, 'putting items in order by a handle');
  await handle('Kite').focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByText('Kite is now number 2 of 3.')).toBeAttached();
  await expect(handle('Kite')).toBeFocused();
  await page.keyboard.press('End');
  await expect(dialog.getByText('Kite is now number 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(rows).toContainText(['Tent', 'Boat', 'Kite']);
  await dialog.getByRole('button', { name: 'Move Boat to top' }).click();
  await expect(dialog.getByText('Boat is now number 1 of 3.')).toBeAttached();
  await expect(handle('Boat')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Move Boat to top' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(section(page, 'Your Wish List').getByRole('heading', { level: 3 })).toContainText([
    'Boat',
    'Tent',
    'Kite',
  ]);
  expect(await stored()).toEqual(['Boat', 'Tent', 'Kite']);
});

test('F7 quick presses wait for one another, and none is lost; a refusal returns to the stored order', async ({
  page,
}) => {
  const { dialog, rows, handle, stored } = await openDialog(page, ['Kite', 'Tent', 'Boat', 'Lamp']);
  const { release } = await holdRequests(page, COMMITS);
  await handle('Lamp').focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowUp');
  // Shown at once, although nothing is saved yet.
  await expect(rows).toContainText(['Lamp', 'Kite', 'Tent', 'Boat']);
  expect(await stored()).toEqual(['Kite', 'Tent', 'Boat', 'Lamp']);
  release();
  await expect(dialog.getByText('Lamp is now number 1 of 4.')).toBeAttached();
  expect(await stored()).toEqual(['Lamp', 'Kite', 'Tent', 'Boat']);
  await page.unroute(COMMITS);

  await page.route(COMMITS, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 403, message: 'No', status: 'PERMISSION_DENIED' } },
    }),
  );
  await handle('Boat').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('alert')).toContainText('You are not allowed to do that.');
  await expect(rows).toContainText(['Lamp', 'Kite', 'Tent', 'Boat']);
  await page.unroute(COMMITS);
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByText('Boat is now number 3 of 4.')).toBeAttached();
  expect(await stored()).toEqual(['Lamp', 'Kite', 'Boat', 'Tent']);
});
