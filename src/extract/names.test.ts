import { describe, expect, it } from 'vitest';
import { IN_TIME_MS, processorTimeOf } from '../testing/timing.ts';
import {
  isPageKind,
  isShopName,
  letters,
  similarity,
  trimCalls,
  trimShop,
  words,
} from './names.ts';

describe('trimShop', () => {
  it.each([
    ['Blue Mug | Acme', ['acme'], 'Blue Mug'],
    ['Acme: Blue Mug', ['acme'], 'Acme: Blue Mug'],
    ['Acme | Blue Mug', ['acme'], 'Blue Mug'],
    ['Blue Mug - Kitchen - Acme Store', ['acme'], 'Blue Mug - Kitchen'],
    ['Blue Mug', ['acme'], 'Blue Mug'],
    ['Bett mit Matratze com Extra - Preto', ['com', 'shop'], 'Bett mit Matratze com Extra - Preto'],
    ['Roller Skates - Blue', ['roller'], 'Roller Skates - Blue'],
    ['12.50US $ 32% OFF|Blue Mug - Acme', ['acme'], 'Blue Mug'],
    ['€ 12,50 | Blue Mug', [], 'Blue Mug'],
    ['$5 Mugs | Blue', [], '$5 Mugs | Blue'],
    ['100% Wool | Blue', [], '100% Wool | Blue'],
    ['€ 12,50 |', [], '€ 12,50'],
    ['Blue Mug - Reviews | Acme', ['acme'], 'Blue Mug'],
    ['Blue Mug | Acme - Customer Reviews', ['acme'], 'Blue Mug'],
    ['Blaue Tasse – Bewertungen', [], 'Blaue Tasse'],
    ['파란 머그컵 - 후기 | 에이크미', ['에이크미'], '파란 머그컵'],
    ['美的空调KFR-35GW【行情 报价 价格 评测】-京东', [], '美的空调KFR-35GW'],
    ['乳白亚克力外壳-淘宝网', [], '乳白亚克力外壳'],
    ['不锈钢-过滤网', [], '不锈钢-过滤网'],
    ['智能音箱-天猫精灵', [], '智能音箱-天猫精灵'],
    ['【公式】青いマグ', [], '青いマグ'],
    ['Rolling Stone Reviews', [], 'Rolling Stone Reviews'],
    ['Reviews - Bewertungen', [], 'Reviews'],
  ])('§7 %j of %j is %j', (title, shops, name) => {
    expect(trimShop(title, shops)).toBe(name);
  });
});

describe('trimShop between name and shop', () => {
  it.each(['::', '|', '｜', '–', '—', '-', ':', '·', '•', '»', '›', '~'])('§7 knows %s', (sign) => {
    expect(trimShop(`Blue Mug  ${sign}  Acme`, ['acme'])).toBe('Blue Mug');
    expect(trimShop(`Acme  ${sign}  Blue Mug`, ['acme'])).toBe('Blue Mug');
  });

  it.each(['at', 'bei', 'chez', 'from', 'on', 'en', 'w', 'na'])('§7 knows %s', (word) => {
    expect(trimShop(`Blue Mug  ${word}  Acme`, ['acme'])).toBe('Blue Mug');
    expect(trimShop(`Blue Mug ${word} Acme now`, ['acme'])).toBe(`Blue Mug ${word} Acme now`);
  });

  it.each([
    // [title, names of the shop, what is left]
    ['Blue Mug|Acme', ['acme'], 'Blue Mug'],
    ['Blue Mug-Acme', ['acme'], 'Blue Mug-Acme'],
    ['Blue Mug::Acme', ['acme'], 'Blue Mug::Acme'],
    ['Format Acme', ['acme'], 'Format Acme'],
    ['Blue Mug AT Acme', ['acme'], 'Blue Mug AT Acme'],
    ['Blue Mug | ACME-Shop', ['acme shop'], 'Blue Mug'],
    ['Blue Mug | Acme', ['other', 'acme shop'], 'Blue Mug'],
    ['Blue Mug | Acme', ['other', 'another'], 'Blue Mug | Acme'],
    // Too little of the part is the shop's, or too little of the shop's is the part.
    ['Blue Mug | Acme of the world', ['acme'], 'Blue Mug'],
    ['Blue Mug | Acme and fifty others', ['acme'], 'Blue Mug | Acme and fifty others'],
    ['Acme things | Blue Mug', ['acme'], 'Acme things | Blue Mug'],
    ['Blue Mug | acm', ['acme'], 'Blue Mug | acm'],
    ['Blue Mug | acme', ['acme shop'], 'Blue Mug'],
    ['Blue Mug | AB', ['ab'], 'Blue Mug | AB'],
    ['Blue Mug | ABC', ['abc'], 'Blue Mug'],
    ['Acme | Home | Blue Mug', ['acme'], 'Home | Blue Mug'],
    ['Acme | Acme', ['acme'], 'Acme'],
    ['Blue Mug | Acme | Acme | Acme | Acme | Acme', ['acme'], 'Blue Mug'],
    ['| Blue Mug |', [], 'Blue Mug'],
    [' : – Blue  Mug —|- ', [], 'Blue Mug'],
    ['Acme', ['acme'], 'Acme'],
  ])('§7 %j of %j leaves %j', (title, shops, name) => {
    expect(trimShop(title, shops)).toBe(name);
  });

  it.each('com shop store www net org info gov edu web online products product'.split(' '))(
    '§7 %s is no name of a shop',
    (label) => {
      expect(trimShop(`Blue Mug | ${label}`, [label])).toBe(`Blue Mug | ${label}`);
    },
  );
});

describe('isShopName', () => {
  it.each([
    ['Acme-Shop', ['acme shop'], true],
    ['ACME!', ['other', 'acme'], true],
    ['Acme', ['acme shop'], false],
    ['Acme Shop Acme Shop', ['acme shop'], true],
    ['Acme Acme Shop', ['acme shop'], false],
    ['Blue Mug', [], false],
  ])('§7 %j of %j: %s', (text, shops, expected) => {
    expect(isShopName(text, shops)).toBe(expected);
  });
});

it.each([
  ['Product details', true],
  ['تفاصيل المنتج', true],
  ['商品詳細', true],
  ['Product 3', false],
  ['Details', false],
])('§7 %j only says that it is the page of a product: %s', (text, expected) => {
  expect(isPageKind(text, [])).toBe(expected);
});

it.each([
  ['Blue Pottery Product Details', 'bluepotteryonline', true],
  ['Test Product', 'teststore', false],
])('§7 %j of the shop %s only says that: %s', (text, shop, expected) => {
  expect(isPageKind(text, [shop])).toBe(expected);
});

describe('trimCalls', () => {
  it.each([
    ['Buy Blue Mug', 'Blue Mug'],
    ['Buy   Blue Mug', 'Blue Mug'],
    ['Buy Mug', 'Buy Mug'],
    ['Shop Blue Mug', 'Blue Mug'],
    ['Buyer Blue Mug', 'Buyer Blue Mug'],
    ['We Buy Blue Mug', 'We Buy Blue Mug'],
    ['Kup Kubek niebieski', 'Kubek niebieski'],
    ['Blue Mug online at Acme Shop', 'Blue Mug'],
    ['Blue Mug online  in  Germany', 'Blue Mug'],
    ['Blue Mug online for you', 'Blue Mug online for you'],
    ['Becher online bestellen !', 'Becher'],
    ['Becher  online  kaufen.', 'Becher'],
    ['Becher günstig kaufen', 'Becher'],
    ['Becher günstig online kaufen', 'Becher'],
    ['Becher kaufen', 'Becher'],
    ['Becher kaufen heute', 'Becher kaufen heute'],
    ['Verkaufen', 'Verkaufen'],
    ['Ab kaufen', 'Ab kaufen'],
    ['Abc kaufen', 'Abc'],
  ])('§7 of %j is %j', (name, trimmed) => {
    expect(trimCalls(name)).toBe(trimmed);
  });
});

describe('trimCalls of several languages', () => {
  it('§7 takes a market in brackets off the front, but no words about the product', () => {
    expect(trimShop('【楽天市場】栗の木トレー', [])).toBe('栗の木トレー');
    expect(trimShop('【公式】 栗の木トレー', [])).toBe('栗の木トレー');
    expect(trimShop('【名入れ】栗の木トレー', [])).toBe('【名入れ】栗の木トレー');
    expect(trimShop('【楽天市場】', [])).toBe('【楽天市場】');
  });

  it('§7 takes calls to buy off a name', () => {
    expect(trimCalls('Купить Аккумулятор BL-44')).toBe('Аккумулятор BL-44');
    expect(trimCalls('Kaffeemühle online kaufen')).toBe('Kaffeemühle');
    expect(trimCalls('Buy')).toBe('Buy');
  });
});

describe('similarity', () => {
  it('is 1 when one name holds all words of the other, 0 when they share none', () => {
    expect(similarity('Blue Mug', 'mug, BLUE (large)')).toBe(1);
    expect(similarity('Blue Mug', 'Green Plate')).toBe(0);
    expect(similarity('', 'Green')).toBe(0);
    expect(similarity('Green', '!')).toBe(0);
    expect(similarity('Blue Mug of Clay', 'Mug')).toBe(1);
  });

  it('is the part of the shorter one’s words that the longer one has', () => {
    expect(similarity('Red Mug', 'Blue Mug')).toBe(0.5);
    expect(similarity('Red Blue Green', 'Red Blue Plate Big')).toBeCloseTo(2 / 3);
    expect(similarity('Red Blue Plate Big', 'Red Blue Green')).toBeCloseTo(2 / 3);
  });

  it('looks at letters where there are no or few words', () => {
    expect(similarity('青いマグカップ', '青いマグカップ大')).toBe(1);
    expect(similarity('T-Shirt', 'Tshirt blue')).toBe(1);
    expect(similarity('Tshirt blue', 'T-Shirt')).toBe(1);
    expect(similarity('abcd', 'xabcdx')).toBe(1);
    // Of three letters it may be chance; of three words they say enough themselves.
    expect(similarity('mug', 'smug')).toBe(0);
    expect(similarity('ab cd ef', 'xabcdefx y z')).toBe(0);
  });
});

describe('letters and words', () => {
  it('are compared without case, width and punctuation', () => {
    expect(letters('Ａｃｍｅ-Shop, 24 h!')).toBe('acmeshop24h');
    expect([...words('Ａｃｍｅ-Shop, 24 h! SHOP')]).toEqual(['acme', 'shop', '24', 'h']);
    expect([...words('—')]).toEqual([]);
  });
});

describe('a shop whose name has accents', () => {
  it('§7 is known by its host, which has none', () => {
    expect(trimShop('Pedro Páramo | Librería Océano', ['libreriaoceano'])).toBe('Pedro Páramo');
    expect(isShopName('Librería Océano', ['libreriaoceano'])).toBe(true);
    expect(isShopName('Libreria Oceano', ['Librería Océano'])).toBe(true);
  });
});

describe('a name with calls to buy around it', () => {
  it('§7 is what stands between them', () => {
    expect(trimCalls('Buy Blue Clay Mug Online')).toBe('Blue Clay Mug');
    expect(trimCalls('Buy Blue Clay Mug online at Acme')).toBe('Blue Clay Mug');
    // By itself the word may be part of it.
    expect(trimCalls('How to Sell Mugs Online')).toBe('How to Sell Mugs Online');
  });
});

it('§7 brackets again and again in a title are given up at once', () => {
  const title = `a${'【'.repeat(1_000)}${'价格'.repeat(1_000)}x`;
  expect(processorTimeOf(() => trimShop(title, []))).toBeLessThan(IN_TIME_MS);
});
