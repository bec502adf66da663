// @vitest-environment node
import { expect, it } from 'vitest';
import { itemFromFields } from './deserializers.ts';

it.each([
  ['$1,234.50', 1234.5],
  ['€ 12', 12],
  ['', null],
  ['about 20', null],
  [24.99, 24.99],
  [NaN, null],
])('§3 a stored price of %j is read as %j', (stored, price) => {
  expect(itemFromFields({ id: 'item-1', name: 'Mug', price: stored }, 'list-1').price).toBe(price);
});
