import type { Item } from './item.ts';

/** §9: the currency of a price that names no other. It is not stored. */
export const DEFAULT_CURRENCY = 'USD';

/** Whether a value is spelled like an ISO 4217 code, as the rules require it. */
export function isCurrencyCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}

/** How many decimals prices in this currency have: two for dollars, none for yen, three for dinars. */
export function decimalsOf(currency: string): number {
  // Without `Intl` for dollars, because the first `Intl` object of a page is slow.
  if (currency === DEFAULT_CURRENCY) return 2;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

/**
 * The most frequent currency of a list's prices, in which a new price is assumed to be unless it names
 * another. Of equally frequent ones, the first on the list; USD when there is no price.
 */
export function usualCurrency(items: readonly Pick<Item, 'price' | 'currency'>[]): string {
  const counts = new Map<string, number>();
  for (const { price, currency } of items) {
    if (price !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((currency) => counts.get(currency) === most) ?? DEFAULT_CURRENCY;
}
