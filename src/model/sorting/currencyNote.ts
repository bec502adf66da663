import { usualCurrency } from '../currency.ts';
import type { Item } from '../item.ts';
import type { ViewOptions } from './viewOptions.ts';

/**
 * What to say about prices in other currencies than the usual one; null when no prices are compared,
 * or all are in one currency. Nothing is converted.
 */
export function currencyNote(
  items: readonly Pick<Item, 'price' | 'currency'>[],
  { order, budget }: Pick<ViewOptions, 'order' | 'budget'>,
): string | null {
  if (budget === null && order !== 'cheapest' && order !== 'dearest') return null;
  const usual = usualCurrency(items);
  if (items.every(({ price, currency }) => price === null || currency === usual)) return null;
  return `Prices in other currencies come after those in ${usual}. Nothing is converted.`;
}
