import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicUrl } from './address/publicUrl.ts';
import { extract } from './extract.ts';
import { processorTimeOf } from '../testing/timing.ts';

const ADDRESS = 'https://www.acme-shop.example/p/blue-mug?variant=12345';
const SIZE = 5 * 1024 * 1024;
/** Reading that much takes half of this on a slow machine. */
const MAX_MS = 400;

const pieces = constantFrom(
  '<div class="price old-price">',
  '<span itemprop="price">',
  '<div itemscope itemtype="http://schema.org/Product">',
  '<h1>',
  '</h1>',
  '<s>',
  '</div>',
  '<script type="application/ld+json">',
  '</script>',
  '{"@type":"Product","offers":[{"price":"1.299,00"}],"__proto__":{"polluted":1}}',
  '<select name=color>',
  '<option selected>Red',
  '<meta property="og:image" content="x">',
  '<meta property="og:image" content="http://172.16.0.1/x.jpg">',
  '<base href="http://printer.local/">',
  '<base href="//169.254.169.254/a/">',
  '<img srcset="b.jpg 2x, http://metadata.goog/c.jpg 3x" alt="Blue Mug" width=600>',
  '{"@type":"Product","name":"Blue Mug","image":"//kubernetes.default.svc/d.jpg"}',
  '<h1>Blue Mug</h1>',
  '<meta property="__proto__" content="polluted">',
  '<a href="/x"><img src="a.jpg" constructor=1 __proto__=2>',
  '$1,299.00',
  '19<sup>99</sup> €',
  '<li class="swatch selected" title="Blue">',
  'Color: ',
  '&#x202e;',
  '<![CDATA[',
  '<!--',
  '<td>Size</td><td>M</td>',
  '\u0000',
  '"',
  "'",
  '<',
);

describe('any page', () => {
  it('§7 made of the parts of real ones never throws and gives a whole answer', () => {
    assert(
      property(array(oneof(pieces, string({ maxLength: 20 })), { maxLength: 60 }), (parts) => {
        const product = extract(parts.join(''), ADDRESS);
        expect(Object.keys(product)).toEqual([
          'name',
          'price',
          'currency',
          'imageUrl',
          'color',
          'size',
        ]);
        expect(
          product.price === null || (Number.isFinite(product.price) && product.price > 0),
        ).toBe(true);
        expect(product.imageUrl === null || isPublicUrl(new URL(product.imageUrl))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('§7 cut off anywhere never throws', () => {
    const whole = `<title>Mug</title><script type="application/ld+json">{"@type":"Product","name":"Mug","offers":{"price":"5"}}</script><h1>Mug</h1><div itemscope itemtype="http://schema.org/Product"><b itemprop="price" content="5">$5</b></div><select name="size"><option selected>M</option></select>`;
    for (let end = 0; end <= whole.length; end++)
      expect(() => extract(whole.slice(0, end), ADDRESS)).not.toThrow();
  });

  it('§7 never changes what all objects share', () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    extract(
      '<script type="application/ld+json">{"@type":"Product","name":"x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}</script><div itemscope itemtype="Product" __proto__="x"><b itemprop="__proto__">x</b></div><meta property="__proto__" content="x">',
      ADDRESS,
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(names);
    expect('polluted' in {}).toBe(false);
  });
});

describe('pages of 5 MB', () => {
  const heading = '<title>Name of a product</title><h1>Name of a product</h1>';
  const hostile: [what: string, unit: string, start?: string][] = [
    ['links', '<a>'],
    ['nested parts', '<div>'],
    ['attributes', 'a ', '<div '],
    ['classes', 'price old ', '<div class="'],
    ['prices', '<div class="product-title price-new">19,99 €</div>'],
    ['headings', '<h1>Name of a product</h1>'],
    ['bars in the title', 'a - b | ', '<title>'],
    ['spaces', ' ', '<title>a'],
    [
      'nested products',
      '<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">x</b>',
    ],
    [
      'JSON-LD scripts',
      '<script type="application/ld+json">{"@type":"Product","name":"Name of a product","offers":{"price":"1"}}</script>',
    ],
    ['nested JSON', '[', '<script type="application/ld+json">'],
    ['broken JSON', '\n,]', '<script type="application/ld+json">{"a":"'],
    ['half assignments', 'a={ price ', '<script>'],
    ['words of scripts', 'product_', '<script>price '],
    ['selects', '<select name=color><option selected>Red</option></select>'],
    ['swatches', '<li class="swatch selected color" title="Red">'],
    ['linked pictures', '<a href="/x"><img src="/a.jpg" alt="Name of a product"></a>'],
    ['empty siblings', '<i></i>', '<div>$5'],
    ['labels', '<span>Color:</span> '],
    ['labels in one row', '<td>Color</td><td>Red</td>', '<table><tr>'],
    ['lines', 'Color: red<br>', '<div>'],
    ['digits', '1 000 ', '<b class=price>'],
    ['opening signs', '<'],
    ['entities', '&amp'],
    ['meta tags', '<meta property="og:image" content="/a.jpg">'],
  ];

  it.each(hostile)('§7 of %s are done in time', (_, unit, start = '') => {
    const html = heading + start + unit.repeat(Math.floor(SIZE / unit.length));
    const time = processorTimeOf(() => extract(html, ADDRESS), MAX_MS);
    expect(time).toBeLessThan(MAX_MS);
  });
});
