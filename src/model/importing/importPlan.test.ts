// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { IMPORT_EXPORT_MESSAGES } from './importExportMessages.ts';
import { checkCapacity, validateRows } from './importPlan.ts';
import { readImport } from './importRows.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../forms/formMessages.ts';

const verdicts = (source: string, own: { name: string; url: string }[] = []) =>
  validateRows(readImport(source).rows ?? [], own, 'USD');

describe('F6 each row is judged by the rules of the form', () => {
  it('a good one becomes what the form would send', () => {
    expect(verdicts('name;url;price\n Kettle ;https://shop.example/kettle;$12.50')).toEqual([
      {
        kind: 'good',
        why: null,
        content: {
          name: 'Kettle',
          url: 'https://shop.example/kettle',
          price: 12.5,
          currency: 'USD',
          size: '',
          color: '',
          notes: '',
          imageUrl: '',
          quantity: 1,
          mostWanted: false,
          category: '',
          for: '',
        },
      },
    ]);
  });

  it('a name over several lines, as a spreadsheet may hold it, becomes one', () => {
    const [verdict] = verdicts('name,url\n"Kettle\r\nwith a lid",https://a.example');
    expect(verdict).toMatchObject({ kind: 'good', content: { name: 'Kettle with a lid' } });
  });

  it.each([
    ['$12.50', 12.5],
    ['12,50', 12.5],
    ['€ 1.234,50', 1234.5],
    ['USD 1,234.50', 1234.5],
    ['', null],
  ])('a price like %s is read as the form reads it', (price, number) => {
    const [verdict] = verdicts(`name\turl\tprice\nA\thttps://a.example\t${price}`);
    expect(verdict?.content?.price).toBe(number);
  });

  it.each([
    ['name,url\n,https://a.example', FORM_MESSAGES.itemNameRequired],
    ['name,url\nKettle,', FORM_MESSAGES.urlRequired],
    ['name,url\nKettle,javascript:alert(1)', FORM_MESSAGES.urlInvalid],
    ['name,url,price\nKettle,https://a.example,about ten', FORM_MESSAGES.priceInvalid],
    ['name,url,price\nKettle,https://a.example,1000000001', FORM_MESSAGES.priceInvalid],
    ['name,url,image\nKettle,https://a.example,C:\\me.png', FORM_MESSAGES.imageUrlInvalid],
    [`name,url\n${'x'.repeat(201)},https://a.example`, 'Item Name can be at most 200 characters'],
    [
      'name,url,price\n,,x',
      [FORM_MESSAGES.itemNameRequired, FORM_MESSAGES.urlRequired, FORM_MESSAGES.priceInvalid].join(
        '. ',
      ),
    ],
    ['a red kettle', FORM_MESSAGES.urlRequired],
  ])('%j is refused with the form’s message', (source, why) => {
    expect(verdicts(source)).toEqual([{ kind: 'refused', content: null, why }]);
  });
});

const kettle = { name: 'Kettle', url: 'https://shop.example/kettle' };

describe('F6 doubles are pointed out', () => {
  it('an address I wish for already, however it is spelled', () => {
    for (const address of [
      'HTTPS://Shop.example:443/kettle',
      'https://shop.example/kettle/?utm_source=mail&gclid=1#top',
      'https://shop.example/kettle/ref=wl_it_3?ref_=wl',
    ]) {
      const [verdict] = verdicts(address, [kettle]);
      expect(verdict).toMatchObject({ kind: 'duplicate', why: FORM_MESSAGES.alreadyOnList });
    }
  });

  it('a row without an address, by its name', () => {
    expect(verdicts('name,url\nkettle ,\nPot,', [kettle]).map(({ why }) => why)).toEqual([
      FORM_MESSAGES.alreadyOnList,
      FORM_MESSAGES.urlRequired,
    ]);
  });

  it('an address I do not wish for is none, nor is a text that is no address', () => {
    const own = [
      { name: 'Pot', url: 'https://shop.example/pot' },
      { name: 'Kettle', url: 'kettle' },
    ];
    expect(verdicts('https://shop.example/kettle', own)[0]).toMatchObject({ kind: 'good' });
  });

  it('a row that repeats one above; another size of the same is no double', () => {
    const source =
      'name,url,size\nSocks,https://a.example,S\nsocks,https://a.example,S\nSocks,https://a.example,M';
    expect(verdicts(source).map(({ kind, why }) => [kind, why])).toEqual([
      ['good', null],
      ['duplicate', IMPORT_EXPORT_MESSAGES.alreadyAbove],
      ['good', null],
    ]);
  });
});

describe('F6 a category is one short line', () => {
  it.each([
    ['Books', 'Books'],
    [' Home  &\u00A0Kitchen ', 'Home & Kitchen'],
    ['Tea\u200Bpots', 'Teapots'],
    [`${'Home > '.repeat(10)}Kettles`, 'Home > Home > Home > Home > Home > Home'],
    ['–', ''],
    ['', ''],
  ])('%j: %j', (cell, category) => {
    const [verdict] = verdicts(`name,url,category\nKettle,https://a.example,"${cell}"`);
    expect(verdict?.content?.category).toBe(category);
  });
});

describe('F6 most wanted is what says yes', () => {
  it.each([
    ['yes', true],
    ['Y', true],
    [' TRUE ', true],
    ['1', true],
    ['x', true],
    ['★', true],
    ['*', true],
    ['no', false],
    ['0', false],
    ['false', false],
    ['maybe yes', false],
    ['yesterday', false],
  ])('%j: %s', (cell, wanted) => {
    const [verdict] = verdicts(`name,url,starred\nKettle,https://a.example,${cell}`);
    expect(verdict?.content?.mostWanted).toBe(wanted);
  });
});

describe('F6 a list takes what fits', () => {
  it(`${LIMITS.itemsPerList} items`, () => {
    expect(checkCapacity([1, 1, 1], { items: LIMITS.itemsPerList - 2, bytes: 0 })).toEqual([
      null,
      null,
      IMPORT_EXPORT_MESSAGES.noRoom,
    ]);
    expect(checkCapacity([1], { items: LIMITS.itemsPerList + 1, bytes: 0 })).toEqual([
      IMPORT_EXPORT_MESSAGES.noRoom,
    ]);
  });

  it('an added item counts as one more where the list begins its count', () => {
    const { uncountedBytes, uncountedBytesShared, uncountedBase, itemBytes } = LIMITS;
    const weight = uncountedBytes + Math.floor(uncountedBytesShared / 101) + 1;
    const left = itemBytes - (uncountedBase + uncountedBytes * 100 + weight);
    expect(checkCapacity([weight, left], { items: 100, bytes: null })).toEqual([null, null]);
    expect(checkCapacity([weight, left + 1], { items: 100, bytes: null })).toEqual([
      null,
      IMPORT_EXPORT_MESSAGES.tooHeavy,
    ]);
  });

  it('so many bytes; what is too heavy leaves room for a lighter one', () => {
    expect(checkCapacity([60, 50, 40], { items: 0, bytes: LIMITS.itemBytes - 100 })).toEqual([
      null,
      IMPORT_EXPORT_MESSAGES.tooHeavy,
      null,
    ]);
  });
});

const moneyOf = (cells: string, usual: string) => {
  const rows = readImport(`name;url;price;currency\nA;https://a.example;${cells}`).rows ?? [];
  const [result] = validateRows(rows, [], usual);
  const { price, currency } = result?.content ?? {};
  return result?.why ?? [price, currency];
};

describe('the currency of a row', () => {
  it.each([
    ['£20;', 'EUR', [20, 'GBP']],
    ['20 kr;', 'NOK', [20, 'NOK']],
    ['€ 49,99;', 'USD', [49.99, 'EUR']],
    ['CHF 12.–;', 'USD', [12, 'CHF']],
    ['¥1,200;', 'USD', [1200, 'JPY']],
    ['20;', 'EUR', [20, 'EUR']],
    ['20;USD', 'EUR', [20, 'USD']],
    ['20;gbp', 'EUR', [20, 'GBP']],
    ['$20;CAD', 'EUR', [20, 'CAD']],
    ['1.250;EUR', 'USD', [1250, 'EUR']],
    [';EUR', 'USD', [null, 'USD']],
    ['N/A;', 'EUR', [null, 'USD']],
    ['–;EUR', 'EUR', [null, 'USD']],
    ['£20;EUR', 'EUR', IMPORT_EXPORT_MESSAGES.currenciesDiffer],
    ['20;Taler', 'EUR', IMPORT_EXPORT_MESSAGES.currencyInvalid],
    ['20 stones;', 'EUR', FORM_MESSAGES.priceInvalid],
  ])('%s in a list with %s is %j', (cells, usual, expected) => {
    expect(moneyOf(cells, usual)).toEqual(expected);
  });
});
