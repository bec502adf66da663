// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newItem } from '../data/newItems.ts';
import { itemOf, listOf } from '../testing/fixtures.ts';
import { MONEY } from '../testing/money.ts';
import { decimalsOf, usualCurrency } from './currency.ts';
import { formatPrice } from './format.ts';
import { priceToText } from './itemForm/priceDigits.ts';
import { itemSchema } from './itemForm/itemSchema.ts';
import { readPrice } from './itemForm/priceText.ts';
import { toCsv, toJson } from './importing/importExport.ts';
import { validateRows } from './importing/importPlan.ts';
import { readImport } from './importing/importRows.ts';
import { productPrice } from './productPrice.ts';
import { itemFromFields, listFromFields } from './deserializers.ts';
import { itemToFields, listToFields } from './serializers.ts';

const URL = 'https://shop.example/kettle';
/** The languages in which each currency is written and read. */
const LANGUAGES = ['en-US', 'de-DE', 'fr-FR', 'sv-SE', 'ja-JP', 'es-MX', 'en-IN', 'pt-BR'];

/** Signs that several currencies have in common. */
const AMBIGUOUS = /(?<!\p{L})(?:kr\.?|\$|[¥￥])(?!\p{L})/iu;

/** The usual currencies of lists that an amount gets into. */
const usualOf = (currency: string) => ['USD', 'EUR', 'NOK', 'CAD', currency];

const moneyOf = (content: { price: number | null; currency?: string } | null | undefined) =>
  content && { price: content.price, currency: content.currency };

const throughForm = (price: string, currency: string) =>
  moneyOf(
    v.parse(itemSchema, {
      name: 'Kettle',
      url: URL,
      price,
      currency,
      size: '',
      color: '',
      notes: '',
      imageUrl: '',
    }),
  );

const throughImport = (file: string, usual: string) =>
  moneyOf(validateRows(readImport(file).rows ?? [], [], usual)[0]?.content);

it('thirty currencies are tried', () => {
  expect(new Set(MONEY.map(({ currency }) => currency)).size).toBe(30);
});

describe.each(MONEY)('$price $currency stays what it is', ({ currency, price, language }) => {
  const money = { price, currency };
  const text = priceToText(price, currency);
  const item = itemOf({ ...money, url: URL });

  it('auto-filled', () => {
    for (const usual of usualOf(currency)) {
      const read = productPrice(money, URL, usual);
      expect(read).toEqual({ ...money, isGuess: false });
      expect(throughForm(priceToText(read?.price ?? null, read?.currency ?? ''), currency)).toEqual(
        money,
      );
    }
  });

  it('typed with its code, before and after', () => {
    for (const usual of usualOf(currency)) {
      for (const typed of [`${currency} ${text}`, `${text} ${currency}`, `${text}${currency}`]) {
        expect(throughForm(typed, usual)).toEqual(money);
      }
    }
  });

  it('typed as people write it in their languages', () => {
    for (const written of [...LANGUAGES, language]) {
      const typed = new Intl.NumberFormat(written, { style: 'currency', currency }).format(price);
      expect({ typed, ...readPrice(typed, currency) }).toMatchObject(money);
      // Only a sign of several currencies depends on the list.
      const usual = AMBIGUOUS.test(typed) ? currency : 'EUR';
      expect({ typed, ...readPrice(typed, usual) }).toMatchObject(money);
    }
  });

  it('imported with its sign, and with a column for the currency', () => {
    for (const usual of usualOf(currency)) {
      expect(throughImport(`name;url;price\nA;${URL};${currency} ${text}`, usual)).toEqual(money);
      const local = new Intl.NumberFormat(language, { style: 'currency', currency }).format(price);
      for (const cell of [text, local]) {
        const file = `name;url;price;currency\nA;${URL};${cell};${currency.toLowerCase()}`;
        expect(throughImport(file, usual)).toEqual(money);
      }
    }
    expect(throughImport(JSON.stringify([{ name: 'A', url: URL, ...money }]), 'NOK')).toEqual(
      money,
    );
  });

  it('exported and imported again, whatever is usual there', () => {
    const list = listOf({ items: [item] });
    for (const usual of usualOf(currency)) {
      expect(throughImport(toCsv(list), usual)).toEqual(money);
      expect(throughImport(toJson(list, new Date(0)), usual)).toEqual(money);
    }
  });

  it('stored, with the list and as its mirror', () => {
    const fields = itemToFields(item);
    expect(fields.currency).toBe(currency === 'USD' ? undefined : currency);
    expect(itemFromFields(fields)).toEqual(item);
    expect(moneyOf(listFromFields(listToFields(listOf({ items: [item] }))).items[0])).toEqual(
      money,
    );
  });

  it('duplicated into another list', () => {
    expect(moneyOf(newItem('list-2', 'ann', item, crypto.randomUUID()))).toEqual(money);
  });

  it('shown, and read again from what is shown', () => {
    for (const written of [...LANGUAGES, 'en-CA', language]) {
      const shown = formatPrice(price, currency, written);
      expect({ shown, ...readPrice(shown, currency) }).toMatchObject(money);
      // Only US dollars are a dollar sign alone.
      expect({ shown, isDollars: /^\$|[\d\s]\$$/.test(shown) }).toEqual({
        shown,
        isDollars: currency === 'USD',
      });
    }
  });

  it('in the form, unchanged', () => {
    expect(throughForm(text, currency)).toEqual(money);
  });
});

describe('the usual currency of a list', () => {
  it.each([
    [[], 'USD'],
    [['EUR'], 'EUR'],
    [['USD', 'EUR', 'EUR'], 'EUR'],
    [['GBP', 'EUR', 'EUR', 'GBP'], 'GBP'],
    [['EUR', 'USD'], 'EUR'],
  ])('of %j is %s', (currencies, usual) => {
    expect(usualCurrency(currencies.map((currency) => itemOf({ currency })))).toBe(usual);
  });

  it('is that of prices: an item without one does not count', () => {
    const items = [itemOf({ price: null }), itemOf({ price: null }), itemOf({ currency: 'EUR' })];
    expect(usualCurrency(items)).toBe('EUR');
  });
});

it.each([
  ['USD', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
])('%s has %d decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

describe('a price without a currency', () => {
  it.each([
    ['https://shop.example/1', 'USD', 'USD', false],
    ['https://shop.com/1', 'EUR', 'EUR', false],
    ['https://www.shop.de/1', 'EUR', 'EUR', false],
    ['https://www.shop.de/1', 'USD', 'EUR', true],
    ['https://www.shop.co.uk/1', 'EUR', 'GBP', true],
    ['https://shop.co/1', 'EUR', 'EUR', false],
    ['not an address', 'EUR', 'EUR', false],
  ])('of %s in a list with %s is in %s', (url, usual, currency, isGuess) => {
    expect(productPrice({ price: 20, currency: null }, url, usual)).toEqual({
      price: 20,
      currency,
      isGuess,
    });
  });

  it('is none where there is no price', () => {
    expect(productPrice({ price: null, currency: 'EUR' }, URL, 'USD')).toBeNull();
  });
});

describe('a stored currency', () => {
  it.each(['eur', 'EURO', '€', 978, null, undefined])('%j counts as none', (currency) => {
    expect(itemFromFields({ price: 20, currency }).currency).toBe('USD');
  });

  it('goes with its price', () => {
    expect(itemFromFields({ price: null, currency: 'EUR' }).currency).toBe('USD');
    expect(itemToFields(itemOf({ price: null, currency: 'EUR' }))).not.toHaveProperty('currency');
    expect(
      newItem('l', 'ann', itemOf({ price: null, currency: 'EUR' }), crypto.randomUUID()).currency,
    ).toBe('USD');
  });
});
