import { afterEach, expect, it } from 'vitest';
import { STORAGE } from '../../lib/storage.ts';
import {
  readCapturedProduct,
  removeCapturedProduct,
  writeCapturedProduct,
} from './capturedProduct.ts';

const url = 'https://shop.example/mug';
const product = {
  name: 'Mug',
  price: 12.5,
  currency: 'EUR',
  imageUrl: null,
  color: null,
  size: 'L',
};

afterEach(removeCapturedProduct);

it('is found by its address only, until it is removed', () => {
  writeCapturedProduct({ url, name: 'A mug', product });
  expect(readCapturedProduct(url)).toEqual({ url, name: 'A mug', product });
  expect(readCapturedProduct('https://shop.example/plate')).toBeNull();
  removeCapturedProduct();
  expect(readCapturedProduct(url)).toBeNull();
});

it('what does not fit is left out', () => {
  const stored = { url, name: 7, product: { name: ['Mug'], price: 'free', size: 'L' } };
  sessionStorage.setItem(STORAGE.capturedProduct.key, JSON.stringify(stored));
  expect(readCapturedProduct(url)).toEqual({
    url,
    name: '',
    product: { name: null, price: null, currency: null, imageUrl: null, color: null, size: 'L' },
  });
});
