import { decimalsOf } from './currency.ts';

/** '1.299,00' → 1299. The last separator decides what it is by how many digits follow it. */
export function readNumber(text: string, currency: string | null): number | null {
  const cents = /^(.*)€(\d\d)$/.exec(text);
  if (cents !== null) return Number(`${(cents[1] ?? '').replace(/\D/g, '')}.${cents[2]}`);
  const digits = text
    .replace(/[-–—]+$/, '')
    .replace(/[.,'’]$/, '')
    // "12'50": an apostrophe before two digits starts the cents, before three it groups thousands.
    .replace(/^(\d+)['’](?=\d\d$)/, '$1.')
    .replace(/[\s'’]/g, '')
    .replace(/^[.,]+(?=[.,])/, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return finite(digits);
  const mark = digits[last] ?? '';
  const whole = digits.slice(0, last).replace(/[.,]/g, '');
  const fraction = digits.slice(last + 1);
  return finite(
    isGrouping(digits, mark, whole, fraction, currency)
      ? whole + fraction
      : `${whole || '0'}.${fraction}`,
  );
}

/** Whether the last separator groups thousands rather than starting decimals. */
function isGrouping(
  digits: string,
  mark: string,
  whole: string,
  fraction: string,
  currency: string | null,
): boolean {
  if (fraction.length !== 3) return false;
  const marks = digits.match(/[.,]/g) ?? [];
  const mixed = marks.some((m) => m !== mark);
  if (decimalsOf(currency) === 3) return !mixed && mark === ',' && marks.length > 1;
  // '1,234.567' has already used the comma for thousands, but where there are no coins both group them.
  return (!mixed || decimalsOf(currency) === 0) && whole !== '0' && whole !== '';
}

function finite(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? Math.round(value * 10_000) / 10_000 : null;
}
