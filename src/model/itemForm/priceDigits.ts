import { DEFAULT_CURRENCY, decimalsOf } from '../currency.ts';

/**
 * Parses the text of a price (§3 Item): currency symbols are stripped, empty text is null. The number
 * is rounded to the decimals of `currency`. Returns NaN when the rest is not a number, so that the form
 * can show an error.
 */
export function priceFromText(text: string, currency: string = DEFAULT_CURRENCY): number | null {
  const stripped = text.replace(/[A-Za-z]{0,3}\p{Sc}|[A-Z]{3}|\s/gu, '');
  if (stripped === '') return null;
  const digits = withDecimalPoint(stripped, currency);
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(digits)) return NaN;
  const unit = 10 ** decimalsOf(currency);
  return Math.round(Number(digits) * unit) / unit;
}

/** Formats a price for the form's field: 12.5 → '12.50', 12 → '12', null → ''. */
export function priceToText(price: number | null, currency: string): string {
  if (price === null) return '';
  return Number.isInteger(price) ? String(price) : price.toFixed(decimalsOf(currency));
}

/** Digits in groups: '1,234,567', '1.234.567', and the Indian '12,34,567'. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/** Normalizes '1,234.50', '1.234,50', '12,5' and "1'234": the last separator is the decimal one. */
function withDecimalPoint(text: string, currency: string): string {
  const plain = text.replace(/['’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return plain;
  const separator = plain[last] as string;
  const whole = plain.slice(0, last);
  if (plain.length - last - 1 === 3 && isGrouping(separator, whole, currency)) {
    return GROUPED.test(plain) ? plain.replace(/[.,]/g, '') : 'NaN';
  }
  if (whole !== '' && !/^\d+$/.test(whole) && !GROUPED.test(whole)) return 'NaN';
  return `${whole.replace(/[.,]/g, '')}.${plain.slice(last + 1)}`;
}

/**
 * Whether a last separator before three digits groups them: in '1,234' and '1.234.567' it does. In
 * '1.234' it does unless prices in the currency may have three decimals, or are in dollars, whose
 * decimal point it is. In '0,500' it does not, because no number of thousands begins with zero.
 */
function isGrouping(separator: string, whole: string, currency: string): boolean {
  if (whole.startsWith('0')) return false;
  if (whole.includes(separator)) return true;
  if (/[.,]/.test(whole) || decimalsOf(currency) > 2) return false;
  return separator === ',' || (currency !== DEFAULT_CURRENCY && /^\d{1,3}$/.test(whole));
}
