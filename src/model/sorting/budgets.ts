import { DEFAULT_CURRENCY } from '../currency.ts';
import { currencyFormat } from '../format.ts';
import type { Item } from '../item.ts';

const BUDGETS: readonly number[] = [25, 50, 100];

/**
 * The budgets to choose from: 25, 50 and 100 dollars. In other currencies they are ten, a hundred …
 * times as much where the list's prices are, so that they make a difference among 50,000 won, too.
 * @param usual the usual currency of these items
 */
export function budgetsFor(
  items: readonly Pick<Item, 'price' | 'currency'>[],
  usual: string,
): readonly number[] {
  if (usual === DEFAULT_CURRENCY) return BUDGETS;
  const prices = items.flatMap(({ price, currency }) =>
    price !== null && currency === usual ? price : [],
  );
  const middle = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
  const scale = 10 ** Math.min(Math.max(Math.round(Math.log10(middle / 50)), 0), 6);
  return BUDGETS.map((budget) => budget * scale);
}

/** A budget as its viewer reads it, without decimals: '$25' or '25 €'. */
export function formatBudget(budget: number, currency: string): string {
  if (currency === DEFAULT_CURRENCY) return `$${budget}`;
  const parts = currencyFormat(currency).formatToParts(budget);
  return parts
    .filter(({ type }) => type !== 'decimal' && type !== 'fraction')
    .map(({ value }) => value)
    .join('');
}
