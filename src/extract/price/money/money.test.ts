import { describe, expect, it } from 'vitest';
import { aroundPrice, parsePrice } from './money.ts';

describe('parsePrice', () => {
  it.each([
    // [text, hint, amount]
    ['$19.99', null, 19.99],
    ['1.299,00 €', null, 1299],
    ['1,299.00', null, 1299],
    ["CHF 1'049.95", null, 1049.95],
    ['17 940,00 руб', null, 17_940],
    ['12 900 Kč', null, 12_900],
    ['24.990', 'CLP', 24_990],
    ['24.990', '€', 24_990],
    ['12.500', 'KWD', 12.5],
    ['Rp 1.250.000', null, 1_250_000],
    ['₹1,25,000.00', null, 125_000],
    ['19,-', 'kr', 19],
    ['19 € 99', null, 19.99],
    ['19€95', null, 19.95],
    ['49 zł 99 gr', null, 49.99],
    ['129 руб. 90 коп.', null, 129.9],
    ['14 .59 €', null, 14.59],
    ['Was £50.00 Now £35.00', null, 35],
    ['De R$ 199,90 por R$ 149,90', null, 149.9],
    ['Antes 59,95 € Ahora 39,95 €', null, 39.95],
    ['van 99,95 voor 79,95', null, 79.95],
    ['MRP ₹1,499 ₹999 (33% off)', null, 999],
    ['statt 59,95 €', null, 59.95],
    ['Was: $24.95 Now: $0.00', null, 24.95],
    ['£35.00 RRP £50.00', null, 35],
    ['3,49 zł 1,75 zł', null, 3.49],
    ['14 ,59\u00a0€', null, 14.59],
    ['12⁹⁹', '€', 12.99],
    ['$119. 95', null, 119.95],
    ['.75 €', null, 0.75],
    ['٢٤٫٥٠ ر.س', null, 24.5],
    ['￥１，２８０', null, 1280],
    ['Rs164.00', null, 164],
    ['Price: $15.00/month', null, 15],
    ['Box of 8: $38.00', null, 38],
    ['40.0000', 'USD', 40],
    ['0.990', 'EUR', 0.99],
    ['1.2345', null, 1.2345],
    ['1,234.567', null, 1234.567],
    ['1.234.567', null, 1_234_567],
    ['1,234.500', 'KWD', 1234.5],
    ['1,234,567', 'KWD', 1_234_567],
    ['1,234', 'KWD', 1.234],
    ['1 234 567', null, 1_234_567],
    ['1’234.50', null, 1234.5],
    ['12,--', null, 12],
    ['12.–', null, 12],
    ['12,—', null, 12],
    ['..75 €', null, 0.75],
    ['5,75', null, 5.75],
    ['1 299 € 95', null, 1299.95],
    ["CHF 12'50", null, 12.5],
    ["24'99 €", null, 24.99],
    ['R$ 129 90', null, 129.9],
    ['129 TL 90 kuruş', null, 129.9],
    ['29 р. 90 к.', null, 29.9],
    ['१२५', null, 125],
    ['១២,០០០ ៛', null, 12_000],
    ['໑໒໙.໐໐໐ ກີບ', null, 129_000],
    ['၁၂,၉၀၀ ကျပ်', null, 12_900],
    ['Nu.༡༢༩༩', null, 1299],
    ['૧,૨૯૯', null, 1299],
    ['۱/۲۹۹/۰۰۰ تومان', null, 1_299_000],
    ['১২', null, 12],
    ['๑๒', null, 12],
    ['۱۲۳٬۴۵۶', null, 123_456],
    ['１２．５０', null, 12.5],
    ['１２。５０', null, 12.5],
    ['12\u00a0900\u202f000 Kč', null, 12_900_000],
    // A point that ends a word starts no number.
    ['Rs.1,299', null, 1299],
    ['Rs.99', null, 99],
    ['Rp.99.000', null, 99_000],
    ['Fr.49.90', null, 49.9],
    // Other marks for the same separators, and characters that nobody sees.
    ['1´299.00 CHF', null, 1299],
    ['CHF 1ʼ299.00', null, 1299],
    ['CHF 1′299.00', null, 1299],
    ['12·50 €', null, 12.5],
    ['12\u00ad,50 €', null, 12.5],
    ['$\u200b1\u200b2.50', null, 12.5],
    // Written for HTML.
    ['&#8377;1,299.00', null, 1299],
    ['12,50&nbsp;&euro;', null, 12.5],
    // Tens of thousands.
    ['3万9,800円', null, 39_800],
    ['1万円', null, 10_000],
    ['1만 2,900원', null, 12_900],
    ['1.5万円', null, 15_000],
    // Counts, and thousands in short, which tell no price.
    ['2 x $15.00', null, 15],
    ['5 PCS €20', null, 20],
    ['12 MSI de $58.25', null, 58.25],
  ])('§7 reads %j (hint %j) as %d', (text, hint, amount) => {
    expect(parsePrice(text, hint)).toBe(amount);
  });

  it('§7 takes the lower end of a range', () => {
    expect(parsePrice('841,00 zł – 995,00 zł')).toBe(841);
    expect(parsePrice('From 26 to 50 €')).toBe(26);
    expect(parsePrice('344.99 - 444.99')).toBe(344.99);
  });

  it.each(['-', '–', '—', 'to', 'bis', 'à', 'a', 'do', 'до', 'až', '~', 'TO'])(
    '§7 takes %s for the sign of a range',
    (sign) => {
      expect(parsePrice(`10 ${sign} 20 €`)).toBe(10);
    },
  );

  it.each(['und', 'for', 'x', '- only', '/'])('§7 does not take %s for one', (words) => {
    expect(parsePrice(`10 ${words} 20 €`)).toBe(20);
  });

  it.each([
    ['19 € 99', 19.99],
    ['19€99!', 19.99],
    ['19 € 99 %', 19],
    ['19 € 99 €', 19],
    ['19 € 999', 19],
    ['19 € 99,5', 19],
    ['19 € 99er', 19],
    ['19,50 € 20', 19.5],
  ])('§7 takes two digits behind the sign for cents where they are: %s is %d', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it.each([
    ['16 ft 5 €', 5],
    ['64 GB: 199', 199],
    ['64GB 199', 199],
    ['5000 mAh 20', 20],
    ['5 cm 20', 20],
    ['2 kg 12', 12],
    ['20 % 30', 30],
    ['20% 30', 30],
    ['15.08.2017 19 €', 19],
    ['12:30 5', 5],
    ['10-20 €', 10],
    ['125-09', 125],
    ['25-091', 25],
    ['19 or 5 cm', 19],
    ['19 or C++ 20', 19],
    ['19 (12:30)', 19],
    ['3 pieces 5 EUR', 5],
    ['size A 5 and 6 €', 6],
    ['ABCDE 5 and 6 €', 6],
    ['10 for kids to 20 €', 20],
    ['Orders 49+ 19', 19],
    // No measure, but a word that begins like one.
    ['12 ftx', 12],
    ['5 kgz 12', 5],
  ])('§7 passes over measures, dates and the like: %s is %d', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it('§7 reads free as nothing to pay', () => {
    expect(parsePrice('Free')).toBe(0);
    expect(parsePrice('Kostenlos')).toBe(0);
    expect(parsePrice('it is FREE!')).toBe(0);
    expect(parsePrice('gratis')).toBe(0);
    expect(parsePrice('gratuit')).toBe(0);
    expect(parsePrice('бесплатно')).toBe(0);
    expect(parsePrice('free with 2')).toBe(2);
    expect(parsePrice('free at 12:30')).toBeNull();
    expect(parsePrice('carefree')).toBeNull();
    expect(parsePrice('freezer')).toBeNull();
  });

  it.each([
    '',
    'Sheet Set',
    '15.08.2017',
    '25-09',
    '20%',
    '16.00 ft',
    '5-9',
    '2-10',
    'Orders $49+',
    '12:30',
  ])('§7 finds no price in %j', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it('§7 prefers the number beside a sign of money to one before it', () => {
    expect(parsePrice('2 pieces for $17.50')).toBe(17.5);
  });

  it('§7 a sign of money counts near its number only', () => {
    expect(parsePrice('2 boxes €5')).toBe(5);
  });

  it('refuses sums no shop asks', () => {
    expect(parsePrice('$99999999999999')).toBeNull();
    expect(parsePrice('1000000000')).toBe(1e9);
    expect(parsePrice('1000000001')).toBeNull();
  });

  it('reads the beginning of a long text', () => {
    expect(parsePrice(`${'x'.repeat(298)}12 and 13`)).toBe(12);
    expect(parsePrice(`${'x'.repeat(300)}12`)).toBeNull();
  });
});

describe('aroundPrice', () => {
  it.each([
    ['was $19.99 each', 'was $', ' each'],
    ['2 for $5 today', '2 for $', ' today'],
    ['10 – 20 €', '', ' – 20 €'],
    ['19 € 99 now', '', ' now'],
    ['only 19 € 99', 'only ', ''],
    ['a 20% b $5 c', 'a 20% b $', ' c'],
    [' $5 ', '$', ''],
    ['no number', 'no number', ''],
    ['٢ €', '', ' €'],
    ['', '', ''],
  ])('of %j is %j and %j', (text, before, after) => {
    expect(aroundPrice(text)).toEqual({ before, after });
  });
});

describe('a number among others without a usual sign', () => {
  it.each([
    ['Lägsta pris 30 dgr: 845:-', 845],
    ['30 dagar öppet köp 199:-', 199],
    ['قسّمها على 4 دفعات بقيمة 62.25 ر.س', 62.25],
    ['Najniższa cena z 30 dni 49,90', 49.9],
  ])('§7 of %j it is the one that is money', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  it('§7 with cents is where prices begin, without them how many', () => {
    expect(parsePrice('$38.00+')).toBe(38);
    expect(parsePrice('50+')).toBeNull();
  });
});

it.each([
  ['19⁹⁹ €', 19.99],
  ['19,⁹⁹ €', 19.99],
  ['19,99¹ €', 19.99],
  ['€ 20²', 20],
])('§7 raised digits are cents, and one of them is a footnote: %s', (text, amount) => {
  expect(parsePrice(text)).toBe(amount);
});
