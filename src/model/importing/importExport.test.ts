// @vitest-environment node
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { dateAt } from '../../testing/dates.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { MONEY } from '../../testing/money.ts';
import { decimalsOf } from '../currency.ts';
import { fileName } from '../files/exportFile.ts';
import { toCsv, toJson } from './importExport.ts';
import { validateRows } from './importPlan.ts';
import { readImport } from './importRows.ts';
import type { Item } from '../item.ts';
import { cleanCategory } from '../itemForm/category.ts';
import { cleanName } from '../line.ts';
import { pictureUrl } from '../addresses/pictureUrl.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** Texts with quotes, separators, line ends, formulas and emoji. */
const text = (most: number) =>
  fc
    .string({
      unit: fc.oneof(
        fc.constantFrom(...'",;\'=+-@\t|\n\r\\ '.split('')),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: Math.min(most, 40),
    })
    .map((one) => one.trim());

const url = fc.webUrl({ withQueryParameters: true, withFragments: true });

const content: fc.Arbitrary<Partial<Item>> = fc.record({
  // Names are stored as one line without invisible characters.
  name: text(200)
    .map((one) => cleanName(one, 200))
    .filter((one) => one !== ''),
  url,
  size: text(100),
  color: text(100),
  notes: text(2000),
  // Pictures on private networks are refused.
  imageUrl: fc.oneof(
    fc.constant(''),
    url.filter((one) => pictureUrl(one) !== undefined),
  ),
  quantity: fc.integer({ min: 1, max: 99 }),
  mostWanted: fc.boolean(),
  category: text(40).map(cleanCategory),
});

/** A price with the decimals of its currency, and items without one. */
const money: fc.Arbitrary<Partial<Item>> = fc.oneof(
  fc.constant({ price: null, currency: 'USD' }),
  fc
    .tuple(fc.constantFrom(...MONEY), fc.integer({ min: 0, max: 100_000_000_00 }))
    .map(([{ currency }, units]) => ({
      price: units / 10 ** decimalsOf(currency),
      currency,
    }))
    .filter(({ price }) => price <= 1_000_000_000),
);

const lists = fc
  .array(
    fc.tuple(content, money).map(([texts, amount]) => Object.assign({}, texts, amount)),
    { minLength: 1, maxLength: 8 },
  )
  .map((items) => listOf({ items: items.map((one, i) => itemOf({ id: `item-${i}`, ...one })) }));

/** What a file keeps of an item. */
const FIELDS = [
  ...(['name', 'url', 'price', 'currency', 'size', 'color', 'notes', 'imageUrl'] as const),
  ...(['quantity', 'mostWanted', 'category', 'for'] as const),
];

const contentOf = (item: Item) => Object.fromEntries(FIELDS.map((field) => [field, item[field]]));

describe('F6 what is exported can be imported again', () => {
  it.each([
    ['CSV', (list: ReturnType<typeof listOf>) => toCsv(list)],
    ['JSON', (list: ReturnType<typeof listOf>) => toJson(list, now)],
  ])('%s: every field of every item comes back as it was', (_format, write) => {
    fc.assert(
      fc.property(lists, (list) => {
        const read = readImport(write(list));
        expect(read.problem).toBeNull();
        const contents = validateRows(read.rows ?? [], [], 'NOK').map((result) => result.content);
        expect(contents).toEqual(list.items.map(contentOf));
      }),
      { numRuns: 300 },
    );
  });
});

describe('F6 CSV for spreadsheets', () => {
  it('has the names of the columns first, a mark for Excel, and line ends of RFC 4180', () => {
    const list = listOf({
      items: [itemOf({ name: 'Kettle, "red"', notes: 'two\nlines', price: 12.5, size: '2 l' })],
    });
    expect(toCsv(list)).toBe(
      '\uFEFFname,url,price,currency,size,color,notes,imageUrl,contributor\r\n' +
        '"Kettle, ""red""",https://shop.example/kettle,12.50,USD,2 l,,"two\nlines",,Ann Lee\r\n',
    );
  });

  it('of an empty list has the names of the columns alone', () => {
    expect(toCsv(listOf())).toBe('\uFEFFname,url,price,size,color,notes,imageUrl,contributor\r\n');
  });

  it('no cell is a formula, whatever an item is called', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝'), text(30), (sign, rest) => {
        const list = listOf({ items: [itemOf({ name: sign + rest, notes: `${sign}1` })] });
        const { data } = Papa.parse<string[]>(toCsv(list).slice(1));
        for (const cell of data[1] ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
      }),
    );
  });

  it('has optional columns only when an item uses them', () => {
    const starred = itemOf({ quantity: 3, mostWanted: true, category: 'Tea' });
    const [head, row] = toCsv(listOf({ items: [starred] })).split('\r\n');
    expect(head).toContain('contributor,quantity,mostWanted,category');
    expect(row).toMatch(/,Ann Lee,3,yes,Tea$/);
  });

  it('leaves cells empty for the items that have it not', () => {
    const list = listOf({ items: [itemOf({ quantity: 3 }), itemOf({ mostWanted: true })] });
    const [, first, second] = toCsv(list).split('\r\n');
    expect(first).toMatch(/,Ann Lee,3,$/);
    expect(second).toMatch(/,Ann Lee,,yes$/);
  });
});

describe('F6 purchases are not exported', () => {
  it('neither file contains purchases', () => {
    const list = listOf({ items: [itemOf({ purchasedBy: ['Grandma Smith'] })] });
    for (const file of [toCsv(list), toJson(list, now)]) {
      expect(file).not.toMatch(/grandma|purchased|ben@|"id"/i);
    }
  });
});

describe('F6 JSON', () => {
  it('says what it is, of which version, and keeps prices as numbers', () => {
    const list = listOf({ items: [itemOf({ color: 'red' })] });
    expect(JSON.parse(toJson(list, now))).toEqual({
      format: 'giftlists',
      version: 2,
      exportedAt: '2026-11-21T10:00:00.000Z',
      list: { name: 'Birthday' },
      items: [
        {
          name: 'Kettle',
          url: 'https://shop.example/kettle',
          price: 24.5,
          currency: 'USD',
          color: 'red',
          contributor: 'Ann Lee',
        },
      ],
    });
  });
});

const fileOf = (item: Item): unknown => JSON.parse(toJson(listOf({ items: [item] }), now));

describe('F6 JSON of an item', () => {
  const usual = { name: 'Kettle', url: 'https://shop.example/kettle', contributor: 'Ann Lee' };

  it.each([
    ['without a price', { price: null }, {}],
    ['for nothing', { price: 0 }, { price: 0, currency: 'USD' }],
    ['of several pieces', { price: null, quantity: 3 }, { quantity: 3 }],
    ['most wanted', { price: null, mostWanted: true }, { mostWanted: true }],
    ['of a category', { price: null, category: 'Tea' }, { category: 'Tea' }],
  ])('%s has values of their own types, and nothing that is usual', (_what, fields, written) => {
    expect(fileOf(itemOf(fields))).toHaveProperty('items.0', { ...usual, ...written });
  });
});

describe('F6 the name of a file', () => {
  it.each([
    ['Birthday', 'Birthday-2026-11-21.csv'],
    ['../Ann & Ben: 50/50?', 'Ann-Ben-50-50-2026-11-21.csv'],
    ['🎁', 'list-2026-11-21.csv'],
    ['Käthes Größe', 'Käthes-Größe-2026-11-21.csv'],
    ['x'.repeat(100), `${'x'.repeat(60)}-2026-11-21.csv`],
  ])('%s', (name, file) => {
    expect(fileName(name, 'csv', now)).toBe(file);
  });

  it('has the day of its viewer', () => {
    const morning = dateAt(14, '2026-11-21T20:00:00Z');
    expect(fileName('Birthday', 'csv', morning)).toBe('Birthday-2026-11-22.csv');
  });
});
