import { describe, expect, it } from 'vitest';
import { aroundPrice, parsePrice, readMoney } from './price.ts';

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
    ['12⁹⁹', '€', 12.99],
    ['$119. 95', null, 119.95],
    ['.75 €', null, 0.75],
    ['٢٤٫٥٠ ر.س', null, 24.5],
    ['￥１，２８０', null, 1280],
    ['Rs164.00', null, 164],
    ['Price: $15.00/month', null, 15],
    ['40.0000', 'USD', 40],
  ])('§7 reads %j (hint %j) as %d', (text, hint, amount) => {
    expect(parsePrice(text, hint)).toBe(amount);
  });

  it('§7 takes the lower end of a range', () => {
    expect(parsePrice('841,00 zł – 995,00 zł')).toBe(841);
    expect(parsePrice('From 26 to 50 €')).toBe(26);
    expect(parsePrice('344.99 - 444.99')).toBe(344.99);
  });

  it('§7 reads free as nothing to pay', () => {
    expect(parsePrice('Free')).toBe(0);
    expect(parsePrice('Kostenlos')).toBe(0);
  });

  it.each(['', 'Sheet Set', '15.08.2017', '25-09', '20%', '16.00 ft', 'Orders $49+', '12:30'])(
    '§7 finds no price in %j',
    (text) => {
      expect(parsePrice(text)).toBeNull();
    },
  );

  it('§7 prefers the number beside a sign of money to one before it', () => {
    expect(parsePrice('2 pieces for $17.50')).toBe(17.5);
  });

  it('§7 a sign of money counts near its number only', () => {
    expect(parsePrice('2 boxes €5')).toBe(5);
  });

  it('refuses sums no shop asks', () => {
    expect(parsePrice('$99999999999999')).toBeNull();
  });
});

describe('readMoney', () => {
  it.each([
    ['19,99 €', '', 'EUR'],
    ['$5', '', 'USD'],
    ['$5', 'ca', 'CAD'],
    ['A$5', '', 'AUD'],
    ['199 kr', 'no', 'NOK'],
    ['199 kr', 'se', 'SEK'],
    ['2 500 Ft', '', 'HUF'],
    ['250 руб.', '', 'RUB'],
    ['250 грн', '', 'UAH'],
    ['R$ 10,00', '', 'BRL'],
    ['PLN 45', '', 'PLN'],
    ['￥128', 'cn', 'CNY'],
    ['￥128', 'jp', 'JPY'],
  ])('tells the currency of %j at a .%s shop', (text, domain, currency) => {
    expect(readMoney(text, null, domain)?.currency).toBe(currency);
  });

  it('leaves the currency open when the text does not tell', () => {
    expect(readMoney('19.99')).toEqual({ amount: 19.99, currency: null });
    expect(readMoney('13 ft')).toBeNull();
  });
});

describe('aroundPrice', () => {
  it.each([
    ['was $19.99 each', 'was $', ' each'],
    ['2 for $5 today', '2 for $', ' today'],
    ['no number', 'no number', ''],
    ['٢ €', '', ' €'],
    ['', '', ''],
  ])('of %j is %j and %j', (text, before, after) => {
    expect(aroundPrice(text)).toEqual({ before, after });
  });
});
