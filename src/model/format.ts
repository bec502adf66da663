/**
 * §9 price display: en-US, USD, exactly two decimals, e.g. 1234.5 → '$1,234.50'. Formatted without
 * `Intl`, because creating the first `Intl` object of a page takes a slow phone 100 ms.
 */
export function formatPrice(price: number): string {
  const digits = Math.abs(price).toFixed(2);
  return `${price < 0 ? '-' : ''}$${digits.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

let days: Intl.DateTimeFormat | undefined;

/** Formats a calendar day or a timestamp: '2026-12-24' → 'Dec 24, 2026'. */
export function formatDay(day: string | number): string {
  days ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  // A day has no time zone. Read it as local midnight, so that it does not become the day before.
  return days.format(new Date(typeof day === 'string' ? `${day}T00:00` : day));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How far a calendar day is away: 'today', 'tomorrow', 'in 12 days'; '' for a past day.
 * @param day as YYYY-MM-DD
 * @param today the current day as YYYY-MM-DD
 */
export function formatCountdown(day: string, today: string): string {
  // Read as UTC, where every day has 24 hours.
  const away = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (!(away >= 0)) return '';
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(away, 'day');
}

/** Names for which comparing character codes gives the English alphabetical order. */
const PLAIN = /^[a-z0-9 ]*$/;

let collator: Intl.Collator | undefined;

/** §9 name sorting: case-insensitive, locale 'en'. Plain names avoid the slow `Intl.Collator`. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  if (PLAIN.test(first) && PLAIN.test(second)) return first < second ? -1 : 1;
  collator ??= new Intl.Collator('en', { sensitivity: 'base' });
  return collator.compare(a, b);
}

/**
 * Parses the text of the price field (§3 Item): currency symbols are stripped, empty text is null.
 * Returns NaN when the rest is not a number, so that the form can show an error.
 */
export function priceFromText(text: string): number | null {
  const stripped = text.replace(/[A-Za-z]{0,3}\p{Sc}|[A-Z]{3}|\s/gu, '');
  if (stripped === '') return null;
  const digits = withDecimalPoint(stripped);
  return /^\d+(\.\d*)?$|^\.\d+$/.test(digits) ? Math.round(Number(digits) * 100) / 100 : NaN;
}

/** Formats a price for the form's field: 12.5 → '12.50', 12 → '12', null → ''. */
export function priceToText(price: number | null): string {
  if (price === null) return '';
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}

/** Normalizes '1,234.50', '1.234,50', '12,5' and "1'234": the last separator is the decimal one. */
function withDecimalPoint(text: string): string {
  const plain = text.replace(/['’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return plain;
  const separator = plain[last] as string;
  const isGrouping =
    plain.length - last - 1 === 3 && (separator === ',' || plain.indexOf(separator) !== last);
  if (isGrouping) return /^\d{1,3}([.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : 'NaN';
  const whole = plain.slice(0, last);
  if (whole !== '' && !/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole)) return 'NaN';
  return `${whole.replace(/[.,]/g, '')}.${plain.slice(last + 1)}`;
}
