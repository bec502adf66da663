// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_EXPORT_MESSAGES } from './importExportMessages.ts';
import { MAX_FILE_BYTES, MAX_ROWS } from './importLimits.ts';
import { readImport, rowsToCsv } from './importRows.ts';
import { LIMITS } from '../limits.ts';

/** The cells that say something, row by row. */
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
    [
      'what Excel says with another line end',
      'sep=|\nname|url|price\nKettle|https://shop.example/kettle|12,50',
    ],
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
    ['Kategorie', 'category'],
  ])('knows the column %s', (title, key) => {
    expect(said(`name,${title}\nKettle,something`)).toEqual([
      { name: 'Kettle', [key]: 'something' },
    ]);
  });

  it('of two columns that mean the same, the first that says something counts', () => {
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

  it('what a column of addresses holds beside addresses has no name', () => {
    expect(said('url\nkettle\nhttps://my.www.example/')).toEqual([
      { url: 'kettle' },
      { name: 'my.www.example', url: 'https://my.www.example/' },
    ]);
  });

  it('a mark of UTF-8 or of Excel within the text is text', () => {
    expect(said('name,notes\nKettle,"a\uFEFFb"\nPot,"sep=;\nx"\n')).toEqual([
      { name: 'Kettle', notes: 'a\uFEFFb' },
      { name: 'Pot', notes: 'sep=;\nx' },
    ]);
  });

  it('whose wish a row was does not matter: that is who imports it', () => {
    expect(said('name,contributor\nKettle,Ann Lee')).toEqual([{ name: 'Kettle' }]);
    expect(said('contributor\nAnn Lee')).toEqual([{ name: 'contributor' }, { name: 'Ann Lee' }]);
  });

  it('with columns that we know, but neither name nor URL, is refused', () => {
    expect(readImport('price,notes\n1,x').problem).toBe(IMPORT_EXPORT_MESSAGES.noColumns);
  });

  it('the apostrophe that kept a text from being a formula is taken off, any other stays', () => {
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

  it.each([
    'shop.example',
    'www.shop.co.example/kettle',
    'shop.example:8080',
    'shop.example:8080/kettle?a=b#c',
    'shop.example?id=1',
    'shop.example#kettle',
    'käse-laden.example/brie',
    '4gifts.example',
  ])('%s needs no https:// before it', (line) => {
    expect(said(` ${line} `)?.map(({ url }) => url)).toEqual([`https://${line}`]);
  });

  it.each([
    'kettle',
    'a kettle of shop.example',
    'shop.example, the red one',
    'shop.example and more',
    'shop.example:x',
    'Kettle 2.0!',
    '.example',
    '50% of.it',
    'shop.exa%mple',
  ])('%s is no address', (line) => {
    expect(said(line)).toEqual([{ name: line }]);
  });

  it('blanks are not looked at, in lines and in names', () => {
    expect(said('  \n a red kettle \n\t\nRed  \t pot: https://c.example/pot \n')).toEqual([
      { name: 'a red kettle' },
      { name: 'Red pot', url: 'https://c.example/pot' },
    ]);
  });

  it('brackets within a line do not make it JSON', () => {
    expect(said('Kettle [red] https://a.example/\nPot[blue] https://b.example/')).toEqual([
      { name: 'Kettle [red]', url: 'https://a.example/' },
      { name: 'Pot[blue]', url: 'https://b.example/' },
    ]);
    expect(said('Pot[blue] https://b.example/')).toHaveLength(1);
  });

  it('each row has its number, from 1', () => {
    expect(readImport('kettle\npot').rows?.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('a line without an address is kept, to be refused with its text', () => {
    expect(said('a red kettle')).toEqual([{ name: 'a red kettle' }]);
  });
});

describe('F6 JSON', () => {
  it.each([
    ['ours', { format: 'giftlists', version: 2, items: [{ name: 'Kettle', price: 12.5 }] }],
    [
      'somebody else’s, of a later version',
      { format: 'x', version: 3, items: [{ name: 'Kettle', price: 12.5 }] },
    ],
    ['of no format, of a later version', { version: 3, items: [{ name: 'Kettle', price: 12.5 }] }],
    ['a plain array', [{ title: 'Kettle', cost: 12.5, id: 7, tags: ['x'] }]],
  ])('is read: %s', (_whose, file) => {
    expect(said(JSON.stringify(file))).toEqual([{ name: 'Kettle', price: '12.5' }]);
    expect(said(`\n ${JSON.stringify(file)}`)).toEqual([{ name: 'Kettle', price: '12.5' }]);
  });

  it.each([
    ['as JSON', '{"format":"giftlists","version":1,"items":[{"name":"Kettle","price":12.5}]}'],
    ['as CSV', 'name,price,contributor\nKettle,12.5,Ann'],
  ])('an export from before there were currencies is in dollars: %s', (_format, file) => {
    expect(said(file)).toEqual([{ name: 'Kettle', price: '12.5', currency: 'USD' }]);
  });

  it('a number with three decimals is no number in thousands', () => {
    expect(said('[{"name":"Kettle","price":1.234,"currency":"EUR"}]')).toEqual([
      { name: 'Kettle', price: '1.2340', currency: 'EUR' },
    ]);
  });

  it.each([
    ['cut off', '{"format":"giftlists","version":1,"items":[', IMPORT_EXPORT_MESSAGES.notJson],
    ['without items', '{"name":"Kettle"}', IMPORT_EXPORT_MESSAGES.notOurs],
    ['of something else', '[1,2]', IMPORT_EXPORT_MESSAGES.notOurs],
    ['of nothing', '[null]', IMPORT_EXPORT_MESSAGES.notOurs],
    [
      'of a version to come',
      '{"format":"giftlists","version":3,"items":[]}',
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
  it.each(['', ' \n\t', '\uFEFF', 'name,url\n', '[]'])('nothing is nothing (%j)', (source) => {
    expect(readImport(source).problem).toBe(IMPORT_EXPORT_MESSAGES.nothingToImport);
  });

  it('reads files of two full lists', () => {
    expect(MAX_FILE_BYTES).toBeGreaterThan(2 * LIMITS.itemBytes);
  });

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
  it('have every column that one of them fills', () => {
    const rows = readImport('name;size;color\nKettle;2 l;\nPot;;red').rows ?? [];
    expect(rowsToCsv(rows.map((row) => ({ row, why: 'x' })))).toBe(
      'name,url,size,color,problem\r\nKettle,,2 l,,x\r\nPot,,,red,x\r\n',
    );
  });

  it('can be copied out with the reason, and come back as they were', () => {
    const source = 'name;url;price;size\nKettle;not an address;"about ""ten""";=2';
    const rows = readImport(source).rows ?? [];
    const out = rowsToCsv(rows.map((row) => ({ row, why: 'Enter a valid URL' })));
    expect(out).toBe(
      'name,url,price,size,problem\r\nKettle,not an address,"about ""ten""","\'=2",Enter a valid URL\r\n',
    );
    expect(readImport(out).rows).toEqual(rows);
  });
});
