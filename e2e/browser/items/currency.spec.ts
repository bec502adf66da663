import { readFile } from 'node:fs/promises';
import { formatPrice } from '../../../src/model/format.ts';
import { MONEY } from '../../../src/testing/money.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  chooseAction,
  closeWith,
  fillInItem,
  itemCard,
  mark,
  modal,
  openAddItem,
  openSortAndFilter,
  SLOW_ANSWER,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser, shopUrl } from '../../fixtures/world.ts';

/** A price keeps the currency of its shop, and nothing is converted. */

async function storedMoney(listId: string) {
  const items = (await storedFields(`lists/${listId}`))?.['items'] as Record<string, unknown>[];
  const mirrors = await Promise.all(
    items.map(({ id }) => storedFields(`lists/${listId}/items/${String(id)}`)),
  );
  expect(mirrors).toEqual(items);
  return items.map(({ name, price, currency }) => [name, price, currency]);
}

for (const [locale, euros, pounds, yen] of [
  ['en-US', '€95.00', '£80.50', '¥1,200'],
  ['de-DE', '95,00 €', '80,50 £', '1.200 ¥'],
] as const) {
  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale });

    test('a euro shop, from its page to the giver', async ({ page, browser, baseURL }) => {
      const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite', price: 1234.5 }]);

      // The shop says euros.
      let dialog = await openAddItem(page);
      await expect(dialog.getByLabel('Currency', { exact: true })).toHaveCount(0);
      await dialog.getByLabel('URL', { exact: true }).fill(`${shopUrl}/products/perfume`);
      await expect(dialog.getByLabel('Price')).toHaveValue('95', SLOW_ANSWER);
      await expect(dialog.getByLabel('Currency')).toHaveValue('EUR');
      await expectAccessible(page, 'a price in another currency');
      await dialog.getByRole('button', { name: 'Add Item' }).click();
      await expect(itemCard(page, 'Eau de parfum')).toContainText(euros);

      // A sign says it, and a choice.
      dialog = await fillInItem(page, 'Teapot');
      await dialog.getByLabel('Price').fill('£80.50');
      await expect(dialog.getByLabel('Currency')).toHaveValue('GBP');
      await dialog.getByLabel('Price').blur();
      await expect(dialog.getByLabel('Price')).toHaveValue('80.50');
      await dialog.getByRole('button', { name: 'Add Item' }).click();
      await expect(itemCard(page, 'Teapot')).toContainText(pounds);
      await page.getByRole('button', { name: 'Edit Kite' }).click();
      dialog = modal(page, 'Edit Item');
      await dialog.getByRole('button', { name: 'Currency: USD' }).click();
      await expect(dialog.getByLabel('Currency')).toBeFocused();
      await dialog.getByLabel('Price').fill('1,200');
      await dialog.getByLabel('Currency').selectOption('JPY – Japanese Yen');
      await dialog.getByRole('button', { name: 'Update Item' }).click();
      await expect(itemCard(page, 'Kite')).toContainText(yen);
      const asStored = [
        ['Kite', 1200, 'JPY'],
        ['Eau de parfum “Fig & Cedar”', 95, 'EUR'],
        ['Teapot', 80.5, 'GBP'],
      ];
      expect(await storedMoney(list.id)).toEqual(asStored);

      // What the shop says now is said as what it is.
      await page.getByRole('button', { name: 'Edit Eau de parfum' }).click();
      dialog = modal(page, 'Edit Item');
      await dialog.getByRole('button', { name: 'Refresh from shop' }).click();
      await expect(dialog.getByText('Nothing has changed at the shop.')).toBeVisible(SLOW_ANSWER);

      const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
      const giver = await context.newPage();
      await giver.goto(`/public-list/${list.id}`);
      await expect(itemCard(giver, 'Eau de parfum')).toContainText(euros);
      await expect(itemCard(giver, 'Teapot')).toContainText(pounds);
      await mark(giver, 'Eau de parfum', 'Ben');
      await expect(itemCard(giver, 'Eau de parfum')).toContainText('You marked this');
      expect(await storedMoney(list.id)).toEqual(asStored);
      await context.close();
    });
  });
}

test(
  'thirty currencies are exported, imported where another is usual, duplicated and shown as they are',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    const wishes = MONEY.map(({ currency, price }) => ({
      name: `In ${currency}`,
      url: `https://shop.example/${currency}`,
      currency,
      price,
    }));
    const list = await newList('Travels', [ada], wishes);
    const other = await newList('Home', [ada], [{ name: 'Sledge', price: 900, currency: 'NOK' }]);
    const asStored = MONEY.map(({ currency, price }) => [
      `In ${currency}`,
      price,
      currency === 'USD' ? undefined : currency,
    ]);
    await openAs(page, ada, `/lists/${list.id}`);
    await chooseAction(page, 'Export and import');
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await readFile(await (await arrives).path());

    await page.goto(`/lists/${other.id}`);
    const dialog = await chooseAction(page, 'Export and import', 'Export and Import');
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'travels.csv', mimeType: 'text/csv', buffer: file });
    await dialog.getByRole('button', { name: 'Add 30 items' }).click();
    await expect(dialog.getByText('30 items were added.')).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Done' }).click();
    expect(await storedMoney(other.id)).toEqual([['Sledge', 900, 'NOK'], ...asStored]);

    const duplicating = await chooseAction(page, 'Duplicate list', 'Duplicate List');
    await duplicating.getByLabel('List Name').fill('Home again');
    await duplicating.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home again' })).toBeVisible({
      timeout: 30_000,
    });
    const duplicateId = new URL(page.url()).pathname.split('/')[2] ?? '';
    expect(await storedMoney(duplicateId)).toEqual([['Sledge', 900, 'NOK'], ...asStored]);

    await page.goto(`/public-list/${duplicateId}`);
    for (const { currency, price } of MONEY) {
      await expect(itemCard(page, `In ${currency}`)).toContainText(
        formatPrice(price, currency, 'en-US'),
      );
    }
  },
);

test('prices are compared within a currency, and the page says that the others follow', async ({
  page,
}) => {
  const { list } = await newOwnList('Garden', [
    { name: 'Dollar lamp', price: 5 },
    { name: 'Euro tent', price: 300, currency: 'EUR' },
    { name: 'Euro kite', price: 20, currency: 'EUR' },
    { name: 'Yen vase', price: 900, currency: 'JPY' },
    ...Array.from({ length: 9 }, (_, at) => ({ name: `Hint ${at}`, price: null })),
    { name: 'Euro chair', price: 40, currency: 'EUR' },
  ]);
  await page.goto(`/public-list/${list.id}`);
  const names = page.getByRole('heading', { level: 3 });
  const note = page.getByText(
    'Prices in other currencies come after those in EUR. Nothing is converted.',
  );
  await openSortAndFilter(page);
  await expect(note).toBeHidden();
  await page.getByLabel('Order:').selectOption('Price: high to low');
  await expect(names).toContainText([
    'Euro tent',
    'Euro chair',
    'Euro kite',
    'Yen vase',
    'Dollar lamp',
    'Hint 0',
  ]);
  await expect(note).toBeVisible();
  await page.getByLabel('Price:').selectOption('Under €50');
  await expect(names).toHaveCount(4);
  await expect(names).toContainText(['Euro chair', 'Euro kite', 'Yen vase', 'Dollar lamp']);
  await expect(page).toHaveURL(/under=50/);
  await expectAccessible(page, 'prices in several currencies');
});

test(
  'an item added offline, and several from their links, keep their currencies',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { list } = await openOwnList(page, 'Garden', [{ name: 'Kite', price: 12 }]);
    const several = await chooseAction(page, 'Add several items', 'Add Several Items');
    await several
      .getByLabel('Links')
      .fill(`${shopUrl}/products/perfume\n${shopUrl}/products/kettle`);
    await several.getByRole('button', { name: 'Read the Pages' }).click();
    await expect(several.getByText('€95.00')).toBeVisible(SLOW_ANSWER);
    await expect(several.getByText('$48.00')).toBeVisible(SLOW_ANSWER);
    await closeWith(several, 'Add 2 Items');

    const dialog = await fillInItem(page, 'Lamp');
    await dialog.getByLabel('Price').fill('CHF 12.–');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(itemCard(page, 'Lamp')).toContainText(formatPrice(12, 'CHF', 'en-US'));
    await context.setOffline(false);
    await expect
      .poll(async () => (await storedFields(`lists/${list.id}`))?.['items'])
      .toHaveLength(4);
    expect(await storedMoney(list.id)).toEqual([
      ['Kite', 12, undefined],
      ['Eau de parfum “Fig & Cedar”', 95, 'EUR'],
      ['Enamel stovetop kettle', 48, undefined],
      ['Lamp', 12, 'CHF'],
    ]);
  },
);
