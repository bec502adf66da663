import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { readMachine } from './offers.ts';

const ADDRESS = 'https://www.acme-shop.example/p/blue-mug';

function page(offer: object, shown = ''): string {
  const product = { '@type': 'Product', name: 'Blue Mug', offers: offer };
  return `<title>Blue Mug</title><h1>Blue Mug</h1>${shown === '' ? '' : `<b class="price">${shown}</b>`}<button>Add to cart</button>
    <script type="application/ld+json">${JSON.stringify(product)}</script>`;
}

describe('readMachine', () => {
  it.each([
    [49.995, 'EUR', 49.995],
    [1299, null, 1299],
    [12.505, 'KWD', 12.505],
    ['12.505', 'KWD', 12.505],
    ['1299.00', 'EUR', 1299],
    ['24.990', 'CLP', 24_990],
    ['1,299', 'USD', 1299],
    ['1.299,00', 'EUR', 1299],
  ])('§7 reads %j in %s as %d', (written, currency, amount) => {
    expect(readMachine(written, currency)).toEqual({ amount, currency });
  });

  it('§7 reads three decimals in text as the formats say, and remembers what shops mean', () => {
    expect(readMachine('1.299', 'EUR')).toEqual({ amount: 1.299, currency: 'EUR', grouped: 1299 });
  });

  it('§7 finds no price in numbers that are none', () => {
    expect([Infinity, Number.NaN, -1, 1e12].map((n) => readMachine(n, null))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('prices for machines', () => {
  it.each([
    ['a number with three decimals', 49.995, '', 50],
    ['one that the page rounds down', 49.995, '49,99 €', 49.99],
    ['one that the page rounds up', 49.995, '50,00 €', 50],
    ['a number with many decimals', 16.806_722_689, '', 16.81],
    ['text with three decimals', '16.807', '', 16.81],
    ['text with three decimals that the page rounds', '16.807', '16,80 €', 16.8],
    ['text that means thousands, as the page says', '1.299', '1.299 €', 1299],
    ['text that means thousands with cents on the page', '1.299', '1.299,00 €', 1299],
    ['text with zeros', '40.0000', '', 40],
  ])('§7 read from %s', (_, price, shown, paid) => {
    const offer = { '@type': 'Offer', price, priceCurrency: 'EUR' };
    expect(extract(page(offer, shown), ADDRESS).price).toBe(paid);
  });

  it('§7 may be the product’s own, without an offer', () => {
    const product = { '@type': 'Product', name: 'Blue Mug', price: '12.50', priceCurrency: 'EUR' };
    const html = `<h1>Blue Mug</h1><script type="application/ld+json">${JSON.stringify(product)}</script>`;
    expect(extract(html, ADDRESS)).toMatchObject({ price: 12.5, currency: 'EUR' });
  });

  it('§7 may be those of variants of variants', () => {
    const offers = { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' };
    const small = { '@type': 'Product', name: 'Blue Mug, small', offers };
    const blue = { '@type': 'ProductGroup', name: 'Blue Mug, blue', hasVariant: [small] };
    const mug = { '@type': 'ProductGroup', name: 'Blue Mug', hasVariant: [blue] };
    const html = `<h1>Blue Mug</h1><script type="application/ld+json">${JSON.stringify(mug)}</script>`;
    expect(extract(html, ADDRESS)).toMatchObject({ price: 12.5, currency: 'EUR' });
  });

  it('§7 in a currency without coins are whole', () => {
    const offer = { '@type': 'Offer', price: 1164.54, priceCurrency: 'JPY' };
    expect(extract(page(offer), ADDRESS).price).toBe(1165);
    expect(extract(page(offer, '1,164円'), ADDRESS).price).toBe(1164);
  });

  it('§7 are read the same in meta tags, state and scripts', () => {
    const head = '<title>Blue Mug</title><h1>Blue Mug</h1>';
    const meta = `${head}<meta property="product:price:amount" content="16.807"><meta property="product:price:currency" content="EUR">`;
    expect(extract(meta, ADDRESS).price).toBe(16.81);
    const state = JSON.stringify({ product: { name: 'Blue Mug', price: 49.995, image: '/a.jpg' } });
    const drawn = `${head}<b class="price">49,99 €</b><script type="application/json">${state}</script>`;
    expect(extract(drawn, ADDRESS).price).toBe(49.99);
    const told = `${head}<script>tag = {"product_price": 69.995};</script>`;
    expect(extract(told, ADDRESS).price).toBe(70);
  });
});
