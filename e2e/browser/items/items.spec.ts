import type { Page, Request } from 'playwright/test';
import { holdRequests } from '../../fixtures/hold.ts';
import { openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  deleteItem,
  itemCard,
  modal,
  openAddItem,
  openModal,
  openMoreDetails,
  section,
  SLOW_ANSWER,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { shopUrl } from '../../fixtures/world.ts';

/** Whether a request asks for the shop's kettle. */
const isForKettle = (request: Request) => request.postData()?.includes('kettle') === true;

/** A list of Ada's, open on its page, with the Add New Item modal in front. */
async function openListAndForm(page: Page) {
  const { owner: ada, list } = await openOwnList(page, 'Garden');
  return { list, ada, dialog: await openAddItem(page) };
}

test(
  '§5 Item name required, item URL required and must parse; §3 price stripped of symbols',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list, ada, dialog } = await openListAndForm(page);
    const add = dialog.getByRole('button', { name: 'Add Item' });
    await add.click();
    await expect(dialog.getByText('URL is required', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Item Name is required', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('URL', { exact: true })).toBeFocused();
    for (const wrong of ['not a url', 'javascript:alert(1)']) {
      await dialog.getByLabel('URL', { exact: true }).fill(wrong);
      await expect(dialog.getByText('Enter a valid URL', { exact: true })).toBeVisible();
    }
    await dialog.getByLabel('URL', { exact: true }).fill(`${shopUrl}/nothing-here`);
    await dialog.getByLabel('Item Name').fill('  Watering can ');
    await dialog.getByLabel('Price').fill('about ten');
    await add.click();
    await expect(dialog.getByText('Enter a price like 24.99, or leave it empty')).toBeVisible();
    await dialog.getByLabel('Price').fill('$1,234.5');
    await openMoreDetails(dialog);
    await dialog.getByLabel('Color').fill('Green');
    await dialog.getByLabel('Size').fill('5 L');
    await dialog.getByLabel('Notes').fill('With a long spout');
    await add.click();
    await expect(dialog).toBeHidden();
    const card = section(page, 'Your Wish List').getByRole('listitem');
    await expect(card).toContainText('Watering can');
    await expect(card).toContainText('$1,234.50');
    await expect(card).toContainText('Green · 5 L');
    const stored = (await storedFields(`lists/${list.id}`))?.['items'] as Record<string, unknown>[];
    expect(stored).toEqual([
      {
        id: expect.any(String) as unknown,
        listId: list.id,
        addedBy: ada.uid,
        addedAt: expect.any(Number) as unknown,
        purchasedBy: [],
        name: 'Watering can',
        url: `${shopUrl}/nothing-here`,
        price: 1234.5,
        color: 'Green',
        size: '5 L',
        notes: 'With a long spout',
        imageUrl: '',
      },
    ]);
    // Items are also written as documents of the list.
    expect(await storedFields(`lists/${list.id}/items/${String(stored[0]?.['id'])}`)).toEqual(
      stored[0],
    );
  },
);

test(
  '§7 auto-fill 600 ms after the URL becomes valid: spinner in place of the preview, fields filled, typed values kept',
  { tag: '@desktop' },
  async ({ page }) => {
    const { dialog } = await openListAndForm(page);
    await openMoreDetails(dialog);
    await dialog.getByLabel('Color').fill('Whatever is left');
    const asked = page.waitForRequest('**/api/fetch-product');
    const { release: answer } = await holdRequests(page, '**/api/fetch-product');
    const url = `${shopUrl}/products/kettle`;
    const typedAt = Date.now();
    await dialog.getByLabel('URL', { exact: true }).fill(url);
    const request = await asked;
    expect(Date.now() - typedAt).toBeGreaterThanOrEqual(590);
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({ url });
    const spinner = dialog.getByRole('status').filter({ hasText: /^Reading the shop's page$/ });
    await expect(spinner).toBeVisible();
    await dialog.getByLabel('Size').fill('2.2 L');
    answer();
    await expect(dialog.getByLabel('Item Name')).toHaveValue('Enamel stovetop kettle', SLOW_ANSWER);
    await expect(spinner).toBeHidden();
    await expect(dialog.getByLabel('Price')).toHaveValue('48');
    await expect(dialog.getByLabel('Image URL')).toHaveValue(/\/pictures\/kettle\.svg$/);
    await expect(dialog.locator('img')).toHaveAttribute('src', /\/pictures\/kettle\.svg$/);
    await expect(dialog.getByLabel('Color')).toHaveValue('Whatever is left');
    await expect(dialog.getByLabel('Size')).toHaveValue('2.2 L');
  },
);

test(
  '§7 auto-fill: the answer to an address that was replaced is ignored; a page without a price leaves it empty',
  { tag: '@desktop' },
  async ({ page }) => {
    const { dialog } = await openListAndForm(page);
    const url = dialog.getByLabel('URL', { exact: true });
    const asked = page.waitForRequest(isForKettle);
    const givenUp = page.waitForEvent('requestfailed', isForKettle);
    await url.fill(`${shopUrl}/products/kettle?delay=8000`);
    await asked;
    await url.fill(`${shopUrl}/products/plant-pot`);
    await expect(dialog.getByLabel('Item Name')).toHaveValue(
      'Rubber plant in a terracotta pot',
      SLOW_ANSWER,
    );
    await expect(dialog.getByLabel('Price')).toHaveValue('');
    await givenUp;
    await expect(dialog.getByLabel('Item Name')).toHaveValue('Rubber plant in a terracotta pot');
  },
);

test(
  '§8 Auto-fill failure: no error shown, logged, and the form still adds the item',
  { tag: '@desktop' },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const { dialog } = await openListAndForm(page);
    await dialog.getByLabel('Item Name').fill('Watering can');
    await dialog.getByLabel('URL', { exact: true }).fill('http://10.0.0.1/products/1');
    await expect
      .poll(() => logged.some((text) => text.startsWith('Auto-fill failed')), SLOW_ANSWER)
      .toBe(true);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByLabel('Item Name')).toHaveValue('Watering can');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(itemCard(page, 'Watering can')).toBeVisible();
  },
);

test(
  '§5 Update Item is disabled while the edit form is unchanged; edit changes the item',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list } = await openOwnList(page, 'Garden', [
      { name: 'Watring can', price: 12.5, purchasedBy: ['Bo'] },
    ]);
    const dialog = await openModal(page, 'Edit Watring can', 'Edit Item');
    const update = dialog.getByRole('button', { name: 'Update Item' });
    await expect(dialog.getByLabel('Item Name')).toHaveValue('Watring can');
    await expect(dialog.getByLabel('Price')).toHaveValue('12.50');
    await expect(update).toBeDisabled();
    await dialog.getByLabel('Item Name').fill('Watering can');
    await expect(update).toBeEnabled();
    await dialog.getByLabel('Item Name').fill('Watring can');
    await expect(update).toBeDisabled();
    await dialog.getByLabel('Item Name').fill('');
    await update.click();
    await expect(dialog.getByText('Item Name is required', { exact: true })).toBeVisible();
    await dialog.getByLabel('Item Name').fill('Watering can');
    await dialog.getByLabel('Price').fill('');
    await update.click();
    await expect(dialog).toBeHidden();
    await expect(itemCard(page, 'Watering can')).toBeVisible();
    await expect(itemCard(page, 'Watering can')).not.toContainText('$');
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      items: [{ name: 'Watering can', price: null, purchasedBy: ['Bo'] }],
    });
  },
);

test(
  '§2 Modals: Delete Item asks first, then the item is gone',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }, { name: 'Lamp' }]);
    const dialog = await openModal(page, 'Delete Kite', 'Delete Item');
    await expect(dialog).toContainText('Kite');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Delete Kite' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete Kite' }).click();
    await dialog.getByRole('button', { name: 'Delete Item' }).click();
    await expect(itemCard(page, 'Kite')).toHaveCount(0);
    await expect(itemCard(page, 'Lamp')).toBeVisible();
    expect(await storedFields(`lists/${list.id}/items/${list.items[0]?.id}`)).toBeNull();
  },
);

test(
  '§8 item failure: an item deleted in another window says so, and keeps what was typed',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
    const dialog = await openModal(page, 'Edit Kite', 'Edit Item');
    await dialog.getByLabel('Notes').fill('With a red tail');
    const other = await context.newPage();
    await other.goto(`/lists/${list.id}`);
    await deleteItem(other, 'Kite');
    await expect(itemCard(other, 'Kite')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Update Item' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'This item is gone. It may have been deleted a moment ago.',
    );
    await expect(dialog.getByLabel('Notes')).toHaveValue('With a red tail');
  },
);

test(
  '§6 an item that is edited in two windows keeps what each of them changed, and says what it would replace',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite', notes: 'Red' }]);
    const other = await context.newPage();
    await other.goto(`/lists/${list.id}`);
    for (const window of [page, other]) {
      await window.getByRole('button', { name: 'Edit Kite' }).click();
      await expect(modal(window, 'Edit Item')).toBeVisible();
    }
    const [one, two] = [modal(page, 'Edit Item'), modal(other, 'Edit Item')];
    await one.getByLabel('Notes').fill('Blue');
    await closeWith(one, 'Update Item');
    await two.getByLabel('Size').fill('XL');
    await two.getByLabel('Notes').fill('Green');
    await two.getByRole('button', { name: 'Update Item' }).click();
    await expect(two.getByRole('alert')).toHaveText(
      'Notes changed somewhere else in the meantime. Save again to replace that.',
    );
    await two.getByLabel('Notes').fill('Red');
    await closeWith(two, 'Update Item');
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      items: [{ name: 'Kite', notes: 'Blue', size: 'XL' }],
    });
  },
);

test(
  'characters that reverse the direction of writing have no effect on what is beside their text',
  { tag: '@desktop' },
  async ({ page }) => {
    await openOwnList(
      page,
      'Garden',
      ['\u202e', '\u2067', '\u2069\u202e'].map((character) => ({
        name: 'Kite',
        color: `${character}Red`,
        size: 'XL',
        notes: `${character}With a tail`,
      })),
    );
    const cards = section(page, 'Your Wish List').getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      const size = card.getByText('XL');
      await expect(size).toBeVisible();
      // Where the two letters of the size are drawn.
      const lefts = await size.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let last = text.nextNode();
        for (let next = last; next; next = text.nextNode()) last = next;
        const { data } = last as Text;
        return [data.indexOf('XL'), data.indexOf('XL') + 1].map((at) => {
          const range = document.createRange();
          range.setStart(last as Text, at);
          range.setEnd(last as Text, at + 1);
          return range.getBoundingClientRect().left;
        });
      });
      expect(lefts[0]).toBeLessThan(lefts[1] ?? 0);
    }
  },
);
