import { attr, rawText, type Page } from '../../page/dom.ts';
import type { Candidate } from '../../evidence.ts';
import { readMachine } from './offers.ts';
import type { Money } from '../money/money.ts';

/** Of all scripts of a page together. */
const MAX_LETTERS = 1_500_000;
const MAX_FOUND = 40;

/**
 * Values that pages pass to analytics scripts: `product_price = "69.99"`, `ecomm_totalvalue: 12`. Every
 * repetition is bounded, because scripts are long.
 */
const STATEMENT =
  /["']?((?:product|item|prod|ecomm|article|pdp|detail|current|sale|final|goods|sku)[\w.-]{0,24}?(?:price|preis|prix|totalvalue|prodvalue))["']?\s{0,8}[:=,]\s{0,8}(?:\[\s{0,8})?["']?(\d{1,9}(?:[.,]\d{1,4}){0,6})(?=["'\s,;}\])])/gi;
const OTHER =
  /old|list|ship|unit|regular|was|discount|tax|min|max|range|total_?price|before|orig|msrp|save|base|filter|format|net/i;

/**
 * The event that pages send to visitor statistics when somebody views a product:
 * `fbq('track', 'ViewContent', {value: 26.9})`. Its name and value are within a few lines.
 */
const VIEW =
  /["'](?:ViewContent|view_item|viewProduct|productView|product_view)["'](?:[^{}]{0,60}\{)[^{}]{0,400}?["']?(?<![\w-])value["']?\s{0,8}:\s{0,8}["']?(\d{1,7}(?:[.,]\d{1,4})?)(?=["'\s,}])/g;

/**
 * Amounts that scripts call the product's price, outside of structured state. If all of them agree and the
 * page shows no other amount (`shown`), they are enough for a price; otherwise they only support other
 * evidence.
 */
export function scriptPrices(page: Page, shown: ReadonlySet<number>): Candidate<Money>[] {
  const amounts = new Map<number, Money>();
  let found = 0;
  let letters = MAX_LETTERS;
  for (const element of page.tagged('script')) {
    if (attr(element, 'src') !== '' || found > MAX_FOUND) continue;
    const text = rawText(element);
    letters -= text.length;
    if (letters < 0) break;
    if (!/pric|preis|prix|value/i.test(text)) continue;
    const stated = [...text.matchAll(STATEMENT)].filter(([, what = '']) => !OTHER.test(what));
    const written = [
      ...stated.map(([, , amount]) => amount),
      ...[...text.matchAll(VIEW)].map(([, amount]) => amount),
    ];
    for (const amount of written) {
      if (++found > MAX_FOUND) break;
      const money = readMachine(amount ?? '', null);
      if (money !== null && money.amount > 0) amounts.set(money.amount, money);
    }
  }
  const [only] = amounts.keys();
  const isAlone = amounts.size === 1 && only !== undefined && isOnly(only, shown);
  const score = isAlone ? 38 : amounts.size <= 3 ? 14 : 6;
  return [...amounts.values()].map((value) => ({ value, score, reason: 'script' }));
}

/** Whether a page shows no amount that could be its price but this one, or none at all. */
export function isOnly(amount: number, shown: ReadonlySet<number>): boolean {
  return shown.size === 0 || (shown.size === 1 && shown.has(amount));
}
