import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { parsePrice } from './money.ts';

/** The price of a product's page that tells this below its name, and nothing else about money. */
function priceOf(told: string): number | null {
  const page = `<title>Blue Mug</title><main><h1>Blue Mug</h1>${told}<button>Add to cart</button></main>`;
  return extract(page, 'https://shop.example/mug').price;
}

describe('§7 of an amount without and one with tax in one text', () => {
  it.each([
    ['£10.00 (£12.00 inc VAT)', 12],
    ['£12.00 (£14.10 Including VAT at 17.5%)', 14.1],
    ['£8.33 ex VAT (£10.00 inc VAT)', 10],
    ['€ 15,00 (€ 17,85 incl. BTW)', 17.85],
    ['100,00 € HT / 120,00 € TTC', 120],
    ['243,09 zł netto (299,00 zł brutto)', 299],
    ['540,83 Kč bez DPH (649,00 Kč s DPH)', 649],
    ['2.480 Ft + ÁFA (3.150 Ft)', 3150],
    ['2,100円（税込2,310円）', 2310],
  ])('the latter is the price: %s', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it.each([
    ['120,00 € TTC (100,00 € HT)', 120],
    ['£10.00 (£90.00 inc VAT for a case)', 10],
    ['£10.00 or £11.00 with a gift box', 10],
  ])('the first is where the second is not the same with tax: %s', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });
});

describe('§7 cents behind a gap', () => {
  it.each([
    ['$ 24 50', 24.5],
    ['1.299 99 Lei', 1299.99],
    ['1 299 99 lei', 1299.99],
    ['Preț: 49 99 Lei', 49.99],
    ['19 95 EUR', 19.95],
    ['399 00 kr', 399],
    ['19 euro e 90 centesimi', 19.9],
    ['12 dollars and 50 cents', 12.5],
  ])('are cents where a text is nothing but a price: %s', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it.each([
    ['12 500 руб.', 12_500],
    ['20 30', 20],
  ])('are none in %s', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it('are read from the cells of a table that holds one price', () => {
    const cells = '<td rowspan="2"><font>$</font></td><td>24</td><td><font>50</font></td>';
    expect(priceOf(`Your price <table><tr>${cells}</tr></table>`)).toBe(24.5);
  });

  it('are read from the next of many elements in a row', () => {
    const old = '<b class="strike">$</b><b class="strike">79.</b><b class="strike">99</b>';
    const now = '<b class="now">$</b><b class="now">39.</b><b class="cents">99</b>';
    expect(priceOf(`<div class="price"><span>${old}${now}</span> <i>(-50%)</i></div>`)).toBe(39.99);
  });

  it('are no second price of two digits, whether or not it is shown', () => {
    const prices = '<span class="value">15</span> <span class="value hide">15</span>';
    expect(priceOf(`<div class="price"><span>$</span>${prices}</div>`)).toBe(15);
  });
});

it('§7 how many are in a pack is no price, however close the price stands', () => {
  expect(parsePrice('Pack of 12 - £9.99')).toBe(9.99);
});

it('§7 a label for an old price in several languages may end with the word for price', () => {
  expect(parsePrice('Eredeti ár: 2 800 Ft Online ár: 2 240 Ft')).toBe(2240);
});

describe('§7 the words before an amount', () => {
  it('are those before the element where it begins with a code of money', () => {
    expect(priceOf('Pfand: <b>EUR 85,--</b>')).toBeNull();
    expect(priceOf('<p>Old price: <b>EUR 85</b></p><p>Our price: <b>EUR 70</b></p>')).toBe(70);
  });

  it('are not those of a hidden row', () => {
    const row = '<div style="display: none"><span>RRP:</span><span></span></div>';
    expect(priceOf(`${row}<div><em>$10.95</em></div>`)).toBe(10.95);
  });

  it.each([
    'Hinta: 24,90 EUR (sis. ALV 24%)<br>Veroton hinta: 20,08 EUR',
    'Nå EUR 24,90<br>Eks. mva EUR 19,92',
    'Pris: 24,90 EUR<br>Ekskl. moms: 19,92 EUR',
  ])('say that it is without tax in the languages of the north: %s', (told) => {
    expect(priceOf(`<p>${told}</p>`)).toBe(24.9);
  });
});

describe('§7 of an amount without and one with tax in elements of their own', () => {
  it.each([
    ['<div>£82.50 <span>exc. VAT</span></div><div>£99.00 <span>inc. VAT</span></div>', 99],
    ['<div>Nettó: 3 142 Ft</div><div>Bruttó: 3 990 Ft</div>', 3990],
    ['<div>Bruttó: 3 990 Ft</div><div>Nettó: 3 142 Ft</div>', 3990],
    ['<div>82,50 € <span>be PVM</span></div><div>99,83 € <span>su PVM</span></div>', 99.83],
    ['<div>82,50 € <span>χωρίς ΦΠΑ</span></div><div>102,30 € <span>με ΦΠΑ</span></div>', 102.3],
    ['<span>1,800円</span><span>（税込1,980円）</span>', 1980],
  ])('the latter is the price: %s', (told, amount) => {
    expect(priceOf(told)).toBe(amount);
  });

  it('also where markup states the former, at the rate of Scandinavia', () => {
    const stated =
      '<script type="application/ld+json">{"@type":"Product","name":"Blue Mug","offers":{"price":400,"priceCurrency":"SEK"}}</script>';
    expect(priceOf(`${stated}<p>500 kr</p>`)).toBe(500);
    expect(priceOf(`${stated.replace('SEK', 'EUR')}<p>500 €</p>`)).toBe(400);
  });
});

it('§7 cents behind a comma that stands between two elements belong to the price', () => {
  const rate = '<span>25% OFF</span>';
  expect(priceOf(`<div class="price">R$ <b>348</b>,<small>90</small> ${rate}</div>`)).toBe(348.9);
  expect(priceOf(`<div class="price">$<b>1,348</b>.<i>50</i> ${rate}</div>`)).toBe(1348.5);
  // A list of sizes is none.
  expect(priceOf(`<p class="price">$48</p><p><b>36</b>, <b>38</b></p>`)).toBe(48);
});

it.each([
  ['SKU 12345 $9.99', 9.99],
  ['4.5 ★ $25', 25],
  ['Model 300 €12,50', 12.5],
  ['12 € 20 €', 12],
  ['12,99 €19,99 €', 12.99],
  ['5 999 ₽7 999 ₽', 5999],
  ['2 x R$ 33,30', 33.3],
])('§7 a sign that stands at the next number is not that of this one: %s', (text, amount) => {
  expect(parsePrice(text)).toBe(amount);
});

describe('§7 an amount that an option adds', () => {
  it.each([
    ['Engraving 3 (+$36.00)', 36],
    ['Wood 4 ( + 12,00 €)', 12],
    ['Frame 2 (-£5)', 5],
    ['Frame 2 (+5,00) €', 5],
    ['Lid 3,5 (+7,00) €', 7],
    ['Frame 12,50 (+5,00) €', 5],
    ['2.00 (+36.00) $', 36],
    ['Frame 12,50 (＋5,00) €', 5],
    ['Mug 15 €', 15],
    ['15 (€)', 15],
  ])('does not make the number before it a price: %s', (option, amount) => {
    expect(parsePrice(option)).toBe(amount);
  });

  it.each([
    ['12,99 (-2,00) €', 12.99],
    ['8.40 (- 1.60) EUR', 8.4],
  ])(
    'in brackets before the sign is not the price, if it is taken off a price: %s',
    (text, amount) => {
      expect(parsePrice(text)).toBe(amount);
    },
  );

  it('makes no measure of an option a price', () => {
    expect(priceOf('<ul><li>Breite 2,50 (+3,00) €</li></ul>')).toBeNull();
  });

  it('is no rival of the price', () => {
    const told =
      '<ul><li><s>$122.00</s></li><li><h2>$110.00</h2></li><li>Ex Tax: $90.00</li></ul><div><h3>Options</h3><div class="group"><label>Lid</label><div><div><label><input type="checkbox" value="1"> Lid 3 (+$36.00)</label></div></div></div></div>';
    expect(priceOf(told)).toBe(110);
  });
});
