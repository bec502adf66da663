import { rawText, type Page } from '../../page/dom.ts';
import { currencyCode } from '../money/currency.ts';

/** Of all scripts of a page together. */
const MAX_LETTERS = 1_500_000;

const STATED =
  /["'](?:price_?)?currency(?:_?(?:code|iso))?["']\s{0,4}:\s{0,4}["']([A-Za-z]{3})["']/gi;

/**
 * The currency that a page's scripts state, if they do so at least twice and always the same: `{"value": 89990,
 * "currency": "CLP"}`. A shop that offers several lists them, and then none is known.
 */
export function scriptCurrency(page: Page): string | null {
  const codes: (string | null)[] = [];
  let letters = MAX_LETTERS;
  for (const element of page.tagged('script')) {
    const text = rawText(element);
    letters -= text.length;
    if (letters < 0) return null;
    for (const [, code = ''] of text.matchAll(STATED)) codes.push(currencyCode(code));
  }
  const [first = null] = codes;
  return codes.length > 1 && codes.every((code) => code === first) ? first : null;
}
