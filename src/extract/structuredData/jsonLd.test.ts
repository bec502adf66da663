import { describe, expect, it } from 'vitest';
import { textIn, type Item } from '../item.ts';
import { jsonLdProducts } from './jsonLd.ts';
import { parsePage } from '../page/parse.ts';

const MUG = { '@type': 'Product', name: 'Mug' };
const script = (data: unknown, type = 'application/ld+json'): string =>
  `<script type="${type}">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;

/** A page's JSON-LD with so many values. */
const things = (count: number): object => ({
  '@type': 'WebPage',
  x: Array.from({ length: count }, () => 1),
});

/** A product that calls another its variant. */
const groupOf = (id: string, variant: string): object => ({
  '@type': 'Product',
  '@id': id,
  name: id,
  hasVariant: { '@id': variant },
});

const products = (...scripts: string[]): Item[] => jsonLdProducts(parsePage(scripts.join('')));
const names = (...scripts: string[]): (string | null)[] =>
  products(...scripts).map((item) => textIn(item, 'name'));

describe('the products in JSON-LD', () => {
  it('§7 are those of all scripts that are it, in order', () => {
    const plate = script(
      { '@type': 'Product', name: 'Plate' },
      'APPLICATION/LD+JSON; charset=utf-8',
    );
    expect(
      names(script(MUG), script('nothing'), script({ ...MUG, name: 'Cup' }, 'text/plain'), plate),
    ).toEqual(['Mug', 'Plate']);
    expect(names(script('null'), script('7'), script('"Product"'))).toEqual([]);
  });

  it.each([
    ['in a list', [MUG]],
    ['in a list of lists', [[MUG]]],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, MUG] }],
    ['as what a page is about', { '@type': 'WebPage', mainEntity: MUG }],
    ['as what an offer is of', { '@type': 'Offer', itemOffered: MUG }],
    [
      'of a type in any spelling',
      { ...MUG, '@type': ['x', 7, null, 'https://schema.org/PRODUCT'] },
    ],
  ])('§7 are found %s', (_, data) => {
    expect(names(script(data))).toEqual(['Mug']);
  });

  it.each([
    'isRelatedTo',
    'isSimilarTo',
    'isAccessoryOrSparePartFor',
    'isConsumableFor',
    'itemListElement',
    'review',
    'mentions',
    'itemOfferedBySomebody',
  ])('§7 are not those under %s: that are others', (prop) => {
    expect(names(script({ '@type': 'WebPage', [prop]: [MUG] }))).toEqual([]);
    expect(names(script({ '@type': 'WebPage', [`the${prop}`]: [MUG] }))).toEqual(['Mug']);
  });

  it('§7 are not the variants of another, unless each is one of the other', () => {
    const other = { '@type': 'Product', '@id': 'b', name: 'b' };
    expect(names(script([other, groupOf('a', 'b')]))).toEqual(['a']);
    expect(names(script([groupOf('a', 'b'), groupOf('b', 'a')]))).toEqual(['a']);
    expect(names(script([groupOf('a', 'a')]))).toEqual(['a']);
    expect(names(script([groupOf('a', 'nowhere'), other]))).toEqual(['a', 'b']);
  });

  it('§7 are not those within another', () => {
    expect(names(script({ ...MUG, isPartOf: { ...MUG, name: 'Set' } }))).toEqual(['Mug']);
  });

  it('§7 keep texts, numbers and truths as they are', () => {
    const [item] = products(
      script({
        ...MUG,
        price: 12.5,
        sale: true,
        none: null,
        sizes: ['S', ['M']],
        'gr:Color': 'red',
      }),
    );
    expect(item?.types).toEqual(['product']);
    expect(item?.props.get('price')).toEqual([12.5]);
    expect(item?.props.get('sale')).toEqual(['true']);
    expect(item?.props.has('none')).toBe(false);
    expect(item?.props.get('color')).toEqual(['red']);
    expect(item?.props.get('sizes')?.[0]).toBe('S');
  });

  it('§7 are read to a depth, and that is all', () => {
    const nested = (depth: number): unknown => (depth === 0 ? MUG : { part: nested(depth - 1) });
    expect(names(script(nested(11)))).toEqual(['Mug']);
    expect(names(script(nested(13)))).toEqual([]);
    expect(names(script(nested(40)))).toEqual([]);
  });

  it('§7 are read up to so many things, letters and products', () => {
    expect(names(script(things(7000)), script(MUG))).toEqual(['Mug']);
    expect(names(script(things(9000)), script(MUG))).toEqual([]);
    const letters = (count: number) => script({ x: 'y'.repeat(count) });
    expect(names(letters(1_400_000), script(MUG))).toEqual(['Mug']);
    expect(names(letters(1_600_000), script(MUG))).toEqual([]);
    const mugs = (count: number) => script(Array.from({ length: count }, () => MUG));
    expect(names(mugs(300), script(MUG))).toHaveLength(301);
    expect(names(mugs(301), script(MUG))).toHaveLength(301);
  });

  it('§7 have texts and names up to a bound, with what HTML escapes', () => {
    const [item] = products(
      script({
        ...MUG,
        notes: 'x'.repeat(5000),
        brand: 'A &amp; B',
        ['k'.repeat(300)]: 'long',
        '@type': ['Product', ...Array.from({ length: 20 }, () => 'Thing')],
      }),
    );
    expect(item && textIn(item, 'notes')).toHaveLength(4096);
    expect(item && textIn(item, 'brand')).toBe('A & B');
    expect(item && textIn(item, 'k'.repeat(200))).toBe('long');
    expect(item?.types).toHaveLength(8);
  });
});
