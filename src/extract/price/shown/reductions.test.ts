import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { IN_TIME_MS, processorTimeOf } from '../../../testing/timing.ts';

/** The price of a page whose buy box holds this. */
function priceOf(buyBox: string): number | null {
  const page = `<title>Blue Mug - Acme Shop</title><div class="main-content"><h1>Blue Mug</h1>${buyBox}<button>Add to cart</button></div>`;
  return extract(page, 'https://www.acme-shop.example/p/blue-mug').price;
}

describe('an amount that is reduced', () => {
  it('§7 is the price, by its label, beside one with a plain label', () => {
    const before = '<dl class="price"><dt>价格</dt><dd>¥<b>128.00</b></dd></dl>';
    expect(priceOf(`${before}<dl><dt>促销价</dt><dd>¥<b>59.00</b></dd></dl>`)).toBe(59);
    expect(priceOf('<p>Price: $34.95</p><p>Sale price: $27.95</p>')).toBe(27.95);
  });

  it('§7 is the price where the old one stands once more, farther down', () => {
    const both =
      '<dl><dt>促销价</dt><dd>¥<b class="price">36.80</b></dd></dl><dl><dt>价格</dt><dd>¥<b class="price">46.00</b></dd></dl>';
    const record = `<ul>${'<li>Sold</li>'.repeat(40)}</ul><p>价格: <b class="price">¥46.00</b></p>`;
    expect(priceOf(`${both}${record}`)).toBe(36.8);
    // Another product may have been reduced from what this one costs.
    const other = '<div>Saucer <p>Price: $46.00</p><p>Sale price: $36.80</p></div>';
    const far = `<ul>${'<li>Holds a lot</li>'.repeat(40)}</ul>`;
    expect(priceOf(`<p class="price">$46.00</p>${far}${other}`)).toBe(46);
  });

  it('§7 is not the price of another product far away', () => {
    const far = `<ul>${'<li>Holds a lot</li>'.repeat(40)}</ul>`;
    expect(priceOf(`<b class="price">$12.00</b>${far}<p>Sale price: $9.00</p>`)).not.toBe(9);
  });

  it('§7 is not what one of many costs', () => {
    const many =
      '<ul class="tier-prices"><li>Kaufen Sie 6 für je <b class="price">7,90 €</b> und sparen Sie 12%</li><li>Kaufen Sie 12 für je <b class="price">6,90 €</b> und sparen Sie 23%</li></ul>';
    expect(priceOf(`<b class="price">8,90 €</b>${many}`)).toBe(8.9);
    expect(priceOf(`<b class="price">8,90 €</b>${many.replace('tier-prices', 'list')}`)).toBe(8.9);
  });

  it('§7 is not what a subscription costs', () => {
    const subscription = '<p>Im Abo nur 11,61 € (10 % sparen)</p>';
    expect(priceOf(`<p><b>12,90 €</b></p>${subscription}`)).toBe(12.9);
    expect(priceOf('<p><b>$20.00</b></p><p>Subscribe and save: $18.00 (-10%)</p>')).toBe(20);
  });
});

describe('an amount in a part that is called main', () => {
  it('§7 is no price for that: what delivery costs others does not win', () => {
    const delivery = '<p>Delivery by tomorrow | Free <span>$40</span></p>';
    expect(priceOf(`<div><div><div><div>$649</div></div></div></div>${delivery}`)).toBe(649);
  });
});

describe('an amount behind the price', () => {
  it('§7 that is much lower is something to add, however it is printed', () => {
    const more =
      '<label>Add assembly <span>$45.00</span></label><p>Goes well with: Gloves <b>$12.00</b></p>';
    expect(priceOf(`<p><span>$189.00</span></p>${more}`)).toBe(189);
  });

  it('§7 is without tax, if the words in the next element say so', () => {
    const both =
      '<span>€ 24,90</span> <small>exkl. USt.</small><br><span>€ 29,88</span> <small>inkl. USt.</small>';
    expect(priceOf(`<p>${both}</p>`)).toBe(29.88);
  });
});

describe('an amount in the button to buy', () => {
  it('§7 is the price rather than that of a box of several', () => {
    const page =
      '<title>Heron Card - Acme Shop</title><h1>Heron Card</h1><p>Box of 8: $38.00</p><button>Add to cart • $5.50</button>';
    expect(extract(page, 'https://www.acme-shop.example/p/heron').price).toBe(5.5);
  });
});

describe('a rate with decimals', () => {
  it('§7 leads from the old amount to the one asked', () => {
    const old = "<span>CHF 1'249.00</span><span>(12.74% saved)</span>";
    expect(priceOf(`<p>CHF 1'089.90 <span>${old}</span></p>`)).toBe(1089.9);
  });
});

describe('a usual price', () => {
  const markup =
    '<script type="application/ld+json">{"@type":"Product","name":"Blue Mug","offers":{"price":"117","priceCurrency":"USD"}}</script>';
  const usual = '<div class="cost"><i class="hint">Regular price</i><b>$117.00</b></div>';

  it('§7 is what markup states where nothing lower is asked', () => {
    expect(priceOf(`${markup}${usual}`)).toBe(117);
    expect(priceOf(`${markup}${usual}<s>$190.00</s><p>Pack of two: <b>$9</b></p>`)).toBe(117);
  });

  it('§7 is the price where nothing lower is asked and nothing states another', () => {
    expect(priceOf(usual)).toBe(117);
    const twice =
      '<div class="price"><div><i>Regular price</i> <b>$9.99</b></div><div><i>Regular price</i> <s></s> <i>Sale price</i> <b>$9.99</b></div></div>';
    expect(priceOf(twice)).toBe(9.99);
  });

  it('§7 is the price where it is reduced by 0 %', () => {
    const none = '<p>-<b>0%</b></p><i>Regular price</i> <b class="price">$9.99</b>';
    expect(priceOf(`<div>${none}</div><p>Fragile goods cost $16.50 more by post</p>`)).toBe(9.99);
  });

  it.each([
    ['its class strikes it', '<p>Regular price <b class="line-through">$117.00</b></p>'],
    ['something is saved on it', `${usual}<p>You save $20.00</p>`],
    ['it is reduced by a share', '<p>Regular price <b class="price">$100.00</b> Save 20%</p>'],
    [
      'it is that of another product',
      '<section><h2>Related products</h2><div><a href="/p/x">Red</a> Regular price <b class="price">$9.00</b></div></section>',
    ],
  ])('§7 is not the price where %s', (_, part) => {
    expect(priceOf(part)).toBeNull();
  });

  it('§7 is not the price where less is asked for, however little', () => {
    const low = '<span class="price">$15.00</span><button>Add to cart</button>';
    expect(priceOf(`<p>Regular price <b class="price">$100.00</b> ${low}</p>`)).not.toBe(100);
  });

  it.each([
    'or 4 payments of $25.00',
    'Shipping $30.00',
    'Members’ price $80.00',
    '2-year warranty $30.00',
    'With code VIP: $80.00',
  ])('§7 a regular price is the price where the lower amount is of something else: %s', (other) => {
    const full = '<div>Regular price</div><div class="price">$100.00</div>';
    expect(priceOf(`${full}<p>${other}</p>`)).toBe(100);
    expect(priceOf(`${full}<p>${other}</p><p>Sale price $70.00</p>`)).toBe(70);
  });

  it('§7 is the price where a percentage makes it of a higher one', () => {
    const lower = '<div><i>Regular price</i> <b class="price">$60.00</b></div>';
    const reduced = (share: number): number | null =>
      priceOf(`<section><div><b class="price">$80.00</b> Sale -${share}%</div>${lower}</section>`);
    expect(reduced(25)).toBe(60);
    expect(reduced(40)).not.toBe(60);
  });

  it('§7 is an old one beside a lower', () => {
    const now = '<div class="price"><i class="hint">Sale price</i><b>$90.00</b></div>';
    expect(priceOf(`${markup}${usual}${now}`)).toBe(90);
  });
});

const amount = (text: string) => `<span class="amount">${text}&nbsp;<b>€</b></span>`;
const hidden = (text: string) => `<span class="screen-reader-text">${text}&nbsp;€.</span>`;

it.each([
  ['Pierwotna cena wynosiła:', 'Aktualna cena wynosi:'],
  ['Původní cena byla:', 'Aktuální cena je:'],
  ['Alkuperäinen hinta oli:', 'Nykyinen hinta on:'],
  ['Первоначальная цена составляла', 'Текущая цена:'],
  ['Orijinal fiyat:', 'Şu andaki fiyat:'],
])('§7 an old price is said once more for screen readers: %s', (was, now) => {
  const page = `<title>Blue Mug</title><main><h1>Blue Mug</h1><p class="price"><del aria-hidden="true">${amount('100,00')}</del> ${hidden(`${was} 100,00`)}<ins aria-hidden="true">${amount('80,00')}</ins>${hidden(`${now} 80,00`)}</p><button>Add to cart</button></main>`;
  expect(extract(page, 'https://shop.example/mug').price).toBe(80);
});

const pair = (one: string, other: string): string =>
  `<p><span class="price ${one}">$58</span><span class="price ${other}">$39</span></p>`;

it.each([
  ['item -sale', 39],
  ['item is-discounted', 39],
  ['item item--special', null],
])(
  '§7 of two prices side by side that only a mark tells apart the lower one is asked: %s',
  (marked, whereOnHigher) => {
    expect(priceOf(pair('item', marked))).toBe(39);
    expect(priceOf(pair(marked, 'item'))).toBe(whereOnHigher);
    expect(priceOf(pair('item', 'item'))).toBeNull();
  },
);

it('§7 of two prices side by side the lower one may be marked as reduced, and the higher one otherwise', () => {
  expect(priceOf(pair('is-deprecated', 'is-reduced'))).toBe(39);
  expect(priceOf(pair('is-reduced', 'is-deprecated'))).toBeNull();
  const two = '<span class="price is-usual">$60</span> <span class="price is-sale">$20</span>';
  expect(priceOf(`<p>${two}</p>`)).toBe(20);
});

it('§7 an old price that the markup hides does not make the one beside it old', () => {
  const old = '<div class="price price_old" style="display: none">9 800 ₽</div>';
  expect(priceOf(`${old}<div class="price">9 800 ₽</div>`)).toBe(9800);
});

it('§7 what is saved is no price with tax either', () => {
  const saved =
    '<span>Ušetříte<br> <em class="price-net">415 Kč</em> <em class="price-gross">502 Kč</em></span>';
  expect(priceOf(`${saved}<div class="sum"><b>699 Kč</b></div>`)).toBe(699);
});

it.each([
  '<p><s>$20.00</s> <span>You save $10.00</span> <span class="price">$10.00</span></p>',
  '<p><del>$22.00</del> You save <b>$10.00</b> <b class="price">$12.00</b></p>',
])('§7 what stands behind a saving of half is the price: %s', (prices) => {
  expect(priceOf(prices)).toBe(prices.includes('22') ? 12 : 10);
});

it('§7 of two amounts side by side a much lower one is no reduced price, whatever its mark', () => {
  const off = '<span class="price discount">$20</span>';
  const plain = '<span class="price">$80</span>';
  expect(priceOf(`<p>${off}${plain}</p>`)).not.toBe(20);
  const less = off.replace('20', '10');
  expect(priceOf(`<p>${plain}${less}</p>`)).toBe(80);
});

it('§7 long classes of many prices are compared in little time', () => {
  const prices = Array.from(
    { length: 250 },
    (_, at) => `<i class="price ${(at % 2 === 0 ? 'a ' : 'b ').repeat(2000)}">$${100 + at}.00</i>`,
  );
  const part = `<p>${prices.join('')}</p>`;
  expect(processorTimeOf(() => priceOf(part))).toBeLessThan(IN_TIME_MS);
});

it('§7 an amount that is called the price is no copy of the same struck one', () => {
  const listed = '<div>List price: <s>$1.38</s></div>';
  expect(priceOf(`${listed}<div><b>SALE PRICE:</b> <span>$1.38</span></div>`)).toBe(1.38);
});

it('§7 a rate may be written with its sign before the number', () => {
  const prices = '<div>199,90 TL</div><div>%25 indirim</div><div>149,90 TL</div>';
  expect(priceOf(prices)).toBe(149.9);
  expect(priceOf(prices.replace(' indirim', ''))).toBe(149.9);
});
