/**
 * §9 price display: en-US, USD, exactly two decimals, e.g. 1234.5 → '$1,234.50'. By hand, because the
 * first `Intl` object of a page takes a slow phone a tenth of a second before its first price.
 */
export function formatPrice(price: number): string {
  const digits = Math.abs(price).toFixed(2);
  return `${price < 0 ? '-' : ''}$${digits.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

let days: Intl.DateTimeFormat | undefined;

/** A calendar day or a moment on one: '2026-12-24' → 'Dec 24, 2026'. */
export function formatDay(day: string | number): string {
  days ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  // A bare day is read as local midnight: it has no zone, and must not slip to the day before.
  return days.format(new Date(typeof day === 'string' ? `${day}T00:00` : day));
}

/** Names that stand in the order of their characters, as English has it. */
const PLAIN = /^[a-z0-9 ]*$/;

let collator: Intl.Collator | undefined;

/** §9 name sorting: case-insensitive, locale 'en'. Plain names do without the costly collator. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  if (PLAIN.test(first) && PLAIN.test(second)) return first < second ? -1 : 1;
  collator ??= new Intl.Collator('en', { sensitivity: 'base' });
  return collator.compare(a, b);
}

/**
 * The price field's text as a number (§3 Item): currency symbols are stripped; empty is null.
 * NaN when what is left is no number, so that the form can say so.
 */
export function priceFromText(text: string): number | null {
  const stripped = text.replace(/[A-Za-z]{0,3}\p{Sc}|[A-Z]{3}|\s/gu, '');
  if (stripped === '') return null;
  const digits = withDecimalPoint(stripped);
  return /^\d+(\.\d*)?$|^\.\d+$/.test(digits) ? Math.round(Number(digits) * 100) / 100 : NaN;
}

/** A price as the text of the form's field: 12.5 → '12.50', 12 → '12', null → ''. */
export function priceToText(price: number | null): string {
  if (price === null) return '';
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}

/** Reads '1,234.50', '1.234,50', '12,5' and "1'234" alike: the last separator decides. */
function withDecimalPoint(text: string): string {
  const plain = text.replace(/['’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return plain;
  const mark = plain[last] as string;
  const isGrouping =
    plain.length - last - 1 === 3 && (mark === ',' || plain.indexOf(mark) !== last);
  if (isGrouping) return /^\d{1,3}([.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : 'NaN';
  const whole = plain.slice(0, last);
  if (whole !== '' && !/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole)) return 'NaN';
  return `${whole.replace(/[.,]/g, '')}.${plain.slice(last + 1)}`;
}
