import { compareNames } from '../format.ts';
import { categoryKey, type Item } from '../item.ts';

/**
 * The categories in use among items, by name. Of two that differ only in upper and lower case, the one
 * that is first on the list stands for both (`categoryKey`).
 */
export function categoriesOf(items: readonly Pick<Item, 'category'>[]): string[] {
  const found = new Map<string, string>();
  for (const { category } of items) {
    const key = categoryKey(category);
    if (category !== '' && !found.has(key)) found.set(key, category);
  }
  return [...found.values()].toSorted(compareNames);
}
