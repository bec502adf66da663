import { describe, expect, it } from 'vitest';
import { addressKey, completeAddress } from './address.ts';

describe('an address without its scheme', () => {
  it.each([
    ['www.shop.example/kettle', 'https://www.shop.example/kettle'],
    [' www.shop.example ', 'https://www.shop.example'],
    ['WWW.shop.example?item=1', 'https://WWW.shop.example?item=1'],
    ['www.shop.example:8080/kettle', 'https://www.shop.example:8080/kettle'],
    ['www.bücher.example/1', 'https://www.bücher.example/1'],
  ])('%s is completed', (text, complete) => {
    expect(completeAddress(text)).toBe(complete);
  });

  it.each([
    'http://shop.example',
    'https://www.shop.example/kettle',
    'kettle',
    'shop.example',
    'www.kettle',
    'www. shop.example',
    'a red kettle.',
    'ada@shop.example',
    'javascript:alert(1)',
    '/kettle',
    '',
  ])('%j stays as it is', (text) => {
    expect(completeAddress(text)).toBe(text);
  });
});

describe('the same page', () => {
  const page = 'https://www.shop.example/kettle?color=red';

  it.each([
    'https://www.shop.example/kettle?color=red#reviews',
    'https://www.SHOP.example/kettle/?color=red',
    'https://www.shop.example/kettle?utm_source=mail&color=red&utm_medium=x',
    'www.shop.example/kettle?color=red',
  ])('%s', (other) => {
    expect(addressKey(other)).toBe(addressKey(page));
  });

  it.each([
    'https://www.shop.example/kettle?color=blue',
    'https://www.shop.example/kettle',
    // The number of an article.
    'https://www.shop.example/kettle?color=red&REF=1201',
    'https://other.example/kettle?color=red',
    'http://www.shop.example/kettle?color=red',
  ])('is not %s', (other) => {
    expect(addressKey(other)).not.toBe(addressKey(page));
  });

  it('is not what is no address', () => {
    expect(addressKey('')).toBeUndefined();
    expect(addressKey('kettle')).toBeUndefined();
  });
});
