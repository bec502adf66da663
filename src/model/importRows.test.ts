// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_EXPORT_MESSAGES } from './importExportMessages.ts';
import { MAX_ROWS, readImport, rowsToCsv } from './importRows.ts';

/** The non-empty cells of each row. */
const said = (source: string) =>
  readImport(source).rows?.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')),
  );

const kettle = { name: 'Kettle', url: 'https://shop.example/kettle', price: '12,50' };

describe('F6 CSV of other programs', () => {
  it.each([
    [
      'a comma, in quotes where needed',
      'name,url,price\nKettle,https://shop.example/kettle,"12,50"',
    ],
    ['a semicolon', 'Title;Link;Cost\nKettle;https://shop.example/kettle;12,50'],
    ['a tab', 'PRODUCT NAME\tUrl\tPrice\r\nKettle\thttps://shop.example/kettle\t12,50\r\n'],
    ['what Excel says', 'sep=;\r\nname;url;price\r\nKettle;https://shop.example/kettle;12,50'],
    ['Excel’s mark of UTF-8', '\uFEFFName;URL;Price\nKettle;https://shop.example/kettle;12,50'],
    [
      'unknown columns between',
      'id;name;rank;url;price\n7;Kettle;1;https://shop.example/kettle;12,50',
    ],
    ['empty lines', 'name;url;price\n\n;;\nKettle;https://shop.example/kettle;12,50\n\n'],
    ['columns in another order', 'price;url;name\n12,50;https://shop.example/kettle;Kettle'],
  ])('is read with %s', (_how, source) => {
    expect(said(source)).toEqual([kettle]);
  });

  it.each([
    ['Image URL', 'imageUrl'],
    ['image_link', 'imageUrl'],
    ['Picture', 'imageUrl'],
    ['Colour', 'color'],
    ['Comments', 'notes'],
    ['Qty', 'quantity'],
    ['Most wanted', 'mostWanted'],
  ])('knows the column %s', (title, key) => {
    expect(said(`name,${title}\nKettle,something`)).toEqual([
      { name: 'Kettle', [key]: 'something' },
    ]);
  });

  it('of two columns with the same meaning, the first non-empty cell is used', () => {
    expect(said('Item,Name,URL\n,Kettle,https://a.example\nPot,Big pot,https://b.example')).toEqual(
      [
        { name: 'Kettle', url: 'https://a.example' },
        { name: 'Pot', url: 'https://b.example' },
      ],
    );
  });

  it('without a column of names, items are called after their shop', () => {
    expect(said('url\nhttps://www.shop.example/kettle')).toEqual([
      { name: 'shop.example', url: 'https://www.shop.example/kettle' },
    ]);
  });

  it('with columns that we know, but neither name nor URL, is refused', () => {
    expect(readImport('price,notes\n1,x').problem).toBe(IMPORT_EXPORT_MESSAGES.noColumns);
  });

  it('the apostrophe before a formula is removed, any other stays', () => {
    expect(said("name\n'=1+1\n''=1\n'tis\n'")?.map(({ name }) => name)).toEqual([
      '=1+1',
      "'=1",
      "'tis",
      "'",
    ]);
  });
});

describe('F6 a pasted list of addresses', () => {
  it('one a line; an address alone is called after its shop', () => {
    expect(
      said(
        'https://www.shop.example/kettle?x=1\n\n  http://b.example/\r\nPot: https://c.example/pot\nhttps://d.example/e a lamp\nshop.example/lamp',
      ),
    ).toEqual([
      { name: 'shop.example', url: 'https://www.shop.example/kettle?x=1' },
      { name: 'b.example', url: 'http://b.example/' },
      { name: 'Pot', url: 'https://c.example/pot' },
      { name: 'a lamp', url: 'https://d.example/e' },
      { name: 'shop.example', url: 'https://shop.example/lamp' },
    ]);
  });

  it('a line without an address is kept, to be refused with its text', () => {
    expect(said('a red kettle')).toEqual([{ name: 'a red kettle' }]);
  });
});

describe('F6 JSON', () => {
  it.each([
    ['ours', { format: 'giftlists', version: 1, items: [{ name: 'Kettle', price: 12.5 }] }],
    ['a plain array', [{ title: 'Kettle', cost: 12.5, id: 7, tags: ['x'] }]],
  ])('is read: %s', (_whose, file) => {
    expect(said(JSON.stringify(file))).toEqual([{ name: 'Kettle', price: '12.5' }]);
  });

  it.each([
    ['cut off', '{"format":"giftlists","version":1,"items":[', IMPORT_EXPORT_MESSAGES.notJson],
    ['without items', '{"name":"Kettle"}', IMPORT_EXPORT_MESSAGES.notOurs],
    ['of something else', '[1,2]', IMPORT_EXPORT_MESSAGES.notOurs],
    [
      'of a version to come',
      '{"format":"giftlists","version":2,"items":[]}',
      IMPORT_EXPORT_MESSAGES.newerVersion,
    ],
    [
      'with no items',
      '{"format":"giftlists","version":1,"items":[]}',
      IMPORT_EXPORT_MESSAGES.nothingToImport,
    ],
  ])('%s is refused as a whole', (_how, source, why) => {
    expect(readImport(source)).toEqual({ rows: null, problem: why });
  });

  it('values of other types than text, number and true are nothing', () => {
    expect(
      said('[{"name":{"a":1},"url":null,"size":["x"],"mostWanted":true,"notes":false}]'),
    ).toEqual([{ mostWanted: 'yes' }]);
  });
});

describe('F6 limits of an import', () => {
  it.each(['', ' \n\t', '\uFEFF', 'name,url\n', '[]'])(
    'empty input gives an error (%j)',
    (source) => {
      expect(readImport(source).problem).toBe(IMPORT_EXPORT_MESSAGES.nothingToImport);
    },
  );

  it(`takes ${MAX_ROWS} rows and not one more`, () => {
    const lines = Array.from({ length: MAX_ROWS }, (_, i) => `https://shop.example/${i}`);
    expect(readImport(lines.join('\n')).rows).toHaveLength(MAX_ROWS);
    expect(readImport(['https://shop.example/x', ...lines].join('\n')).problem).toBe(
      IMPORT_EXPORT_MESSAGES.tooManyRows,
    );
  });

  it('whatever is pasted gives rows or a reason, and never throws', () => {
    const part = fc.constantFrom(
      'name',
      'url',
      ',',
      ';',
      '\t',
      '"',
      '\n',
      '[',
      '{',
      '}',
      'https://x',
    );
    const pasted = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(part, fc.string())).map((a) => a.join('')),
    );
    fc.assert(
      fc.property(pasted, (source) => {
        const { rows, problem } = readImport(source);
        expect(rows === null).toBe(problem !== null);
        for (const { cells } of rows ?? []) {
          for (const cell of Object.values(cells)) expect(typeof cell).toBe('string');
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('F6 rows that were refused', () => {
  it('can be copied with their reason, and imported again unchanged', () => {
    const source = 'name;url;price;size\nKettle;not an address;"about ""ten""";=2';
    const rows = readImport(source).rows ?? [];
    const out = rowsToCsv(rows.map((row) => ({ row, why: 'Enter a valid URL' })));
    expect(out).toBe(
      'name,url,price,size,problem\r\nKettle,not an address,"about ""ten""","\'=2",Enter a valid URL\r\n',
    );
    expect(readImport(out).rows).toEqual(rows);
  });
});
