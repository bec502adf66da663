import { DAY_MS } from '../lib/time.ts';
import { DEFAULT_CURRENCY } from './currency.ts';

/**
 * A price as its viewer reads it. Dollars (§9): en-US, exactly two decimals, e.g. 1234.5 → '$1,234.50',
 * formatted without `Intl`, because creating the first `Intl` object of a page takes a slow phone
 * 100 ms. Other currencies: in the viewer's language, with the currency's own decimals.
 * @param language for tests; else the browser's
 */
export function formatPrice(price: number, currency: string, language?: string): string {
  if (currency !== DEFAULT_CURRENCY) return currencyFormat(currency, language).format(price);
  const digits = Math.abs(price).toFixed(2);
  return `${price < 0 ? '-' : ''}$${digits.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** The formatters of this page: creating one takes longer than formatting a whole list. */
const formats = new Map<string, Intl.NumberFormat>();

/** How prices in a currency other than dollars are shown; in the browser's language unless given. */
export function currencyFormat(currency: string, language?: string): Intl.NumberFormat {
  const key = `${currency} ${language}`;
  let format = formats.get(key);
  if (!format) {
    const options = { style: 'currency', currency } as const;
    format = new Intl.NumberFormat(language, options);
    // In Canada '$' alone means Canadian dollars, but here US dollars (§9), so others show their code.
    if (format.formatToParts(0).some(({ value }) => value === '$')) {
      format = new Intl.NumberFormat(language, { ...options, currencyDisplay: 'code' });
    }
    formats.set(key, format);
  }
  return format;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A moment, or a calendar day (YYYY-MM-DD). */
type Day = string | number | Date;

/**
 * Formats a calendar day or a moment: '2026-12-24' → 'Dec 24, 2026'. Without `Intl`, because lists and
 * cards show dates on their first screen.
 */
export function formatDay(day: Day): string {
  return `${formatMonthDay(day)}, ${toDate(day).getFullYear()}`;
}

/** Formats a date without its year, where only one year is possible: 'Dec 24'. */
export function formatMonthDay(day: Day): string {
  const date = toDate(day);
  return `${MONTHS[date.getMonth()]} ${date.getDate()}`;
}

/** A day has no time zone: it is read as local midnight, so that it does not become the day before. */
function toDate(day: Day): Date {
  return new Date(typeof day === 'string' ? `${day}T00:00` : day);
}

/** The day in the viewer's time zone, YYYY-MM-DD. */
export function localDay(now: Date = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** The number of days from the viewer's today to a day (YYYY-MM-DD); NaN when there is no day. */
export function daysUntil(day: string, now?: Date): number {
  return Math.round((Date.parse(day) - Date.parse(localDay(now))) / DAY_MS);
}

/**
 * How far away an event (YYYY-MM-DD) is for the viewer: 'today', 'tomorrow' or 'in 12 days'; '' when it
 * has passed, is more than a year away, or there is no date.
 */
export function formatDaysUntil(eventDate: string, now?: Date): string {
  const days = daysUntil(eventDate, now);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 1 && days <= 366 ? `in ${days} days` : '';
}

/** '1 item', '2 items'. @param noun whose plural is formed with an s */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
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
