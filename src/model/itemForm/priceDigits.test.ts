// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { priceFromText, priceToText } from './priceDigits.ts';

describe('§3 price: currency symbols are stripped on save and an empty value becomes null', () => {
  it.each([
    ['$12.50', 12.5],
    ['€ 12', 12],
    ['£1,234.50', 1234.5],
    ['USD 24.99', 24.99],
    ['24.99 EUR', 24.99],
    ['US$12', 12],
    ['12USD', 12],
    ['5.', 5],
    ['¥1200', 1200],
    ['1.234,50', 1234.5],
    ['12,5', 12.5],
    ['1,234', 1234],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['12,345', 12_345],
    ['12,345.60', 12_345.6],
    ['1,234,567.50', 1_234_567.5],
    ['.55', 0.55],
    ["1'234.50", 1234.5],
    ['.5', 0.5],
    ['0', 0],
    ['12.349', 12.35],
    ['0,500', 0.5],
  ])('%s is %d', (text, price) => {
    expect(priceFromText(text)).toBe(price);
  });

  it.each(['', '   ', '$', ' € '])('%j is null', (text) => {
    expect(priceFromText(text)).toBeNull();
  });

  it.each([
    'about ten',
    '12-15',
    '-5',
    '-.5',
    '.5e1',
    'A5',
    'US 5',
    '1.2.3',
    '12,34,5',
    '1234,567',
    '1234,567.50',
    '1,2345,678',
    '1,2345.50',
    '0,123,456',
    'Infinity',
    '1e5',
  ])('%j is no price', (text) => {
    expect(priceFromText(text)).toBeNaN();
  });
});

describe('§3 price: in the form it is text', () => {
  it.each([
    [null, ''],
    [12, '12'],
    [12.5, '12.50'],
    [0, '0'],
  ])('%s is written as %j', (price, text) => {
    expect(priceToText(price, 'USD')).toBe(text);
  });

  it.each([0, 7, 12.5, 1234.05, 999_999_999.99])('%d survives the form unchanged', (price) => {
    expect(priceFromText(priceToText(price, 'USD'))).toBe(price);
  });
});
