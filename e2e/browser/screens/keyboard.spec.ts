import type { Locator, Page } from 'playwright/test';
import { openAs } from '../../fixtures/session.ts';
import { itemCard, modal } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newInvite, newList, newUser, shopUrl } from '../../fixtures/world.ts';

/** Presses Tab until `target` has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test(
  '§1 the main job by keyboard alone: log in, make a list, add, edit and delete items, mark and unmark',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    const ada = await newUser('Ada Byron');
    await page.goto('/login');
    await type(page, page.getByLabel('Email'), ada.email);
    await type(page, page.getByLabel('Password', { exact: true }), ada.password);
    await page.keyboard.press('Enter');

    await press(page, page.getByRole('button', { name: 'Create New List' }));
    await expect(page.getByLabel('List Name')).toBeFocused();
    await page.keyboard.type('Garden');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Garden', level: 1 })).toBeVisible();

    for (const name of ['Kite', 'Lamp']) {
      await press(page, page.getByRole('button', { name: 'Add New Item' }));
      const add = modal(page, 'Add New Item');
      await expect(add.getByLabel('URL', { exact: true })).toBeFocused();
      await page.keyboard.type(`${shopUrl}/nothing`);
      await type(page, add.getByLabel('Item Name'), name);
      await type(page, add.getByLabel('Price'), '12');
      await press(page, add.getByRole('button', { name: 'Add Item' }));
      await expect(itemCard(page, name)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add New Item' })).toBeFocused();
    }

    await press(page, page.getByRole('button', { name: 'Edit Lamp' }));
    await type(page, modal(page, 'Edit Item').getByLabel('Price'), '19.5');
    await page.keyboard.press('Enter');
    await expect(itemCard(page, 'Lamp')).toContainText('$19.50');

    await press(page, page.getByRole('button', { name: 'Delete Kite' }));
    await expect(modal(page, 'Delete Item').getByRole('button', { name: 'Cancel' })).toBeFocused();
    // The focus stays in the modal, however often Tab is pressed.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const focused = document.activeElement;
          return focused === document.body || focused?.closest('dialog') !== null;
        }),
      ).toBe(true);
    }
    await press(page, modal(page, 'Delete Item').getByRole('button', { name: 'Delete Item' }));
    await expect(itemCard(page, 'Kite')).toHaveCount(0);

    const opened = page.waitForEvent('popup');
    await press(page, page.getByRole('button', { name: 'More actions' }));
    const entry = page.getByRole('menuitem', { name: 'View Public List' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    while (!(await entry.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    const open = await opened;
    await press(open, open.getByRole('button', { name: 'Ada Byron' }));
    await press(open, open.getByRole('button', { name: 'Mark as Purchased' }));
    await expect(open.getByLabel('Your Name')).toBeFocused();
    await type(open, open.getByLabel('Your Name'), 'Uncle Bo');
    await open.keyboard.press('Enter');
    await expect(open.getByRole('dialog')).toHaveCount(0);
    const unmark = open.getByRole('button', { name: 'Unmark as Purchased' });
    await expect(unmark).toBeFocused();
    await open.keyboard.press('Enter');
    await press(open, modal(open, 'Unmark as Purchased').getByRole('button', { name: 'Unmark' }));
    await expect(
      open.getByRole('button', { name: 'Mark as Purchased', exact: true }),
    ).toBeFocused();
  },
);

test(
  '§2 Skip to content is the first stop of the keyboard and leads to the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  '§2 Skip to content leaves on the page what a redirect handed to it',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada], [{ name: 'Lamp' }]);
    const token = await newInvite(list, { spent: true });
    await openAs(page, ben, `/list-join?listId=${list.id}&token=${token}`);
    const told = page.getByText('Ask Ada Byron for a new link.');
    await expect(told).toBeVisible();
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(told).toBeVisible();
    await expect(page).toHaveURL(`/lists/${list.id}`);
  },
);
