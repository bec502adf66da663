import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { ADDRESS, ld } from '../../mugPage.testing.ts';

function page(offer: object, shown = ''): string {
  const product = { '@type': 'Product', name: 'Blue Mug', offers: offer };
  return `<title>Blue Mug</title><h1>Blue Mug</h1>${shown === '' ? '' : `<b class="price">${shown}</b>`}<button>Add to cart</button>
    <script type="application/ld+json">${JSON.stringify(product)}</script>`;
}

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

  it('§7 are those of one offer where other markup has a range that it is in', () => {
    const range = { '@type': 'AggregateOffer', lowPrice: '9.00', highPrice: '21.00' };
    const html = (price: string): string =>
      `<meta property="og:price:amount" content="9.00">${page({ ...range, priceCurrency: 'EUR' })}
      <div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Blue Mug</b><div itemprop="offers" itemscope
      itemtype="https://schema.org/Offer"><b itemprop="price" content="${price}">€${price}</b></div>
      <label>Glazed – €21.00</label><label>Plain – €9.00</label></div>`;
    expect(extract(html('21.00'), ADDRESS)).toMatchObject({ price: 21, currency: 'EUR' });
    expect(extract(html('9.00'), ADDRESS).price).toBe(9);
    const mug = { '@type': 'Product', name: 'Blue Mug' };
    const offer = { '@type': 'Offer', price: 21, priceCurrency: 'EUR' };
    const rated = { '@type': 'AggregateRating', itemReviewed: { ...mug, offers: range } };
    expect(extract(ld(rated) + ld({ ...mug, offers: offer }), ADDRESS).price).toBe(21);
  });

  it('§7 are what is shown as the one price where markup has only a range that it is in', () => {
    const range = { '@type': 'AggregateOffer', lowPrice: '9.00', highPrice: '21.00' };
    const html = (shown: string): string =>
      `<meta property="og:price:amount" content="9.00">${page({ ...range, priceCurrency: 'EUR' }, shown)}`;
    expect(extract(html('€21.00'), ADDRESS)).toMatchObject({ price: 21, currency: 'EUR' });
    expect(extract(html('€9.00 – €21.00'), ADDRESS).price).toBe(9);
    expect(extract(html('€25.00'), ADDRESS).price).toBe(9);
    expect(extract(html('£10.50'), ADDRESS)).not.toMatchObject({ price: 10.5, currency: 'EUR' });
    expect(extract(html('<s>€21.00</s>'), ADDRESS).price).toBe(9);
    expect(extract(html(''), ADDRESS).price).toBe(9);
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

/** A page that tells an offer to machines and shows a price. */
const telling = (offer: string, price: string): string =>
  `<title>Blue Mug</title><script type="application/ld+json">{"@type":"Product","name":"Blue Mug","offers":${offer}}</script><h1>Blue Mug</h1><p>${price}</p><button>Add to cart</button>`;

describe('§7 offers that are told otherwise than shown', () => {
  it('count cents where the page shows a hundredth of them', () => {
    const offer = '{"price":1250,"priceCurrency":"USD"}';
    expect(extract(telling(offer, '$12.50'), ADDRESS).price).toBe(12.5);
    expect(extract(telling(offer, '$1,250.00'), ADDRESS).price).toBe(1250);
    expect(extract(telling(offer, ''), ADDRESS).price).toBe(1250);
  });

  it('are not the lowest where the page says that this is for many', () => {
    const rows =
      '<table class="prices"><tr><td>1</td><td>9,90 €</td></tr><tr><td>ab 10</td><td>8,40 €</td></tr></table>';
    const offer = '{"@type":"AggregateOffer","lowPrice":"8.40","priceCurrency":"EUR"}';
    expect(extract(telling(offer, rows), ADDRESS).price).not.toBe(8.4);
  });

  it('are those of the releases of a work', () => {
    const album =
      '{"@type":"MusicAlbum","name":"Blue Mug","albumRelease":[{"@type":"Product","name":"Blue Mug","offers":{"price":9.0,"priceCurrency":"EUR"}}]}';
    const released = `<title>Blue Mug</title><script type="application/ld+json">${album}</script><h1>Blue Mug</h1>`;
    expect(extract(released, ADDRESS).price).toBe(9);
  });

  it('are not those of the only product that is marked up where that is another', () => {
    const other =
      '<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Tray</b><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><i itemprop="price">29.00</i> €</div></div>';
    const own =
      '<title>Blue Mug</title><h1>Blue Mug</h1><p>219,00 € <button>Add to cart</button></p>';
    expect(extract(`${own}<div><h3>See also</h3>${other}</div>`, ADDRESS)).toMatchObject({
      name: 'Blue Mug',
      price: 219,
    });
  });
});

it.each([
  [
    '<meta property="og:price:currency" content="CAD"><meta property="og:price:amount" content="479.90">',
    'com',
    'CAD',
  ],
  ['', 'ca', 'CAD'],
  ['', 'com', 'USD'],
])(
  '§7 the dollars of markup are those that the page tells elsewhere: %s .%s',
  (meta, domain, currency) => {
    const product = extract(
      `<title>Blue Mug</title>${meta}<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Blue Mug</h1>
      <span itemprop="price">$479.90</span></div><button>Add to cart</button>`,
      `https://shop.example.${domain}/mug`,
    );
    expect(product).toMatchObject({ price: 479.9, currency });
  },
);

it('§7 a range counts where the one price is stated as 0', () => {
  const offers = '{"@type":"AggregateOffer","price":"0","lowPrice":"12.99","priceCurrency":"USD"}';
  const html = `<title>Blue Mug</title><script type="application/ld+json">{"@type":"Product","name":"Blue Mug","offers":${offers}}</script><h1>Blue Mug</h1>`;
  expect(extract(html, ADDRESS).price).toBe(12.99);
});
