import { describe, expect, it } from 'vitest';
import { newItem, put, type Item, type Value } from '../../item.ts';
import { matches, plainUrl, pricesOf, readMachine, type Wanted } from './offers.ts';

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
