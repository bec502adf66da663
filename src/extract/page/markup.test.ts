import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { ADDRESS, ld, MUG } from '../mugPage.testing.ts';

const READ = {
  name: 'Blue Mug',
  price: 12.5,
  currency: 'EUR',
  imageUrl: 'https://cdn.example/mug.jpg',
  color: 'Blue',
  size: '350 ml',
};

const variant = (id: string, price: number, color: string): object => ({
  '@type': 'Product',
  name: 'Blue Mug',
  color,
  url: `${ADDRESS}?variant=${id}`,
  offers: { '@type': 'Offer', price, priceCurrency: 'EUR', url: `${ADDRESS}?variant=${id}` },
});

describe('JSON-LD', () => {
  it('§7 reads a product with its offer', () => {
    expect(extract(ld(MUG), ADDRESS)).toEqual(READ);
  });

  it.each([
    ['inside @graph', { '@graph': [{ '@type': 'WebSite', name: 'Acme' }, MUG] }],
    ['in an array', [{ '@type': 'BreadcrumbList' }, MUG]],
    ['as mainEntity', { '@type': 'WebPage', mainEntity: MUG }],
    ['with a list of types', { ...MUG, '@type': ['Thing', 'Product'] }],
    ['with a type in lower case', { ...MUG, '@type': 'product' }],
    ['with a full type address', { ...MUG, '@type': 'http://schema.org/Product' }],
    ['with an ImageObject', { ...MUG, image: [{ '@type': 'ImageObject', url: MUG.image }] }],
    ['with offers in an array', { ...MUG, offers: [MUG.offers] }],
    [
      'with an aggregate',
      {
        ...MUG,
        offers: { '@type': 'AggregateOffer', lowPrice: 12.5, highPrice: 20, priceCurrency: 'EUR' },
      },
    ],
    ['with nested offers', { ...MUG, offers: { '@type': 'AggregateOffer', offers: [MUG.offers] } }],
    [
      'with a price specification',
      {
        ...MUG,
        offers: {
          '@type': 'Offer',
          priceSpecification: [
            { priceType: 'https://schema.org/ListPrice', price: 20 },
            { price: 12.5, priceCurrency: 'EUR' },
          ],
        },
      },
    ],
  ])('§7 reads one %s', (_, data) => {
    expect(extract(ld(data), ADDRESS)).toMatchObject({
      name: 'Blue Mug',
      price: 12.5,
      imageUrl: MUG.image,
    });
  });

  it('§7 takes the variant whose address this is', () => {
    const group = {
      '@type': 'ProductGroup',
      name: 'Blue Mug',
      hasVariant: [variant('11111', 10, 'Navy'), variant('22222', 14, 'Sky')],
    };
    expect(extract(ld(group), `${ADDRESS}?variant=22222`)).toMatchObject({
      price: 14,
      color: 'Sky',
    });
  });

  it('§7 leaves related products alone', () => {
    const page = `<title>Blue Mug</title>${ld({ ...MUG, offers: undefined, isRelatedTo: [{ ...MUG, name: 'Red Plate' }] })}`;
    expect(extract(page, ADDRESS)).toMatchObject({ name: 'Blue Mug', price: null });
  });

  it('§7 takes the product that bears the name of the page', () => {
    const page = `<title>Blue Mug | Acme Shop</title>${ld({ ...MUG, name: 'Red Plate', offers: { price: 99 } })}${ld(MUG)}`;
    expect(extract(page, ADDRESS)).toEqual(READ);
  });
});

describe('other markup', () => {
  it('§7 reads microdata', () => {
    const page = `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Blue Mug</h1>
      <img itemprop="image" src="/img/mug-600.jpg"><span itemprop="color">Blue</span>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
      <meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="12.50">12,50 €</span></div></div>`;
    expect(extract(page, ADDRESS)).toEqual({
      ...READ,
      imageUrl: 'https://www.acme-shop.example/img/mug-600.jpg',
      size: null,
    });
  });

  it('§7 reads RDFa with GoodRelations words', () => {
    const page = `<title>Blue Mug</title><div typeof="gr:Offering"><h2 property="gr:name">Blue Mug</h2>
      <div rel="gr:hasPriceSpecification"><span typeof="gr:UnitPriceSpecification">
      <span property="gr:hasCurrency" content="EUR">€</span><b property="gr:hasCurrencyValue">12.50</b></span></div></div>`;
    expect(extract(page, ADDRESS)).toMatchObject({
      name: 'Blue Mug',
      price: 12.5,
      currency: 'EUR',
    });
  });

  it('§7 reads Open Graph and product meta', () => {
    const page = `<meta property="og:title" content="Blue Mug | Acme Shop"><meta property="og:site_name" content="Acme Shop">
      <meta property="og:image" content="//cdn.example/mug.jpg"><meta property="product:price:amount" content="12.50">
      <meta property="product:price:currency" content="EUR"><meta property="product:color" content="Blue">`;
    expect(extract(page, ADDRESS)).toEqual({ ...READ, size: null });
  });

  it('§7 reads Twitter cards', () => {
    const page = `<meta name="twitter:title" content="Blue Mug"><meta name="twitter:image" content="https://cdn.example/mug.jpg">
      <meta name="twitter:label1" content="Price"><meta name="twitter:data1" content="€12.50">`;
    expect(extract(page, ADDRESS)).toEqual({ ...READ, color: null, size: null });
  });

  it('§7 reads the state of a page that scripts draw', () => {
    const state = {
      props: {
        pageProps: {
          product: { name: 'Blue Mug', price: { value: 12.5 }, currency: 'EUR', image: MUG.image },
        },
      },
    };
    const page = `<title>Blue Mug</title><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`;
    expect(extract(page, ADDRESS)).toMatchObject({ name: 'Blue Mug', imageUrl: MUG.image });
    const assigned = `<title>Blue Mug</title><h1>Blue Mug</h1><b class="price">12,50 €</b><script>window.__STATE__ = ${JSON.stringify(state)};</script>`;
    expect(extract(assigned, ADDRESS)).toMatchObject({ price: 12.5, imageUrl: MUG.image });
  });

  it('§7 believes what measuring scripts agree on when the page shows no price', () => {
    const page = `<title>Blue Mug</title><h1>Blue Mug</h1><script>tag.product_price = "12.50"; tag.product_price_old = "20.00";</script>`;
    expect(extract(page, ADDRESS).price).toBe(12.5);
  });
});

/** An offer with a price in pesos. */
const pesos = (price: string): string =>
  `<aside itemscope itemtype="https://schema.org/Offer"><b class="price">$${price}</b><meta itemprop="price"
    content="${price}"><meta itemprop="priceCurrency" content="CLP"></aside>`;

it('§7 an offer outside of the product is its own where it is the only one', () => {
  const product =
    '<title>Blue Mug</title><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Blue Mug</h1></div>';
  const read = extract(product + pesos('31990'), ADDRESS);
  expect(read).toMatchObject({ price: 31_990, currency: 'CLP' });
  expect(extract(product + pesos('31990') + pesos('12990'), ADDRESS).price).toBeNull();
  const other = pesos('31990').replace('<b', '<a href="/p/plate">Red Plate</a><b');
  expect(extract(product + other, ADDRESS).price).toBeNull();
});

/** An entry of a list that microdata calls a product. */
const entry = (name: string, price: number): string =>
  `<li itemprop="itemListElement" itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="/p/${price}">
   <span itemprop="name">${name}</span></a><span itemprop="offers" itemscope itemtype="https://schema.org/Offer">
   <meta itemprop="price" content="${price}"></span></li>`;

it('§7 what is marked up as an entry of a list is not what the page is about', () => {
  const page = `<title>All for your Garden Mug</title><h1>All for your Garden Mug</h1>
    <ul itemscope itemtype="https://schema.org/ItemList">${entry('Garden Mug for all', 7)}${entry('Red Plate', 9)}</ul>`;
  const read = extract(page, 'https://acme.example/mugs');
  expect(read).toMatchObject({ name: 'All for your Garden Mug', price: null });
});
