import { compareNames } from '../format.ts';
import type { Item } from '../item.ts';
import { isSameCategory } from './viewOptions.ts';

/**
 * The categories in use among items, by name. Of two that differ only in upper and lower case, the one
 * that is first on the list stands for both.
 */
export function categoriesOf(items: readonly Pick<Item, 'category'>[]): string[] {
  const found: string[] = [];
  for (const { category } of items) {
    if (category !== '' && !found.some((one) => isSameCategory(one, category))) {
      found.push(category);
    }
  }
  return found.toSorted(compareNames);
}
