import { priceFromText } from './priceDigits.ts';

/**
 * Reads a price with its currency as people and spreadsheets write it: '£20', '20 kr', '€ 49,99',
 * 'CHF 12.–', '¥1,200', '49.95 EUR'. An amount is never given another currency than its text names.
 */

/** The codes in use (ISO 4217). Signs of currencies that are not used any more are not read. */
export const CURRENCY_CODES: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD ' +
  'CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP ' +
  'GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD ' +
  'KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN ' +
  'NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP ' +
  'SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND ' +
  'VUV WST XAF XCD XOF XPF YER ZAR ZMW'
).split(' ');

/**
 * Signs and words with the currencies that each can mean. The first is meant where neither the item's
 * currency nor the usual one of its list is among them. This is what people type, in any case; what shops
 * print (extract/price/money/signs.ts) is read by other rules: as it is written, and by the shop's country.
 */
const SHARED_SIGNS: Readonly<Record<string, string>> = {
  $: 'USD CAD AUD NZD MXN SGD HKD TWD ARS CLP COP UYU BBD BMD BND BSD BZD DOP FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD',
  '¥': 'JPY CNY',
  kr: 'SEK NOK DKK ISK',
  'kr.': 'DKK ISK SEK NOK',
  '£': 'GBP EGP FKP GIP LBP SDG SHP SYP',
  rs: 'INR PKR LKR NPR MUR SCR',
  'rs.': 'INR PKR LKR NPR MUR SCR',
  dollar: 'USD CAD AUD NZD',
  dollars: 'USD CAD AUD NZD',
  lei: 'RON MDL',
  leu: 'RON MDL',
  dh: 'AED MAD',
  dhs: 'AED MAD',
  ريال: 'SAR QAR OMR YER',
  درهم: 'AED MAD',
};

/** The signs and words that mean one currency only, by that currency. */
const OWN_SIGNS: Readonly<Record<string, string>> = {
  AED: 'د.إ د.إ.',
  AMD: '֏',
  ARS: 'ar$',
  AUD: 'au$ a$ $au',
  AZN: '₼',
  BDT: '৳',
  BGN: 'лв лв.',
  BHD: 'د.ب د.ب. bd',
  BRL: 'r$ br$',
  CAD: 'ca$ c$ $ca',
  CHF: 'fr fr. sfr sfr.',
  CNY: '¥cn 元 cn¥',
  CRC: '₡',
  CZK: 'kč kc',
  DKK: 'dkr',
  DOP: 'rd$',
  EGP: 'ج.م ج.م. جنيه',
  EUR: '€ euro euros',
  GBP: 'uk£ £gb',
  GEL: '₾',
  GHS: '₵ gh₵',
  HKD: 'hk$ $hk',
  HUF: 'ft',
  IDR: 'rp',
  ILS: '₪ ש"ח',
  INR: '₹',
  IRR: 'ریال',
  ISK: 'ikr',
  JMD: 'j$',
  JOD: 'د.أ د.أ. jd',
  JPY: 'jp¥ 円',
  KES: 'ksh',
  KHR: '៛',
  KRW: '₩ 원',
  KWD: 'د.ك د.ك. kd',
  KZT: '₸',
  LAK: '₭',
  MAD: 'د.م.',
  MNT: '₮',
  MXN: 'mx$ $mx',
  MYR: 'rm',
  NGN: '₦',
  NOK: 'nkr',
  NZD: 'nz$ $nz',
  OMR: 'ر.ع ر.ع.',
  PEN: 's/ s/.',
  PHP: '₱',
  PLN: 'zł zl',
  PYG: '₲',
  QAR: 'ر.ق ر.ق.',
  RON: 'l lej',
  RUB: '₽ р р. руб руб.',
  SAR: 'ر.س ر.س.',
  SEK: 'skr',
  SGD: 's$ sg$ $sg',
  THB: '฿ บาท',
  TND: 'د.ت د.ت. dt',
  TRY: '₺ tl',
  TTD: 'tt$',
  TWD: 'nt$',
  UAH: '₴ грн',
  USD: 'us$ u$s $us щ.д.',
  VND: '₫ đ',
  ZAR: 'r',
};

const MEANINGS = new Map<string, readonly string[]>([
  ...CURRENCY_CODES.map((code) => [code.toLowerCase(), [code]] as const),
  ...Object.entries(SHARED_SIGNS).map(([sign, codes]) => [sign, codes.split(' ')] as const),
  ...Object.entries(OWN_SIGNS).flatMap(([code, signs]) =>
    signs.split(' ').map((sign) => [sign, [code]] as const),
  ),
]);

/** Any of the signs, longer ones first. What is left of other words makes the text invalid. */
const MENTION = new RegExp(
  [...MEANINGS.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|'),
  'g',
);

/** Digits with separators, before blanks are removed. */
const NUMBER = /^[\d.,'’\s]*$/;

/** A price and its currency. */
export interface ReadPrice {
  /** null for an empty text, NaN for one that is no price or names two currencies. */
  price: number | null;
  currency: string;
  /** The text itself names the currency. */
  isNamed: boolean;
}

/**
 * Reads the text of a price.
 * @param selected the currency if the text names none; it also decides what '$', 'kr' and '¥' mean
 * @param usual the usual currency of the list, which decides that where `selected` cannot
 */
export function readPrice(text: string, selected: string, usual = selected): ReadPrice {
  const { number, currencies } = split(text);
  const currency = choose(currencies, selected, usual);
  if (currency === null || !NUMBER.test(number)) {
    return { price: NaN, currency: selected, isNamed: false };
  }
  const price = priceFromText(number, currency);
  return { price, currency, isNamed: currencies !== null };
}

/**
 * The currency that a cell of its own names by a code or a sign, '' for an empty cell; null when it
 * names none.
 */
export function readCurrency(text: string, usual: string): string | null {
  const code = text.trim().toUpperCase();
  if (code === '' || /^[A-Z]{3}$/.test(code)) return code;
  const { number, currencies } = split(text);
  return number.trim() === '' && currencies ? choose(currencies, usual, usual) : null;
}

/** Which of the possible currencies is meant; null when the text names currencies that differ. */
function choose(currencies: readonly string[] | null, selected: string, usual: string) {
  if (currencies === null) return selected;
  return [selected, usual].find((code) => currencies.includes(code)) ?? currencies[0] ?? null;
}

/** The text without its currencies, and which all of them can mean; null where it names none. */
function split(text: string): { number: string; currencies: readonly string[] | null } {
  const plain = text
    // Two raised digits are cents. One is the number of a footnote, which NFKC would add to the price.
    .replace(/([.,]?)([⁰¹²³⁴-⁹]+)/g, (_, mark: string, run: string) =>
      run.length === 2 ? `.${run}` : mark,
    )
    .normalize('NFKC')
    // Marks of the writing direction, which some languages put around amounts.
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .toLowerCase();
  let currencies: readonly string[] | null = null;
  const number = plain.replace(MENTION, (sign: string, at: number) => {
    const possible = MEANINGS.get(sign) ?? [];
    currencies = currencies?.filter((currency) => possible.includes(currency)) ?? possible;
    const [before, after] = [plain.slice(0, at), plain.slice(at + sign.length)];
    if (!/\d\s*$/.test(before) || !/^\s*\d/.test(after)) return ' ';
    // '12€50'; any other number that continues after its sign is none.
    return /^\d\d\s*$/.test(after) ? '.' : 'x';
  });
  // '12.–', '12,-' and '20:-' have no decimals. In '1.299,-' the point groups digits, as in '1.299,00'.
  const whole = number
    .replace(/(?<=(?<![\d.,])[1-9]\d{0,2}(?:[.,]\d{3})+)\s*(?<mark>[.,])\s*[-–—]+\s*$/, '$<mark>00')
    .replace(/(?<=\d)\s*[.,:]?\s*[-–—]+\s*$/, '');
  return { number: whole, currencies };
}
