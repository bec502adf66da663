import { UNIT } from './measureUnit.ts';
import { isInCode } from './codes.ts';
import { currencyIn, isDoubtful, isMoneySign } from './currency.ts';
import { plainDigits } from './plainDigits.ts';
import { isOldBefore } from '../words/reductionWords.ts';
import { isSameWithTax } from '../words/taxWords.ts';
import { readNumber } from './readNumber.ts';

/** Money as a page states it. */
export interface Money {
  amount: number;
  /** ISO 4217, or null when the text does not tell. */
  currency: string | null;
  /** For machine-readable text: the value if the point groups thousands ('1.299'). */
  grouped?: number;
  /** For machine-readable text: the highest price, if this is the lowest of a range. */
  upTo?: number;
  /** For machine-readable text: itself, if its sign is one that several countries share ('$'). */
  signed?: string;
}

const MAX_TEXT = 300;
/** Greater numbers are not prices. */
export const MAX_AMOUNT = 1e9;

/**
 * A number with its separators. A space groups digits only if exactly three digits follow. The repeated
 * part always starts with a separator, so the pattern cannot backtrack far. A point after a letter belongs
 * to the word ('Rs.99'); only after a sign does it start a number ('$.99').
 */
const NUMBER =
  /(?<!\d)(?:(?<=^|[^\d.,\p{L}])[.,]{1,2}\d{1,2}(?![.,]?\d)|\d+(?:[.,'’](?:-{1,2}|–|—)|(?:[.,'’]\d+|[.,] \d{2}(?!\d)| \d{3}(?!\d))*))/gu;

/**
 * The amount in a price's text, in the text's own currency, or null when there is none. Of a range
 * the lower end, of several prices the first that carries a currency; 'free' is 0. `hint` is a text
 * that names the currency (a sign or code), which decides how '24.990' is read.
 */
export function parsePrice(text: string, hint?: string | null): number | null {
  return readMoney(text, currencyIn(hint ?? ''))?.amount ?? null;
}

/** As parsePrice, with the currency: the text's own, else `currency`. `domain` settles signs that several countries share. */
export function readMoney(text: string, currency: string | null = null, domain = ''): Money | null {
  const plain = plainDigits(text.slice(0, MAX_TEXT));
  const small = COINS_ONLY.exec(plain);
  if (small !== null && (small[2] === '¢' || currency === 'GBP' || domain === 'uk'))
    return { amount: Number(small[1]) / 100, currency: small[2] === '¢' ? 'USD' : 'GBP' };
  const found = pick(plain, domain);
  const beside = found === null ? null : currencyBeside(plain, found, domain);
  const own = beside?.currency ?? currencyIn(plain, domain) ?? currency;
  if (found === null) {
    return /(?<!\p{L})(?:free|gratis|kostenlos|gratuit|бесплатно)(?!\p{L})/iu.test(plain) &&
      !/\d/.test(plain)
      ? { amount: 0, currency: own }
      : null;
  }
  const amount = readNumber(found.text, own);
  return amount === null || amount > MAX_AMOUNT ? null : { amount, currency: own };
}

/**
 * The currency of the sign directly before or after a number, and where what belongs to the number ends: the
 * 45 of '$45.00 (€41.20)' are dollars. A sign before `from` belongs to an earlier number.
 */
function currencyBeside(
  text: string,
  { start, end }: Found,
  domain: string,
  from = 0,
): { currency: string; end: number } | null {
  const written = SIGN_BEFORE.exec(text.slice(Math.max(from, start - 8), start))?.[0] ?? '';
  // Letters directly behind a digit belong to that: '4K 55'.
  const lead =
    /^\p{L}/u.test(written) && /\d$/.test(text.slice(0, start - written.length)) ? '' : written;
  const tail = SIGN_AFTER.exec(text.slice(end, end + 12))?.[0] ?? '';
  const ahead = lead === '' ? null : currencyIn(lead + text.slice(start, end), domain);
  const behind = tail === '' ? null : currencyIn(`1${tail}`, domain);
  if (behind === null) return ahead === null ? null : { currency: ahead, end };
  // '$49.95 CAD', 'TOP 29,90 €'; in '$49.95 €45.00' the second sign belongs to the next number.
  const isBehind =
    ahead === null || (isDoubtful(lead) && !/^\s?\d/.test(text.slice(end + tail.length)));
  return isBehind ? { currency: behind, end: end + tail.length } : { currency: ahead, end };
}

/** '85p', '99¢ each': less than a pound or a dollar. */
const COINS_ONLY = /^(?:(?:only|now|just|from)\s)?(\d{1,2})\s?([p¢])(?:\s?(?:each|ea\.?))?$/iu;

/** What stands before and after the number that `readMoney` takes from a text. */
export function aroundPrice(text: string, domain = ''): { before: string; after: string } {
  const plain = plainDigits(text.slice(0, MAX_TEXT));
  const found = pick(plain, domain);
  return found === null
    ? { before: plain, after: '' }
    : { before: plain.slice(0, found.start), after: plain.slice(found.end) };
}

const MONEY_SIGN =
  /[\p{Sc}円元원]|(?<!\p{L})(?:[A-Z]{3}|Kč|zł|kr|Ft|[Ll]ei|руб|грн|Rs|Rp|RM|TL|р|Р|[Ee]uros?|Fr|đ)(?!\p{L})/gu;

/** '2 x $15': the number before it is a count. */
const COUNT = /^\s?[x×]\s?(?=\p{L}{0,3}\p{Sc})/u;
/** 'Pack of 12 - £9.99': the number after it is a count. */
const PACK_OF = /(?<!\p{L})(?:packs?|sets?|box(?:es)?|lots?|bundles?|cases?)\sof\s$/iu;
/** '30. August', '1 Sept.': a day of a month. */
const MONTH =
  /^\.?\s(?:jan|feb|fév|mar|mär|maa|apr|avr|abr|mai|may|mag|maj|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|okt|oct|ott|nov|dez|dec|déc|dic)\p{L}{0,7}(?!\p{L})/iu;
export const RANGE = /^\s?(?:-|–|—|to|bis|à|a|do|до|až|~)\s?$/iu;

const SIGN_BEFORE = /(?:\p{Sc}|[\p{L}.]{1,4}\p{Sc}?)\s?$/u;
const SIGN_AFTER = /^\s?(?:\p{Sc}|[\p{L}\p{M}./]{1,7}|["״'‘’])+/u;
const SIGNS_ONLY = /\p{Sc}|(?<!\p{L})(?:[A-Z]{2,3}\$?|R(?=\$)|(?:Rp|Rs|Fr|kr)\.?)(?!\p{L})/gu;

/** A sign of money at the start of what stands behind a number. */
const SIGN_BEHIND = new RegExp(`^\\s?(?:${MONEY_SIGN.source})`, 'u');
/** The same where it is not the sign of the next number. */
const OWN_SIGN = new RegExp(`${SIGN_BEHIND.source}(?!\\s?\\d)`, 'u');

/** A number in a text and where it stands. */
interface Found {
  text: string;
  start: number;
  end: number;
}

/** '19 € 99', '19 Euro 95', '19 euro e 90': euros, the sign, then two digits of cents. */
const SIGN_BETWEEN =
  /(\d[\d.,' ]*?)\s?(?:€|euros?|eur)\s?(?:(?:e|et|und|y|en|and)\s)?(\d\d)(?!\s?[\d.,%€]|(?!\scent)\p{L}|\s?eur)/iu;
/** '49 zł 99 gr': the same with the name of the coins. */
const COINS_NAMED =
  /(\d[\d.,' ]*?)\s?(?:zł|zl|руб\.?|р\.|грн\.?|лв\.?|lei|kč|tl|dollars)\s?(?:(?:and|i|și|a|и)\s)?(\d\d)\s?(?:gr|коп|к|kr|kuruş|ст|bani|hal|cents)(?!\p{L})/iu;
/** '$ 24 50', 'Preț: 1.299 99 Lei': cents after a space, if a text is only a label and a price. */
const CENTS_BEHIND_GAP =
  /^(?:\P{N}{0,30}[:：])?\s?(\P{N}{0,5}?)\s?(\d{1,3}(?:[.,' ]\d{3})*) (\d\d)\s?(\P{N}{0,5})$/u;
const EURO = /€|(?<!\p{L})(?:euros?|eur)(?!\p{L})/giu;

/** 'Was R': a sign of one letter, which only some countries have. */
const LETTER_END = /(?<!\p{L})\p{Lu}\.?\s?$/u;

/** The first number with a sign of money, or else the first number, that is not an old price. */
function pick(text: string, domain: string): Found | null {
  const isOneEuro = (text.match(EURO)?.length ?? 0) === 1;
  const split = (isOneEuro ? SIGN_BETWEEN : COINS_NAMED).exec(text);
  if (split !== null && !/[.,]\d{1,2}$/.test(split[1] ?? '')) {
    return {
      text: `${split[1]}€${split[2]}`,
      start: split.index,
      end: split.index + split[0].length,
    };
  }
  const gap = CENTS_BEHIND_GAP.exec(text);
  if (gap !== null && isOnlySign(gap[1] ?? '', gap[4] ?? ''))
    return { text: `${gap[2]}€${gap[3]}`, start: 0, end: text.length };
  const numbers = numbersIn(text, domain);
  const hasOnlyNames = numbers.length > 1 && !numbers.some((found) => isSigned(text, found));
  const isMoney = (found: Found): boolean =>
    hasOnlyNames ? isNamed(text, found, domain) : isSigned(text, found);
  const wordsBefore = (at: number): string =>
    text.slice(numbers[at - 1]?.end ?? 0, numbers[at]?.start);
  const isAsked = (found: Found, at: number): boolean =>
    /[1-9]/.test(found.text) && !isOldBefore(wordsBefore(at).replace(LETTER_END, ''));
  let old: Found | null = null;
  for (const [at, found] of numbers.entries()) {
    if (!isMoney(found)) continue;
    // 'Was £50 Now £35': an old price is taken only if there is no other.
    if (numbers.length > 1 && !isAsked(found, at)) {
      old ??= found;
      continue;
    }
    const previous = numbers[at - 1];
    if (previous !== undefined && RANGE.test(wordsBefore(at))) return previous;
    return withTax(text, numbers.slice(at)) ?? found;
  }
  return old ?? numbers.find(isAsked) ?? numbers[0] ?? null;
}

/** Whether a sign of money, and nothing else, stands before or after a number. */
function isOnlySign(before: string, after: string): boolean {
  const beside = [before, after].map((sign) => sign.trim()).filter((sign) => sign !== '');
  const [sign = ''] = beside;
  // 'R$' is one sign of two characters.
  return beside.length === 1 && (/^R\$$/.test(sign) || (sign.match(MONEY_SIGN) ?? [])[0] === sign);
}

/** The second amount if it is the first one with tax, or null. */
function withTax(text: string, [net, ...others]: readonly Found[]): Found | null {
  const gross = others.find((found) => isSigned(text, found));
  if (net === undefined || gross === undefined) return null;
  const [low, high] = [net, gross].map((found) => readNumber(found.text, null));
  const between = text.slice(net.end, gross.start).replace(SIGN_BEHIND, '');
  const after = text.slice(gross.end).replace(SIGN_BEHIND, '');
  const isGross = isSameWithTax(low ?? 0, high ?? 0, { between, after });
  return isGross ? gross : null;
}

/** The numbers of a text that can be prices. */
function numbersIn(text: string, domain: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [number] = match;
    const end = match.index + number.length;
    const after = text.slice(end, end + 8);
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    if (/^\s?%/.test(after) || UNIT.test(after) || COUNT.test(after) || /_\p{L}*$/u.test(before))
      continue;
    if (PACK_OF.test(text.slice(0, match.index))) continue;
    if (isInCode(text, match.index, domain, OWN_SIGN.test(after))) continue;
    // Dates and clock times are no prices: 15.08.2017, 25-09, 12:30.
    if (/^\d{1,2}\.\d{1,2}\.(?:19|20)\d\d$/.test(number)) continue;
    if (/^\d\d?$/.test(number) && MONTH.test(text.slice(end, end + 16))) continue;
    if (/^\d\d?$/.test(number) && (/^-\d\d?$/.test(after) || /^\d\d?-$/.test(before))) continue;
    // '50+' is a count or a threshold, but '$38.00+' is the lowest of several prices.
    const isCount = /^\s?\+/.test(after) && !/[.,]\d\d$/.test(number);
    if (isCount || /^:\d\d/.test(after) || /\d:$/.test(before)) continue;
    found.push({ text: number, start: match.index, end });
  }
  return found;
}

/** ' (+$36.00)': what an option adds or takes off is no price of the number before it. */
const ADDED = /\s?[(（]\s?[-+–−].*$/u;
/** '12,99 (-2,00) €': what is taken off an amount with cents; the sign behind it is the amount's. */
const REDUCED_BY = /\s?[(（]\s?[-–−][^)）]*[)）]/u;

function isSigned(text: string, { text: number, start, end }: Found): boolean {
  const behind = text.slice(end, end + 40);
  const rest = (/[.,]\d\d$/.test(number) ? behind.replace(REDUCED_BY, '') : behind).replace(
    ADDED,
    '',
  );
  // In 'Box of 8: $38' and '4.5 ★ $38' the sign is that of the next number, in '12,99 €19,99 €' it is not.
  const isBehind = /\d\s?\p{Sc}(?!\d)/u.test(rest);
  const after = rest
    .slice(0, 5)
    .replace(isBehind ? /[:：;=].*$/u : /[:：;=].*$|\s\p{Sc}\d.*$/u, '');
  return [text.slice(Math.max(0, start - 5), start), after].some((beside) =>
    (beside.match(MONEY_SIGN) ?? []).some(isMoneySign),
  );
}

/**
 * As `isSigned`, but knows all signs and words for money of all scripts, and a dash instead of cents: '30
 * dagar: 845:-', 'على 4 دفعات بقيمة 62.25 ر.س'. It is slower, so it is used only if there is no usual sign.
 */
function isNamed(text: string, found: Found, domain: string): boolean {
  if (/[-–—]$/.test(found.text) || /^:[-–—]/.test(text.slice(found.end))) return true;
  return currencyBeside(text, found, domain) !== null;
}

/** An amount of a text with several, and the words up to the amounts beside it. */
export interface Amount {
  money: Money;
  before: string;
  after: string;
}

/**
 * All amounts with a sign of money in a text, in order; of a range only the lower end. `domain` decides what
 * shared signs mean, as in `readMoney`.
 */
export function readAmounts(text: string, domain = ''): Amount[] {
  const plain = plainDigits(text.slice(0, MAX_TEXT));
  const split = pick(plain, domain);
  if (split?.text.includes('€') === true) {
    const money = readMoney(plain, null, domain);
    const [before, after] = [plain.slice(0, split.start), plain.slice(split.end)];
    return money === null ? [] : [{ money, before, after }];
  }
  const found: Amount[] = [];
  const numbers = numbersIn(plain, domain);
  let from = 0;
  /** Where the sign of the last amount ends, so that it is not read as that of the next one, too. */
  let signEnd = 0;
  for (const [at, number] of numbers.entries()) {
    const until = numbers[at + 1]?.start ?? plain.length;
    const before = plain.slice(from, number.start);
    const after = plain.slice(number.end, until);
    const beside = currencyBeside(plain, number, domain, signEnd);
    if (
      beside === null ||
      (at > 0 && RANGE.test(before.replace(SIGNS_ONLY, '').replace(/\s+/g, ' ')))
    )
      continue;
    [from, signEnd] = [number.end, beside.end];
    const own = beside.currency;
    const amount = readNumber(number.text, own);
    if (amount === null || amount <= 0 || amount > MAX_AMOUNT) continue;
    const last = found.at(-1);
    const between = before.replace(SIGN_BEHIND, '');
    const isGross =
      last !== undefined && isSameWithTax(last.money.amount, amount, { between, after });
    if (isGross) found.splice(-1, 1, { ...last, money: { amount, currency: own }, after });
    else found.push({ money: { amount, currency: own }, before, after });
  }
  return found;
}
