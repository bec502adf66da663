// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { LIMITS } from '../limits.ts';
import { itemSchema } from './itemSchema.ts';
import { complaints } from '../forms/complaints.testing.ts';

const item = {
  name: 'Kettle',
  url: 'https://shop.example/kettle',
  price: '',
  currency: 'USD',
  size: '',
  color: '',
  notes: '',
  imageUrl: '',
};

describe('§5 item', () => {
  it('takes name and URL alone', () => {
    expect(safeParse(itemSchema, item).output).toEqual({
      ...item,
      price: null,
      quantity: 1,
      mostWanted: false,
      category: '',
    });
  });

  it.each(['', '  '])('item name required: %j', (name) => {
    expect(complaints(itemSchema, { ...item, name })).toEqual({
      name: 'Item Name is required',
    });
  });

  it.each(['', '  '])('item URL required: %j', (url) => {
    expect(complaints(itemSchema, { ...item, url })).toEqual({ url: 'URL is required' });
  });

  it.each(['kettle', 'shop.example', 'http://', '/kettle', 'javascript:alert(1)', 'ftp://a.b/c'])(
    'item URL must parse as a web address: %s',
    (url) => {
      expect(complaints(itemSchema, { ...item, url })).toEqual({
        url: 'Enter a valid URL',
      });
    },
  );

  it('item URL may have blanks around it', () => {
    expect(safeParse(itemSchema, { ...item, url: ' https://a.example ' }).output).toEqual({
      ...item,
      url: 'https://a.example',
      price: null,
      quantity: 1,
      mostWanted: false,
      category: '',
    });
  });

  it('an address that only a browser understands is spelled out, for item and image', () => {
    const given = { ...item, url: 'https:shop.example/x', imageUrl: 'http:/shop.example/x.png' };
    expect(safeParse(itemSchema, given).output).toMatchObject({
      url: 'https://shop.example/x',
      imageUrl: 'http://shop.example/x.png',
    });
  });

  it.each([
    ['url', 'URL'],
    ['imageUrl', 'Image URL'],
  ])('%s is taken at its limit and not past it, spelled out or not', (field, label) => {
    const rest = 'x'.repeat(LIMITS.url - 'https://shop.example/'.length);
    const message = { [field]: `${label} can be at most 2,048 characters` };
    for (const [url, expected] of [
      [`https://shop.example/${rest}`, {}],
      [`https://shop.example/${rest}x`, message],
      [`https:shop.example/${rest}x`, message],
    ] as const) {
      expect(complaints(itemSchema, { ...item, [field]: url })).toEqual(expected);
    }
  });

  it('a name is one line of what can be seen', () => {
    const given = { ...item, name: '\u200fKettle\r\nwith a lid\u200e' };
    expect(safeParse(itemSchema, given).output).toMatchObject({
      name: 'Kettle with a lid',
    });
    expect(complaints(itemSchema, { ...item, name: '\u200e\u200b' })).toEqual({
      name: 'Item Name is required',
    });
  });

  it('§3 price text becomes a number', () => {
    expect(safeParse(itemSchema, { ...item, price: '$1,234.50' }).output).toMatchObject({
      price: 1234.5,
    });
  });

  it('§3 a price may be as high as a thousand million', () => {
    expect(complaints(itemSchema, { ...item, price: '1000000000' })).toEqual({});
  });

  it.each(['ten', '1000000001'])('a price that cannot be is refused: %s', (price) => {
    expect(complaints(itemSchema, { ...item, price })).toEqual({
      price: 'Enter a price like 24.99, or leave it empty',
    });
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'picture.png'])(
    'an image URL that is no web address is refused: %s',
    (imageUrl) => {
      expect(complaints(itemSchema, { ...item, imageUrl })).toHaveProperty('imageUrl');
    },
  );

  it.each([
    ['name', LIMITS.itemName, 'Item Name can be at most 200 characters'],
    ['size', LIMITS.size, 'Size can be at most 100 characters'],
    ['color', LIMITS.color, 'Color can be at most 100 characters'],
    ['notes', LIMITS.notes, 'Notes can be at most 2,000 characters'],
  ])('%s is taken at its limit of %d and not past it', (field, limit, message) => {
    expect(complaints(itemSchema, { ...item, [field]: 'x'.repeat(limit) })).toEqual({});
    expect(complaints(itemSchema, { ...item, [field]: 'x'.repeat(limit + 1) })).toEqual({
      [field]: message,
    });
  });

  it('a picture on a private network is refused, and says so', () => {
    expect(complaints(itemSchema, { ...item, imageUrl: 'http://192.168.1.1/a.png' })).toEqual({
      imageUrl: 'This picture is on a private network. Enter one on the web, or leave it empty',
    });
  });

  it('what cannot be seen in a name is refused, and says so', () => {
    expect(complaints(itemSchema, { ...item, name: 'Ket\u200btle' })).toEqual({
      name: 'Item Name has characters that cannot be seen. Type it again without them',
    });
  });

  it.each([
    ['', 1],
    [' 7 ', 7],
    ['99', 99],
    ['100', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['two', null],
  ])('quantity %j is %s', (quantity, number) => {
    const { output, success } = safeParse(itemSchema, { ...item, quantity });
    expect(success ? output.quantity : null).toBe(number);
  });
});
