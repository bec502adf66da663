import { describe, expect, it } from 'vitest';
import { parsePage } from '../page/parse.ts';
import { stateProduct } from './state.ts';

const FILLER = 'what a page hands to its own scripts is never short';

const json = (data: unknown): string =>
  `<script type="application/json">${JSON.stringify({ FILLER, data })}</script>`;

/** The blue mug in a page. */
const mugIn = (html: string) => stateProduct(parsePage(html), 'Blue Mug');

/** The price of the best of these entries. */
const amountOf = (...entries: object[]) =>
  stateProduct(parsePage(json(entries)), 'Blue Mug of Clay')?.prices[0]?.value.amount;

/** What the state says of a blue mug. */
const mug = (props: object) =>
  stateProduct(parsePage(json({ name: 'Blue Mug', ...props })), 'Blue Mug');

/** Amounts with their scores. */
const prices = (props: object) =>
  mug(props)?.prices.map(({ value, score }) => [value.amount, value.currency, score]);

describe('the product in a page’s state', () => {
  it('§7 has a price that says that it counts the smallest coins', () => {
    const price = { currencyCode: 'NOK', centAmount: 29_900, fractionDigits: 2 };
    expect(prices({ price })).toEqual([[299, 'NOK', 26]]);
    expect(prices({ price: { centAmount: 1980, fractionDigits: 0 } })?.[0]?.[0]).toBe(1980);
  });

  it('§7 has a price that is written for HTML', () => {
    expect(prices({ formattedPrice: '&#8377;1,299.00' })?.[0]?.[0]).toBe(1299);
  });

  it('§7 has name, price, pictures, colour and size', () => {
    const image = 'https://cdn.example/mug.jpg';
    expect(mug({ price: 12.5, currency: 'EUR', image, color: ' Blue ', size: 'L' })).toEqual({
      name: 'Blue Mug',
      prices: [{ value: { amount: 12.5, currency: 'EUR' }, score: 26, reason: 'state price' }],
      images: [image],
      color: 'Blue',
      size: 'L',
    });
  });

  it.each(['name', 'title', 'productName', 'product_title', 'display-name'])(
    '§7 is called by %s',
    (key) => {
      const page = parsePage(json({ [key]: 'Blue Mug', price: 5 }));
      expect(stateProduct(page, 'Blue Mug')?.name).toBe('Blue Mug');
    },
  );

  it.each([
    ['another name', { name: 'Red Plate', price: 5 }],
    ['half of the name', { name: 'Blue Plate', price: 5 }],
    ['a short name', { name: 'Mu', price: 5 }],
    ['a price among words', { name: 'Blue Mug', price: 'about 12 or so' }],
    ['no name', { name: '', price: 5 }],
    ['no price', { name: 'Blue Mug' }],
    ['a price of nothing', { name: 'Blue Mug', price: 0 }],
    ['a price in words', { name: 'Blue Mug', price: 'twelve' }],
    ['a price of null', { name: 'Blue Mug', price: null }],
  ])('§7 is none with %s', (_, props) => {
    expect(stateProduct(parsePage(json(props)), 'Blue Mug')).toBeNull();
  });

  it.each([
    ['a number', { price: 12.5 }],
    ['text', { price: '12,50 €' }],
    ['a value', { price: { value: 12.5 } }],
    ['an amount', { price: { amount: '12.50' } }],
    ['what it is now', { price: { current: 12.5, old: 20 } }],
    ['the final one', { price: { final: 12.5 } }],
    ['with tax', { price: { gross: 12.5, net: 10 } }],
    ['of sales', { price: { list: { value: 20 }, sales: { value: 12.5 } } }],
    ['the least of a range', { priceRange: { minVariantPrice: { amount: '12.5' } } }],
    ['of a sale', { price: 20, salePrice: 12.5 }],
    ['special', { price: 20, special_price: 12.5 }],
    ['offered', { price: 20, 'offer-price': 12.5 }],
    ['regular, where there is no other', { regularPrice: 12.5 }],
  ])('§7 has a price that is %s', (_, props) => {
    expect(prices(props)?.[0]?.[0]).toBe(12.5);
  });

  it('§7 may count cents, which the page then tells', () => {
    expect(prices({ price: 1250 })).toEqual([
      [1250, null, 26],
      [12.5, null, 12],
    ]);
    expect(prices({ price: '1250' })).toHaveLength(2);
    expect(prices({ price: 99 })).toHaveLength(1);
    expect(prices({ price: 12.5 })).toHaveLength(1);
    // Beside an amount with a fraction it does not.
    expect(prices({ price: { gross: 649, net: 519.2 } })).toEqual([[649, null, 26]]);
  });

  it('§7 has the currency it names, else none', () => {
    expect(prices({ price: 5.5, currencyCode: 'usd' })).toEqual([[5.5, 'USD', 26]]);
    expect(prices({ price: 5.5, price_currency: 'GBP' })).toEqual([[5.5, 'GBP', 26]]);
    const range = { minimum_price: { final_price: { value: 5.5, currency: 'SEK' } } };
    expect(prices({ price_range: range })).toEqual([[5.5, 'SEK', 26]]);
    expect(prices({ price: 5.5 })).toEqual([[5.5, null, 26]]);
    expect(prices({ price: 5.5, currency: 'coins' })).toEqual([[5.5, null, 26]]);
  });

  it.each([
    ['an address', { image: '/a.jpg' }, ['/a.jpg']],
    ['a thing', { image: { url: '/a.jpg' } }, ['/a.jpg']],
    ['of a source', { picture: { src: '/a.jpg' } }, ['/a.jpg']],
    ['several, of which three count', { images: ['/1', '/2', '/3', '/4'] }, ['/1', '/2', '/3']],
    ['under several names', { image: '/a', thumbnail: { large: '/b' } }, ['/a', '/b']],
    ['none', { image: { width: 5 }, img: 7 }, []],
  ])('§7 has pictures: %s', (_, props, images) => {
    expect(mug({ price: 5, ...props })?.images).toEqual(images);
  });

  it('§7 is the entry whose name is most like the page’s, and that says most', () => {
    const near = { name: 'Blue Mug of Tin', price: 5 };
    const same = { name: 'Blue Mug of Clay', price: 6 };
    expect(amountOf(near, same)).toBe(6);
    expect(amountOf(same, near)).toBe(6);
    expect(amountOf(same, { ...same, price: 7, image: '/a.jpg' })).toBe(7);
    expect(amountOf({ ...same, price: 7, image: '/a.jpg' }, same)).toBe(7);
    expect(amountOf({ ...near, image: '/a.jpg' }, same)).toBe(6);
    expect(amountOf(near)).toBe(5);
  });

  it.each([
    ['window.STATE = ', ';'],
    ['var state = ', ''],
    ['self.state=', ';x()'],
    ['a();\nthe.page.state = ', ' ; b = {"price": 1}'],
  ])('§7 is found where it is assigned: %s{…}%s', (before, after) => {
    const data = { FILLER, text: 'a } in "quotes" \\\\', product: { name: 'Blue Mug', price: 5 } };
    const script = `<script>${before}${JSON.stringify(data)}${after}</script>`;
    expect(stateProduct(parsePage(script), 'Blue Mug')?.name).toBe('Blue Mug');
  });

  it.each(['application/ld+json', 'text/template', 'text/x-html'])(
    '§7 is not in a script of %s',
    (type) => {
      const data = JSON.stringify({ FILLER, name: 'Blue Mug', price: 5 });
      const page = parsePage(`<script type="${type}">window.STATE = ${data};</script>`);
      expect(stateProduct(page, 'Blue Mug')).toBeNull();
    },
  );

  it('§7 is not in a script from elsewhere, nor behind too much of them', () => {
    const script = json({ name: 'Blue Mug', price: 5 });
    expect(mugIn(script.replace('<script', '<script src="/a.js"'))).toBeNull();
    expect(mugIn(json({ price: 'x'.repeat(1_400_000) }) + script)).not.toBeNull();
    expect(mugIn(json({ price: 'x'.repeat(1_499_850) }) + script.repeat(20))).toBeNull();
  });
});
