import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { readMoney } from '../money/money.ts';
import { ADDRESS } from '../../mugPage.testing.ts';

/** The price of a page that has this in the box for the price. */
const priceIn = (box: string): number | null =>
  extract(
    `<title>Blue Mug</title><main><h1>Blue Mug</h1><div class="info-price">${box}</div>
      <p class="sign-in"><a href="/login">Sign in to see prices</a></p></main>`,
    ADDRESS,
  ).price;

/** The price of a page that has this in its text, and no price elsewhere. */
const priceOf = (text: string): number | null =>
  extract(`<title>Blue Mug</title><h1>Blue Mug</h1>${text}<button>Add to cart</button>`, ADDRESS)
    .price;

describe('digits behind letters', () => {
  it.each(['M40217', 'AB40217', 'Ref: M40217', 'XK402'])(
    '§7 that are no sign of money are no amount: %s',
    (text) => expect(readMoney(text)).toBeNull(),
  );

  it.each(['#TL14009', 'Kettle #RM400', '(#KR5500)'])(
    '§7 are the number of an article behind a sign for one: %s',
    (text) => expect(readMoney(text)).toBeNull(),
  );

  it.each([
    '82R400B5RM',
    'COD: 82R400B5RM',
    'Model 15ALC7KR',
    'X515EA-EJ91RM',
    'UE55KR500',
    'SM12TL5X',
    '12TL5X9Q',
  ])('§7 are none in the name of a model: %s', (text) =>
    expect(readMoney(text)?.currency ?? null).toBeNull(),
  );

  it.each([
    ['TL12TL15', 12],
    ['Now129kr', 129],
    ['NOW129EUR', 129],
    ['129KR', 129],
    ['KR129', 129],
    ['UE55KR500 KR1299', 1299],
    ['#1 Kettle RM400', 400],

    ['#TL14009 TL350', 350],
    ['R1299', 1299],
    ['Rs1299', 1299],
    ['RM1299', 1299],
    ['USD1299', 1299],
    ['P1299', 1299],
    ['Now1299', 1299],
    ['AB129 €', 129],
    ['M40217 $15', 15],
  ])('§7 are one otherwise: %s', (text, amount) => {
    expect(readMoney(text)?.amount).toBe(amount);
  });
});

describe('a number without a sign of money', () => {
  it('§7 is no price where it is the number of the article', () => {
    expect(priceIn('<div class="value" itemprop="sku">M40217</div>')).toBeNull();
    expect(priceIn('<div itemprop="sku">40217</div>')).toBeNull();
    expect(priceIn('<meta itemprop="sku" content="40217"><b>40217</b>')).toBeNull();
    expect(priceIn('<meta itemprop="sku" content="40217"><b>4217</b>')).toBe(4217);
  });

  it('§7 is no price behind other words in a part called so', () => {
    expect(priceIn('<div><strong>Ref</strong><div class="value">40217</div></div>')).toBeNull();
    expect(priceIn('<div><strong>Price</strong><div class="value">40217</div></div>')).toBe(40217);
    expect(priceIn('<span>In stock</span><b class="price">40217</b>')).toBe(40217);
    expect(priceIn('<span>In stock</span><p class="price"><b>40217</b></p>')).toBe(40217);
    expect(priceIn('<span>40217</span> <small>incl. tax</small>')).toBe(40217);
    expect(priceIn('<span>In stock</span><b>402.17</b>')).toBe(402.17);
  });
});

describe('a number that counts', () => {
  it.each(['3 article(s)', '12 Artikel', '24 items', '5 produits', '8 resultados', '16 pieces'])(
    '§7 is no price: %s',
    (text) => expect(priceIn(`<b class="amount">${text}</b>`)).toBeNull(),
  );

  it.each(['1299', '1299 only', '1299 per piece'])(
    '§7 is a price where it counts nothing: %s',
    (text) => {
      expect(priceIn(`<b class="amount">${text}</b>`)).toBe(1299);
    },
  );
});

describe('a rating', () => {
  it.each([
    '<div>★★★★☆</div><div><b>4.3/5</b></div>',
    '<b>4.8</b> <span>★★★★★</span>',
    '<b>4,5 / 5</b>',
    '<b>9.1/10</b>',
  ])('§7 is no price beside one: %s', (box) => {
    expect(priceIn(box)).toBeNull();
  });

  it.each(['<span>★★★★★</span> <b>49.80</b>', '<b>4.80</b>', '<b>4.80/500 g</b>'])(
    '§7 is not every number: %s',
    (box) => {
      expect(priceIn(box)).not.toBeNull();
    },
  );
});

describe('letters and a number behind a label for models', () => {
  it.each([
    '<p>Model: RM-500</p>',
    '<p>Model RM 500</p>',
    '<p>Model TL500</p>',
    '<p>Type KR 5500</p>',
    '<p><b>Modell:</b> <span>RM 500</span></p>',
    '<table><tr><td>Type</td><td>KR 5500</td></tr></table>',
    '<p>Art.-Nr.: KR 5500</p>',
    '<p>Réf. TL 500</p>',
    '<p>Item no. RM 500</p>',
    '<p>A mug.<br>Model: RM-500<br>Weight: 2 kg</p>',
  ])('§7 are no amount: %s', (text) => {
    expect(priceOf(text)).toBeNull();
  });

  it.each([
    '<p>RM 500</p>',
    '<p>Model price: RM 500</p>',
    '<p>Type A: $500</p>',
    '<p>Per item RM 500</p>',
    '<p>Model <span class="price">RM 500</span></p>',
    '<p>Model: $500</p>',
  ])('§7 are one otherwise: %s', (text) => {
    expect(priceOf(text)).toBe(500);
  });
});
