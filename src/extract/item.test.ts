import { describe, expect, it } from 'vitest';
import {
  bareName,
  isProduct,
  itemsIn,
  newItem,
  plainIn,
  put,
  textIn,
  values,
  type Item,
  type Value,
} from './item.ts';

/** A thing of a type with properties. */
function thing(type: string, props: Record<string, Value | Value[]> = {}): Item {
  const item = newItem([type]);
  for (const [prop, given] of Object.entries(props))
    for (const value of [given].flat()) put(item, prop, value);
  return item;
}

describe('names of types and properties', () => {
  it.each([
    ['https://schema.org/Product', 'product'],
    ['http://purl.org/goodrelations/v1#Offering', 'offering'],
    ['gr:Offering', 'offering'],
    ['Product', 'product'],
    ['', ''],
  ])('§7 %j is %j', (name, bare) => {
    expect(bareName(name)).toBe(bare);
  });

  it.each([
    'product',
    'productgroup',
    'individualproduct',
    'productmodel',
    'book',
    'vehicle',
    'offering',
  ])('§7 a %s is something a shop sells', (type) => {
    expect(isProduct(newItem(['thing', type]))).toBe(true);
  });

  it.each(['offer', 'webpage', 'Product', ''])('§7 a %j is not', (type) => {
    expect(isProduct(newItem([type]))).toBe(false);
  });
});

describe('what is said of a thing', () => {
  const mug = thing('product', {
    sku: ['', ' 7 '],
    price: 12.5,
    brand: thing('brand', { name: 'Acme' }),
    weight: thing('quantity', { '@value': 350 }),
    depth: thing('quantity', { value: '9 cm' }),
    offers: [thing('offer', { price: 1 }), 'none', thing('offer', { price: 2 })],
  });

  it('§7 is read as text, or as the number it is', () => {
    expect(textIn(mug, 'price')).toBe('12.5');
    expect(plainIn(mug, 'price')).toBe(12.5);
    expect(plainIn(mug, 'sku')).toBe('7');
    expect(plainIn(mug, 'none')).toBeNull();
    expect(textIn(mug, 'none')).toBeNull();
  });

  it('§7 is the first of several properties that says something', () => {
    expect(textIn(mug, 'none', 'sku', 'price')).toBe('7');
    expect(values(mug, 'none', 'sku', 'price')).toEqual(['', ' 7 ']);
    expect(values(mug, 'none')).toEqual([]);
    expect(values(thing('product'), 'sku')).toEqual([]);
  });

  it('§7 is the name or value of a thing that stands there', () => {
    expect(textIn(mug, 'brand')).toBe('Acme');
    expect(plainIn(mug, 'weight')).toBe(350);
    expect(plainIn(mug, 'depth')).toBe('9 cm');
    expect(plainIn(mug, 'offers')).toBe('none');
  });

  it('§7 is looked for three deep, among three', () => {
    const nested = (depth: number): Value =>
      depth === 0 ? 'Acme' : thing('brand', { name: nested(depth - 1) });
    expect(textIn(thing('product', { brand: nested(3) }), 'brand')).toBe('Acme');
    expect(textIn(thing('product', { brand: nested(4) }), 'brand')).toBeNull();
    const among = (blanks: number): Value =>
      thing('brand', { name: [...Array(blanks).fill(' '), 'Acme'] });
    expect(textIn(thing('product', { brand: among(2) }), 'brand')).toBe('Acme');
    expect(textIn(thing('product', { brand: among(3) }), 'brand')).toBeNull();
  });

  it('§7 may be things', () => {
    expect(itemsIn(mug, 'offers', 'brand', 'none', 'sku').map(({ types }) => types[0])).toEqual([
      'offer',
      'offer',
      'brand',
    ]);
  });
});
