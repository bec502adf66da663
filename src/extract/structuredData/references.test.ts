import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';

const ADDRESS = 'https://shop.example/product/kettle/';

function ld(...nodes: object[]): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;
}

const PAGE = { '@type': 'WebPage', '@id': ADDRESS, url: ADDRESS, name: 'Kettle - Shop' };
const PICTURE = {
  '@type': 'ImageObject',
  '@id': `${ADDRESS}#primaryimage`,
  url: 'https://shop.example/uploads/kettle.jpg',
  contentUrl: 'https://shop.example/uploads/kettle.jpg',
};
const OFFER = { '@type': 'Offer', '@id': '#o', price: '24.50', priceCurrency: 'EUR' };
const KETTLE = {
  '@type': 'Product',
  '@id': `${ADDRESS}#product`,
  name: 'Kettle',
  image: { '@id': PICTURE['@id'] },
  offers: { '@id': '#o' },
};

describe('references in JSON-LD', () => {
  it('§7 lead to picture and offer that are nodes of their own', () => {
    const read = { name: 'Kettle', price: 24.5, currency: 'EUR', imageUrl: PICTURE.url };
    expect(extract(ld(PAGE, KETTLE, PICTURE, OFFER), ADDRESS)).toMatchObject(read);
    expect(extract(ld(PAGE, KETTLE) + ld(OFFER, PICTURE), ADDRESS)).toMatchObject(read);
    const kind = { ...KETTLE, image: [{ '@type': 'ImageObject', '@id': PICTURE['@id'] }] };
    expect(extract(ld(kind, OFFER, PICTURE), ADDRESS)).toMatchObject(read);
  });

  it('§7 that lead nowhere are no pictures', () => {
    expect(extract(ld(PAGE, KETTLE, OFFER), ADDRESS).imageUrl).toBeNull();
    const named = { ...KETTLE, image: { ...PICTURE, url: undefined, contentUrl: undefined } };
    expect(extract(ld(named, OFFER), ADDRESS).imageUrl).toBeNull();
  });

  it('§7 lead from a group to its variants, of which none gives the name', () => {
    const variant = (color: string, price: number): object => ({
      '@type': 'Product',
      '@id': `#${color}`,
      name: `Kettle - ${color}`,
      color,
      url: `${ADDRESS}?variant=${color}-1`,
      offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
    });
    const group = {
      '@type': 'ProductGroup',
      name: 'Kettle',
      hasVariant: [{ '@id': '#red' }, { '@id': '#blue' }],
    };
    const page = ld(variant('red', 20), variant('blue', 30), group);
    expect(extract(page, ADDRESS)).toMatchObject({ name: 'Kettle', price: 20 });
    expect(extract(page, `${ADDRESS}?variant=blue-1`)).toMatchObject({
      name: 'Kettle',
      price: 30,
      color: 'blue',
    });
  });

  it.each([
    ['a name', 'name'],
    ['a picture', 'image'],
    ['an offer', 'offers'],
    ['a variant', 'hasVariant'],
  ])('§7 in circles end: a thing that is %s of itself', (_, prop) => {
    const self = Array.from({ length: 1500 }, () => ({ '@id': '#a' }));
    const circle = { '@type': 'Product', '@id': '#a', sku: '1', name: 'Kettle', [prop]: self };
    const page = `<h1>Kettle</h1>${ld(circle, circle, { '@id': '#b', '@type': 'Product' })}`;
    expect(processorTimeOf(() => extract(page, ADDRESS))).toBeLessThan(IN_TIME_MS);
  });

  it('§7 types that are no words harm nothing', () => {
    const types = [{ toString: 1, valueOf: 1 }, 7, null, 'Product'];
    const many = [...types, ...Array.from({ length: 150_000 }, () => 'Thing')];
    expect(extract(ld({ ...KETTLE, '@type': types }, OFFER), ADDRESS).name).toBe('Kettle');
    expect(() => extract(ld({ ...KETTLE, '@type': many }, OFFER), ADDRESS)).not.toThrow();
  });
});

describe('texts in JSON-LD', () => {
  it('§7 are decoded, as nothing else decodes what a script holds', () => {
    const mill = {
      ...KETTLE,
      name: 'Salt &amp; Pepper Mill',
      color: 'Black &#38; White',
      size: '10&quot;',
      image: 'https://shop.example/i.php?a=1&amp;b=2&copy=3',
      offers: OFFER,
    };
    expect(extract(ld(mill), ADDRESS)).toMatchObject({
      name: 'Salt & Pepper Mill',
      color: 'Black & White',
      size: '10"',
      imageUrl: 'https://shop.example/i.php?a=1&b=2&copy=3',
    });
  });
});
