import { attr, type Page } from '../../page/dom.ts';
import { currencyCode } from '../money/currency.ts';
import type { Candidate } from '../../evidence.ts';
import { classifyRegion, isHidden, isInOtherCard, type Layout } from '../../page/layout.ts';
import { readMachine } from './offers.ts';
import type { Money } from '../money/money.ts';
import { isOnly } from './scriptPrice.ts';

const NAMES = [
  'data-price',
  'data-product-price',
  'data-price-amount',
  'data-final-price',
] as const;
const CURRENCIES = ['data-currency', 'data-price-currency', 'data-currency-code'] as const;
const MAX_FOUND = 60;

/**
 * Amounts in attributes for scripts (`data-price="21.00"`), except those of other products. If all of them
 * agree and the page shows no other amount (`shown`), they are enough for a price; otherwise they only
 * support other evidence. Whole numbers above 999 may be cents, so they are never enough.
 */
export function dataPrices(
  page: Page,
  layout: Layout,
  pageUrl: string,
  shown: ReadonlySet<number>,
): Candidate<Money>[] {
  const amounts = new Map<number, Money>();
  let found = 0;
  for (const element of page.having(...NAMES)) {
    if (++found > MAX_FOUND) break;
    const written = NAMES.map((name) => attr(element, name)).find(Boolean) ?? '';
    if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(written) || isHidden(element)) continue;
    if (classifyRegion(element, layout) !== 'here') continue;
    if (isInOtherCard(element, page, layout, pageUrl)) continue;
    const code = CURRENCIES.map((name) => attr(element, name)).find(Boolean) ?? '';
    const money = readMachine(written, currencyCode(code));
    if (money !== null && money.amount > 0 && !amounts.has(money.amount))
      amounts.set(money.amount, money);
  }
  return [...amounts.values()].map((value) => {
    const mayBeCents = Number.isInteger(value.amount) && value.amount > 999;
    const isAlone = amounts.size === 1 && isOnly(value.amount, shown) && !mayBeCents;
    return { value, score: isAlone ? 36 : amounts.size === 1 ? 14 : 8, reason: 'data' };
  });
}
