import { describe, expect, it } from 'vitest';
import { parsePage } from '../page/parse.ts';
import { dataHandedOver, plainData, textHandedOver } from './payload.ts';
import { stateProduct } from './state.ts';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';

/** A price of the blue mug in the state of a page. */
const priceIn = (html: string) => stateProduct(parsePage(html), 'Blue Mug')?.prices[0]?.value;

/** A script that hands over these texts, each in a call of its own. */
const pushed = (...texts: string[]): string =>
  texts.map((text) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`).join('');

/** A list whose entries name each other by number, with these from number two on. */
const list = (...entries: unknown[]): unknown[] => [['Reactive', 1], { data: 2 }, ...entries];

describe('what a framework hands over to its scripts', () => {
  const mug = { title: 'Blue Mug', price: { amount: '68.5', currencyCode: 'USD' } };

  it('§7 has the product in a line of JSON with a number before', () => {
    const row = `5:["$","$L9",null,${JSON.stringify({ product: mug })}]\n`;
    expect(priceIn(pushed(row))).toEqual({ amount: 68.5, currency: 'USD' });
  });

  it('§7 is one text in several scripts', () => {
    const row = `5:${JSON.stringify([mug])}\n`;
    expect(priceIn(pushed(row.slice(0, 30), row.slice(30)))?.amount).toBe(68.5);
  });

  it('§7 may be a list whose entries name each other by number', () => {
    const flat = [
      { _1: 2 },
      'product',
      { _3: 4, _5: 6 },
      'title',
      'Blue Mug',
      'price',
      { _7: 8, _9: 10 },
      'amount',
      '145.5',
      'currencyCode',
      'USD',
    ];
    const text = JSON.stringify(`${JSON.stringify(flat)}\n`);
    const script = `<script>window.__context.streamController.enqueue(${text});</script>`;
    expect(priceIn(script)).toEqual({ amount: 145.5, currency: 'USD' });
  });

  it('§7 is left alone where it is cut off or no JSON', () => {
    expect(textHandedOver('self.__next_f.push([1,"without an end')).toBe('');
    expect(textHandedOver('self.__next_f.push([1,"a \\x"])')).toBe('');
    expect(dataHandedOver('5:["price",\n6:Tprice\n{"price":1}')).toEqual([{ price: 1 }]);
  });

  it('§7 is read in linear time', () => {
    const many = 'self.__next_f.push([1,"price'.repeat(40_000);
    expect(processorTimeOf(() => textHandedOver(many))).toBeLessThan(IN_TIME_MS);
  });
});

describe('a flat list', () => {
  it('§7 has the product in a script of JSON', () => {
    const flat = list({ name: 3, price: 4 }, 'Blue Mug', { value: 5, currency: 6 }, 27.5, 'EUR');
    const script = `<script type="application/json">${JSON.stringify(flat)}</script>`;
    expect(priceIn(script)).toEqual({ amount: 27.5, currency: 'EUR' });
  });

  it('§7 has things of things, and lists', () => {
    const flat = list({ name: 3, price: 4, images: 5, of: 7 }, 'Mug', 5, [6], '/a.jpg', ['Ref', 3]);
    const plain = { name: 'Mug', price: 5, images: ['/a.jpg'], of: 'Mug' };
    // Entry 4 is the number five itself, not what entry 5 is.
    expect(plainData(flat)).toEqual([plain]);
  });

  it('§7 whose entries name themselves ends', () => {
    const flat = list(
      { name: 2, price: 2, more: 3 },
      Array.from({ length: 90 }, () => 2),
    );
    expect(processorTimeOf(() => plainData(flat))).toBeLessThan(IN_TIME_MS);
  });

  it('§7 is no list of things, nor one with other numbers', () => {
    for (const data of [[{ price: 900 }, 1, 2, 3], [{ name: 'Mug', price: 1 }, 1, 2, 3], { a: 1 }])
      expect(plainData(data)).toEqual([data]);
    expect(plainData([])).toEqual([[]]);
  });
});
