// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readCurrency, readPrice } from './priceText.ts';

describe('a price is read with its currency', () => {
  it.each([
    ['£20', 20, 'GBP'],
    ['€ 49,99', 49.99, 'EUR'],
    ['49.95€', 49.95, 'EUR'],
    // The number of a footnote.
    ['19,99¹ €', 19.99, 'EUR'],
    ['€20²', 20, 'EUR'],
    ['19⁹⁹ €', 19.99, 'EUR'],
    ['19,⁹⁹ €', 19.99, 'EUR'],
    ['12€50', 12.5, 'EUR'],
    ['20 kr', 20, 'SEK'],
    ['20:-', 20, 'USD'],
    ['199,- kr.', 199, 'DKK'],
    ['CHF 12.–', 12, 'CHF'],
    ['1.299,-', 1299, 'USD'],
    ['1.299.–', 1299, 'USD'],
    ['12,500.-', 12_500, 'USD'],
    ['12.345.678,--', 12_345_678, 'USD'],
    ['€ 1.299,-', 1299, 'EUR'],
    ['0.500,-', 0.5, 'USD'],
    ['12,50.-', 12.5, 'USD'],
    ['Fr. 12.50', 12.5, 'CHF'],
    ['¥1,200', 1200, 'JPY'],
    ['￥1,200', 1200, 'JPY'],
    ['1.200円', 1200, 'JPY'],
    ['299元', 299, 'CNY'],
    ['1.250 €', 1250, 'EUR'],
    ['0.990 €', 0.99, 'EUR'],
    ['0,500', 0.5, 'USD'],
    ['1.234.567 €', 1_234_567, 'EUR'],
    ['1 234,50 zł', 1234.5, 'PLN'],
    ['Rp 150.000', 150_000, 'IDR'],
    ['24.990 Ft', 24_990, 'HUF'],
    ['₹1,23,456.00', 123_456, 'INR'],
    ['KWD 12.345', 12.345, 'KWD'],
    ['1.234,500 KWD', 1234.5, 'KWD'],
    ['KWD 1,234.500', 1234.5, 'KWD'],
    ['١٢٫٥٠٠ د.ك.', 12.5, 'KWD'],
    ['CA$20', 20, 'CAD'],
    ['$20 CAD', 20, 'CAD'],
    ['R$ 1.299,90', 1299.9, 'BRL'],
    ['R 349.99', 349.99, 'ZAR'],
    ['US$12', 12, 'USD'],
    ['20 eur', 20, 'EUR'],
    ['20 Euro', 20, 'EUR'],
    ['Rs. 500', 500, 'INR'],
    ['12.349', 12.35, 'USD'],
    ['¥12.4', 12, 'JPY'],
  ])('%s', (text, price, currency) => {
    expect(readPrice(text, 'USD')).toMatchObject({ price, currency });
  });

  it.each([
    ['$20', 'CAD', 'CAD'],
    ['$20', 'EUR', 'USD'],
    ['20 kr', 'NOK', 'NOK'],
    ['20 kr', 'EUR', 'SEK'],
    ['¥20', 'CNY', 'CNY'],
    ['¥20', 'EUR', 'JPY'],
    ['£20', 'EUR', 'GBP'],
    ['20', 'EUR', 'EUR'],
    ['1.250', 'EUR', 'EUR'],
  ])('%s in a list with %s is in %s', (text, usual, currency) => {
    expect(readPrice(text, usual).currency).toBe(currency);
  });

  it('a sign of several currencies is that of the item, then of the list', () => {
    expect(readPrice('20 kr', 'EUR', 'DKK').currency).toBe('DKK');
    expect(readPrice('20 kr', 'NOK', 'DKK').currency).toBe('NOK');
  });

  it('says whether the text names it', () => {
    expect(readPrice('20', 'EUR').isNamed).toBe(false);
    expect(readPrice('€20', 'EUR').isNamed).toBe(true);
  });

  it.each(['', '  ', '€', ' EUR '])('%j has no price', (text) => {
    expect(readPrice(text, 'USD').price).toBeNull();
  });

  it.each([
    '€20 GBP',
    '$20 EUR',
    'XYZ 20',
    '20 stones',
    '¤20',
    '12€500',
    '12-15',
    '-5',
    '€ 20 / £ 18',
    '1e5',
    'A5',
  ])('%j is no price', (text) => {
    expect(readPrice(text, 'USD')).toEqual({ price: NaN, currency: 'USD', isNamed: false });
  });
});

describe('a cell for the currency', () => {
  it.each([
    ['EUR', 'EUR'],
    [' eur ', 'EUR'],
    ['€', 'EUR'],
    ['$', 'CAD'],
    ['kr', 'SEK'],
    ['', ''],
    ['20', null],
    ['€ 20', null],
    ['Taler', null],
  ])('%j is %s', (cell, currency) => {
    expect(readCurrency(cell, 'CAD')).toBe(currency);
  });
});
