import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { newItem, put, type Item, type Value } from '../item.ts';
import { matches, plainUrl, pricesOf, readMachine, type Wanted } from './offers.ts';
import { ADDRESS } from '../mugPage.testing.ts';

function page(offer: object, shown = ''): string {
  const product = { '@type': 'Product', name: 'Blue Mug', offers: offer };
  return `<title>Blue Mug</title><h1>Blue Mug</h1>${shown === '' ? '' : `<b class="price">${shown}</b>`}<button>Add to cart</button>
    <script type="application/ld+json">${JSON.stringify(product)}</script>`;
}

describe('readMachine', () => {
  it.each([
    [49.995, 'EUR', 49.995],
    [0, 'EUR', 0],
    [1e9, 'EUR', 1e9],
    ['EUR 1.299', 'EUR', 1299],
    ['1.299 EUR', 'EUR', 1299],
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

  it.each([
    ['$19.90', 'CAD', 'CAD'],
    ['$19.90', null, null],
    ['199 kr', 'NOK', 'NOK'],
    ['¥199', 'CNY', 'CNY'],
    ['US$ 19.90', 'CAD', 'USD'],
    ['£19.90', 'USD', 'GBP'],
  ])(
    '§7 of %j in %s a sign that several countries share does not say which currency',
    (written, code, currency) => {
      expect(readMachine(written, code)?.currency).toBe(currency);
    },
  );

  it('§7 finds no price in numbers that are none', () => {
    expect([Infinity, Number.NaN, -1, 1e12].map((n) => readMachine(n, null))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

/** A thing of markup. */
function thing(props: Record<string, Value | Value[]>): Item {
  const item = newItem(['offer']);
  for (const [prop, given] of Object.entries(props))
    for (const value of [given].flat()) put(item, prop, value);
  return item;
}

const ANY: Wanted = { urls: new Set(), ids: new Set() };

/** Amounts of a product, each with its score. */
const asked = (product: Item, wanted = ANY): [number, number][] =>
  pricesOf(product, 50, 'ld', wanted).map(({ value, score }) => [value.amount, score]);

describe('plainUrl', () => {
  it.each([
    ['https://www.Shop.example/a/', 'shop.example/a'],
    ['http://shop.example/A?b=C', 'shop.example/a?b=c'],
    ['//www.shop.example', 'shop.example'],
    ['/a/www.b/', '/a/www.b'],
    ['shop.example:80/x:y', 'shop.example:80/x:y'],
  ])('§7 %j is compared as %j', (url, plain) => {
    expect(plainUrl(url)).toBe(plain);
  });
});

describe('matches', () => {
  const wanted: Wanted = { urls: new Set(['shop.example/mug']), ids: new Set(['22222']) };

  it.each([
    [{ url: 'https://www.shop.example/mug/' }, true],
    [{ '@id': 'http://shop.example/mug' }, true],
    [{ mainentityofpage: 'http://shop.example/mug' }, true],
    [{ url: 'https://shop.example/other?v=22222' }, true],
    [{ url: 'https://shop.example/other' }, false],
    [{ sku: '22222' }, true],
    [{ productid: '22222' }, true],
    [{ gtin13: '22222' }, true],
    [{ mpn: 22_222 }, true],
    [{ sku: '222223' }, false],
    [{ name: '22222' }, false],
    [{}, false],
  ])('§7 %j: %s', (props, expected) => {
    expect(matches(thing(props), wanted)).toBe(expected);
  });
});

describe('the prices of a product’s offers', () => {
  it('§7 are all told, the lowest first among them', () => {
    const offers = [30, 20, 20, 25].map((price) => thing({ price }));
    expect(asked(thing({ offers }))).toEqual([
      [30, 30],
      [20, 50],
      [20, 50],
      [25, 30],
    ]);
    expect(pricesOf(thing({ offers }), 50, 'why', ANY)[0]).toMatchObject({ reason: 'why' });
  });

  it('§7 are those of new ones, where used ones are offered, too', () => {
    const used = { price: 5, itemcondition: 'https://schema.org/UsedCondition' };
    expect(asked(thing({ offers: [thing(used), thing({ price: 20 })] }))).toEqual([[20, 50]]);
    expect(asked(thing({ offers: [thing(used)] }))).toEqual([[5, 50]]);
  });

  it('§7 are not those that only members pay', () => {
    const members = thing({ price: 15, validformembertier: thing({ name: 'Gold' }) });
    const offers = thing({ pricespecification: [members, thing({ price: 20 })] });
    expect(asked(thing({ offers }))).toEqual([[20, 50]]);
  });

  it('§7 are those of this page’s variant, where only some are', () => {
    const offers = ['1', '2'].map((sku) => thing({ sku, price: Number(sku) * 10 }));
    const wants = (...ids: string[]) => asked(thing({ offers }), { ...ANY, ids: new Set(ids) });
    expect(wants('2')).toEqual([[20, 50]]);
    expect(wants('1', '2')).toEqual([
      [10, 50],
      [20, 30],
    ]);
    expect(wants('3')).toHaveLength(2);
  });

  it('§7 of a variant are known by the variant’s own address and number', () => {
    const variant = (sku: string, price: number): Item =>
      thing({ sku, url: `https://shop.example/${sku}`, offers: thing({ price }) });
    const group = thing({ hasvariant: [variant('red', 10), variant('blue', 20)] });
    expect(asked(group, { ...ANY, ids: new Set(['blue']) })).toEqual([[20, 50]]);
    expect(asked(group, { ...ANY, urls: new Set(['shop.example/red']) })).toEqual([[10, 50]]);
    const byId = ['a', 'b'].map((id, i) =>
      thing({ '@id': `/${id}`, offers: thing({ price: i + 5 }) }),
    );
    expect(asked(thing({ hasvariant: byId }), { ...ANY, urls: new Set(['/b']) })).toEqual([
      [6, 50],
    ]);
    // What an offer says of itself counts more.
    const own = ['a', 'b'].map((sku, i) =>
      thing({ sku, offers: thing({ sku: `${sku}${sku}`, price: i + 5 }) }),
    );
    const wants = (id: string) => asked(thing({ hasvariant: own }), { ...ANY, ids: new Set([id]) });
    expect(wants('bb')).toEqual([[6, 50]]);
    expect(wants('b')).toHaveLength(2);
  });

  it('§7 are looked for four deep', () => {
    const nested = (depth: number): Item =>
      thing({ offers: depth === 1 ? thing({ price: 5 }) : nested(depth - 1) });
    expect(asked(nested(4))).toEqual([[5, 50]]);
    expect(asked(nested(5))).toEqual([]);
  });

  it.each([
    ['its own', { price: 5 }],
    ['its lowest', { lowprice: 5, highprice: 9 }],
    ['an offer’s', { offers: thing({ price: '5.00' }) }],
    ['an offer’s lowest', { offers: thing({ lowprice: 5 }) }],
    ['an offer’s least', { offers: thing({ minprice: 5 }) }],
    ['under another name', { offer: thing({ price: 5 }) }],
    ['in an offer of an offer', { offers: thing({ offers: thing({ price: 5 }) }) }],
    ['in a specification', { offers: thing({ pricespecification: thing({ price: 5 }) }) }],
    ['in a least of one', { offers: thing({ pricespecification: thing({ minprice: 5 }) }) }],
    [
      'in the second of two',
      { offers: thing({ pricespecification: [thing({}), thing({ price: 5 })] }) },
    ],
  ])('§7 are found where the price is %s', (_, props) => {
    expect(asked(thing(props))).toEqual([[5, 50]]);
  });

  it.each([
    ['recommended', { pricetype: 'https://schema.org/MSRP' }],
    ['struck through', { pricetype: 'StrikethroughPrice' }],
    ['of a list', { pricetype: 'ListPrice' }],
    ['per unit', { referencequantity: thing({ value: 1 }) }],
    ['per month', { billingduration: 1 }],
  ])('§7 are not those that are %s', (_, props) => {
    const spec = thing({ price: 9, ...props });
    expect(asked(thing({ offers: thing({ pricespecification: spec }) }))).toEqual([]);
  });

  it('§7 are more than nothing', () => {
    expect(
      asked(thing({ offers: [thing({ price: 0 }), thing({ price: 'soon' }), thing({})] })),
    ).toEqual([]);
  });

  it.each([
    ['the offer', { offers: thing({ price: 5, pricecurrency: 'eur' }) }],
    ['the offer, in short', { offers: thing({ price: 5, currency: '€' }) }],
    [
      'the specification',
      { offers: thing({ pricespecification: thing({ price: 5, pricecurrency: 'EUR' }) }) },
    ],
    [
      'the second specification',
      {
        offers: thing({
          pricespecification: [thing({ price: 5 }), thing({ pricecurrency: 'EUR' })],
        }),
      },
    ],
    ['the product', { pricecurrency: 'EUR', offers: thing({ price: 5 }) }],
    ['the price', { offers: thing({ price: '5 €' }) }],
  ])('§7 are in the currency of %s', (_, props) => {
    const [price] = pricesOf(thing(props), 50, 'ld', ANY);
    expect(price?.value).toEqual({ amount: 5, currency: 'EUR' });
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
