import { afterEach, expect, it } from 'vitest';
import { STORAGE } from '../lib/storage.ts';
import { readHandedOver, removeHandedOver, writeHandedOver } from './handedOver.ts';

const url = 'https://shop.example/mug';
const product = {
  name: 'Mug',
  price: 12.5,
  currency: 'EUR',
  imageUrl: null,
  color: null,
  size: 'L',
};

afterEach(removeHandedOver);

it('is found by its address only, until it is removed', () => {
  writeHandedOver({ url, name: 'A mug', product });
  expect(readHandedOver(url)).toEqual({ url, name: 'A mug', product });
  expect(readHandedOver('https://shop.example/plate')).toBeNull();
  removeHandedOver();
  expect(readHandedOver(url)).toBeNull();
});

it('what does not fit is left out', () => {
  const stored = { url, name: 7, product: { name: ['Mug'], price: 'free', size: 'L' } };
  sessionStorage.setItem(STORAGE.handedOver.key, JSON.stringify(stored));
  expect(readHandedOver(url)).toEqual({
    url,
    name: '',
    product: { name: null, price: null, currency: null, imageUrl: null, color: null, size: 'L' },
  });
});
