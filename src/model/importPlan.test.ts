// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { IMPORT_EXPORT_MESSAGES } from './importExportMessages.ts';
import { checkCapacity, validateRows } from './importPlan.ts';
import { readImport } from './importRows.ts';
import { LIMITS } from './limits.ts';
import { FORM_MESSAGES } from './forms/formMessages.ts';

const results = (source: string, own: { url: string }[] = []) =>
  validateRows(readImport(source).rows ?? [], own);

describe('F6 each row is validated by the rules of the form', () => {
  it('a valid row becomes the item that the form would send', () => {
    expect(results('name;url;price\n Kettle ;https://shop.example/kettle;$12.50')).toEqual([
      {
        kind: 'good',
        why: null,
        content: {
          name: 'Kettle',
          url: 'https://shop.example/kettle',
          price: 12.5,
          size: '',
          color: '',
          notes: '',
          imageUrl: '',
          quantity: 1,
          mostWanted: false,
        },
      },
    ]);
  });

  it('a name on several lines, which a spreadsheet may have, becomes one line', () => {
    const [result] = results('name,url\n"Kettle\r\nwith a lid",https://a.example');
    expect(result).toMatchObject({ kind: 'good', content: { name: 'Kettle with a lid' } });
  });

  it.each([
    ['$12.50', 12.5],
    ['12,50', 12.5],
    ['€ 1.234,50', 1234.5],
    ['USD 1,234.50', 1234.5],
    ['', null],
  ])('a price like %s is parsed like in the form', (price, number) => {
    const [result] = results(`name\turl\tprice\nA\thttps://a.example\t${price}`);
    expect(result?.content?.price).toBe(number);
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
    expect(results(source)).toEqual([{ kind: 'refused', content: null, why }]);
  });
});

describe('F6 duplicates are marked', () => {
  it('an address that I wish for already, also when it is written differently', () => {
    const [result] = results('HTTPS://Shop.example:443/kettle', [
      { url: 'https://shop.example/kettle' },
    ]);
    expect(result).toMatchObject({ kind: 'duplicate', why: IMPORT_EXPORT_MESSAGES.alreadyWished });
  });

  it('a row that repeats an earlier one; the same item in another size is not a duplicate', () => {
    const source =
      'name,url,size\nSocks,https://a.example,S\nsocks,https://a.example,S\nSocks,https://a.example,M';
    expect(results(source).map(({ kind, why }) => why ?? kind)).toEqual([
      'good',
      IMPORT_EXPORT_MESSAGES.alreadyAbove,
      'good',
    ]);
  });
});

describe('F6 rows are added while the list has room', () => {
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

  it('rows up to the size limit; a small row still fits after a large one did not', () => {
    expect(checkCapacity([60, 50, 40], { items: 0, bytes: LIMITS.itemBytes - 100 })).toEqual([
      null,
      IMPORT_EXPORT_MESSAGES.tooHeavy,
      null,
    ]);
  });
});
