import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { parsePage } from '../../page/parse.ts';
import { formPrices } from './formPrices.ts';
import { IN_TIME_MS, processorTimeOf } from '../../../testing/timing.ts';

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${value}">`;

/** A form that sends these fields. */
const form = (fields: Record<string, string>): string =>
  `<form>${Object.entries(fields)
    .map(([name, value]) => hidden(name, value))
    .join('')}<input type="image" src="buy.gif"></form>`;

/** Amounts in the forms of a page about a blue mug, each with its score. */
const found = (html: string, ...shown: number[]): [number, number][] =>
  formPrices(parsePage(html), 'Blue Mug', new Set(shown)).map(({ value, score }) => [
    value.amount,
    score,
  ]);

/** What is read of a page with the blue mug and this. */
const read = (html: string) =>
  extract(
    `<title>Blue Mug - Acme Shop</title><h1>Blue Mug</h1>${html}`,
    'https://www.acme-shop.example/mug.html',
  );

/** A list of these choices beside a button to buy. */
const list = (...options: string[]): string =>
  `<form><select name="v">${options.map((text) => `<option>${text}</option>`).join('')}</select><button>Add to cart</button></form>`;

/** A choice with its price in data. */
const withData = (price: string, rest = ''): string =>
  `<option data-compare-price="$125.00" data-variant-price="${price}"${rest}>Boxed</option>`;

/** A list of these options beside a button to buy. */
const listOf = (...options: string[]): string =>
  `<form><select name="v">${options.join('')}</select><button>Add to cart</button></form>`;

describe('what a form sends to a cart', () => {
  it('§7 has price and currency where the page tells the price in words only', () => {
    const fields = { item_name: 'Blue Mug', amount: '28.00', shipping: '4.00' };
    const page = `<p>Twenty-eight dollars.</p>${form({ ...fields, currency_code: 'USD' })}`;
    expect(read(page)).toMatchObject({ price: 28, currency: 'USD' });
  });

  it('§7 is of this product only where it names it', () => {
    expect(found(form({ product: 'BLUE MUG, large', price: '$28.50' }))).toEqual([[28.5, 40]]);
    expect(found(form({ item_name: 'Red Plate', amount: '28' }))).toEqual([]);
    expect(found(form({ amount: '28' }))).toEqual([]);
    expect(found(hidden('item_name', 'Blue Mug') + hidden('amount', '28'))).toEqual([]);
    expect(found(form({ item_name: 'Blue Mug', amount: 'soon' }))).toEqual([]);
    expect(found(form({ item_name: 'Blue Mug', amount: '0' }))).toEqual([]);
  });

  it('§7 counts for less where the page shows another, or forms differ, or it may count cents', () => {
    const one = form({ item_name: 'Blue Mug', amount: '28' });
    expect(found(one, 28)).toEqual([[28, 40]]);
    expect(found(one, 30)).toEqual([[28, 22]]);
    expect(found(one + form({ item_name: 'Blue Mug', amount: '30' }))).toEqual([
      [28, 14],
      [30, 14],
    ]);
    expect(found(form({ item_name: 'Blue Mug', price: '2800' }))).toEqual([[2800, 14]]);
  });
});

describe('a list to choose from', () => {
  it('§7 has the price where the page shows no other', () => {
    expect(read(list('8 oz jar - $14.00', '24 oz jar - $24.00')).price).toBe(14);
    expect(read(list('Choose a size', '8 oz jar - $14.00', '24 oz - $24.00')).price).toBe(14);
    const chosen = list('8 oz jar - $14.00').replace(
      '</select>',
      '<option selected>24 oz jar - $24.00</option></select>',
    );
    expect(read(chosen).price).toBe(24);
    expect(read(`<p>Price: $12.00</p>${list('8 oz - $14.00', '9 oz - $15.00')}`).price).toBe(12);
  });

  it('§7 may state the price of each choice in data that a script shows', () => {
    expect(read(listOf(withData('$29.00', ' selected'), withData('$68.95'))).price).toBe(29);
    expect(read(listOf(withData('$29.00'), withData('$68.95', ' selected'))).price).toBe(68.95);
    expect(read(listOf(withData('$29.00'), withData('$29.00'))).price).toBe(29);
    expect(read(listOf(withData('$29.00'), withData('$68.95'))).price).toBeNull();
    expect(read(listOf(withData('+$0.00', ' selected'), withData('+$5.00'))).price).toBeNull();
    expect(read(listOf(withData('29.00', ' selected'), withData('68.95'))).price).toBeNull();
    expect(
      read(`<p>Price: $12</p>${listOf(withData('$29.00', ' selected'), withData('$68.95'))}`).price,
    ).toBe(12);
  });

  it('§7 has none where it lists surcharges, amounts alone, or some without', () => {
    expect(read(list('Oak (+$14.00)', 'Ash (+ $24.00)')).price).toBeNull();
    expect(read(list('$14.00', '$24.00')).price).toBeNull();
    expect(read(list('No engraving', 'Name - $5.00', 'Logo')).price).toBeNull();
  });

  it('§7 is read in linear time', () => {
    const page = list('8 oz jar').repeat(5000);
    expect(processorTimeOf(() => read(page))).toBeLessThan(IN_TIME_MS);
  });
});
