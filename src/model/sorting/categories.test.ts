import { expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { categoriesOf } from './categories.ts';

it('a list whose 500 items have a category each is not compared pair by pair', () => {
  const items = Array.from({ length: LIMITS.itemsPerList }, (_, i) => ({ category: `C ${i}` }));
  const lowerCase = vi.spyOn(String.prototype, 'toLowerCase');
  const found = categoriesOf(items);
  const calls = lowerCase.mock.calls.length;
  lowerCase.mockRestore();
  expect(found).toHaveLength(items.length);
  // Sorting takes about 20 for each item, comparing all pairs 500.
  expect(calls).toBeLessThan(50 * items.length);
});
