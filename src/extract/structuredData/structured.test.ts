import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { ADDRESS, ld, MUG } from '../mugPage.testing.ts';

const read = (...products: unknown[]) =>
  extract(`<title>Acme 7 for her - Cups</title>${products.map(ld).join('')}`, ADDRESS);

it('§7 a product that is written twice is the only one, whatever the title says', () => {
  const second = { ...MUG, color: 'Red' };
  expect(read(MUG, second)).toMatchObject({ name: 'Blue Mug', price: 12.5 });
  expect(read(MUG, { ...second, name: 'Plate' })).toMatchObject({ price: null });
});

const variant = (id: number, color: string | null, size: string) => ({
  '@type': 'Product',
  ...(color === null ? {} : { color }),
  size,
  offers: { price: 12.5, priceCurrency: 'EUR', url: `${ADDRESS}?variant=${id}` },
});
const group = (hasVariant: unknown, more = {}) =>
  ld({ '@type': 'ProductGroup', name: 'Blue Mug', hasVariant, ...more });
const chosen = (data: string, url = ADDRESS) => {
  const { color, size } = extract(`<title>Blue Mug</title>${data}`, url);
  return { color, size };
};
const sizesOf = (color: string | null) => ['S', 'M'].map((size) => variant(1, color, size));

describe('§7 color and size of a product with variants', () => {
  const both = [variant(11111, 'Navy', 'S'), variant(22222, 'Sky', 'M')];

  it('are those of the one that the address names by its offer', () => {
    expect(chosen(group(both), `${ADDRESS}?variant=22222`)).toEqual({ color: 'Sky', size: 'M' });
  });

  it('are none where the address names none, or all', () => {
    const none = { color: null, size: null };
    expect(chosen(group(both, { color: ['Navy', 'Sky'] }))).toEqual(none);
    expect(chosen(group(both.map((one) => ({ ...one, url: ADDRESS }))))).toEqual(none);
    expect(chosen(both.map((one) => ld({ name: 'Blue Mug', ...one })).join(''))).toEqual(none);
  });

  it('are what all agree on, or what the product says where they say nothing', () => {
    expect(chosen(group(sizesOf('Navy')))).toEqual({ color: 'Navy', size: null });
    expect(chosen(group(sizesOf(null), { color: 'Sand' }))).toEqual({ color: 'Sand', size: null });
  });

  it('are not its brand, nor a list', () => {
    expect(chosen(ld({ ...MUG, brand: { name: 'Acme' }, color: 'ACME' })).color).toBeNull();
    expect(chosen(ld({ ...MUG, color: 'Red, Green, Blue', size: 'S,M,L' })).size).toBeNull();
  });
});

const markedCard = (name: string) =>
  `<div itemscope itemtype="http://schema.org/Product"><meta itemprop="name" content="${name}">
      <img itemprop="image" src="/${name.toLowerCase().replaceAll(' ', '-')}.jpg"></div>`;
const markedPage = (...cards: string[]) =>
  extract(
    `<title>Planter by Ann</title>${ld({ ...MUG, name: 'Planter by Ann', image: undefined, color: undefined })}
      <meta property="og:image" content="/photo.jpg"><main><h1>Planter by Ann</h1><p>€12.50</p>
      <button>Add to cart</button></main>${cards.join('')}`,
    ADDRESS,
  );

describe('§7 products that the page marks up in two syntaxes', () => {
  it('are other ones if one has the exact name and several others have words of their own', () => {
    const { imageUrl } = markedPage(markedCard('Vase by Ann'), markedCard('Tray by Ann'));
    expect(imageUrl).toContain('/photo.jpg');
  });

  it('are the same if one alone has most of the words', () => {
    const { imageUrl } = markedPage(markedCard('Planters by Ann'), markedCard('Garden hose'));
    expect(imageUrl).toContain('/planters-by-ann.jpg');
  });

  it('are the same if one has the words of the other', () => {
    const { imageUrl } = markedPage(
      markedCard('Planter by Ann in clay'),
      markedCard('Tray by Ann'),
    );
    expect(imageUrl).toContain('/planter-by-ann-in-clay.jpg');
  });
});
