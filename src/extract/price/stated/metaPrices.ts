import type { Candidate } from '../../evidence.ts';
import type { MetaTags } from '../../structuredData/metaTags.ts';
import { currencyStated } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import { readMachine } from './offers.ts';

/** The tags that state the present price, the most reliable first, and the scores of what they state. */
const PRESENT: ReadonlyMap<string, number> = new Map([
  ['product:sale_price:amount', 46],
  ['product:price:amount', 42],
  ['og:price:amount', 40],
]);

/** The prices that a page's `<meta>` tags state. */
export function metaPrices(meta: MetaTags): Candidate<Money>[] {
  const found: Candidate<Money>[] = [];
  const add = (text: string, score: number): void => {
    const money = amountIn(text, meta);
    if (money !== null) found.push({ value: money, score, reason: 'meta' });
  };
  for (const [tag, score] of PRESENT) add(meta.get(tag), score);
  add(
    meta.get('twitter:data1'),
    /pri[cs]|preis|prix|precio/i.test(meta.get('twitter:label1')) ? 35 : -100,
  );
  return found;
}

/**
 * The prices without the one that the `<meta>` tags call that of before a reduction, if they state a lower
 * one: other markup may have been left as it was.
 */
export function withoutOriginal(
  prices: readonly Candidate<Money>[],
  meta: MetaTags,
): readonly Candidate<Money>[] {
  const original = amountIn(
    meta.get('og:price:standard_amount', 'product:original_price:amount'),
    meta,
  );
  const now = amountIn(meta.get(...PRESENT.keys()), meta);
  if (original === null || now === null || now.amount >= original.amount) return prices;
  return prices.filter(({ value }) => value.amount !== original.amount);
}

function amountIn(text: string, meta: MetaTags): Money | null {
  const code = meta.get(
    'product:price:currency',
    'og:price:currency',
    'product:sale_price:currency',
  );
  const money = readMachine(text, currencyStated(code));
  return money !== null && money.amount > 0 ? money : null;
}
