import { isMoneySign } from '../money/currency.ts';

/** How many characters before an amount can say something about it. */
export const MAX_WORDS = 80;

/** Signs and codes with letters at the end of words, except 'R$', because 'de R$' marks an old price. */
const SIGN_END = /(?<!\p{L})([A-Z]{3}|[A-Z]{2}\$|[AC]\$|kr\.?|Rs\.?|Rp|RM|Fr\.)\s*$/u;

/** The words before an amount without the currency sign at their end. */
export function withoutSign(words: string): string {
  const found = SIGN_END.exec(words);
  return found !== null && isMoneySign(found[1] ?? '') ? words.slice(0, found.index) : words;
}
