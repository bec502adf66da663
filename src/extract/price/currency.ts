const CASED = new Set(['Ft', 'Rs', 'Rp', 'RM', 'TL', 'kn']);

/** Signs and words for money → ISO 4217. Longer ones are tried first. */
const SIGNS: readonly (readonly [sign: string, code: string])[] = [
  'US$ USD|USD$ USD|U$S USD|U.S. $ USD|CA$ CAD|C$ CAD|CAD$ CAD|CDN$ CAD|AU$ AUD|A$ AUD|NZ$ NZD|HK$ HKD|S$ SGD|SG$ SGD',
  'NT$ TWD|R$ BRL|MX$ MXN|MXN$ MXN|AR$ ARS|CLP$ CLP|COP$ COP|S/. PEN|S/ PEN|€ EUR|£ GBP|₹ INR|₽ RUB|₴ UAH|₸ KZT|₺ TRY|₩ KRW',
  '₫ VND|฿ THB|₱ PHP|₪ ILS|₦ NGN|₵ GHS|₡ CRC|₲ PYG|₮ MNT|₾ GEL|֏ AMD|₼ AZN|৳ BDT|₭ LAK|៛ KHR|﷼ IRR',
  'руб RUB|р. RUB|грн UAH|тенге KZT|тг KZT|лв BGN|сум UZS|дин RSD|ден MKD|zł PLN|zl PLN|Kč CZK|Kc CZK|Ft HUF|lei RON|leu RON|kn HRK',
  'TL TRY|Rs INR|Rp IDR|RM MYR|SFr CHF|Fr. CHF|元 CNY|円 JPY|원 KRW|บาท THB|đ VND|تومان IRT|ريال SAR|ر.س SAR|د.إ AED|درهم AED|ر.ق QAR',
  'د.ك KWD|ج.م EGP|جنيه EGP|د.ا JOD|د.ب BHD|ر.ع OMR|ש"ח ILS|kr. DKK',
]
  .join('|')
  .split('|')
  .map((pair): readonly [string, string] => {
    const at = pair.lastIndexOf(' ');
    const sign = pair.slice(0, at);
    // Words like 'Ft' are feet in lower case; the others are written either way.
    return [CASED.has(sign) ? sign : sign.toLowerCase(), pair.slice(at + 1)];
  })
  .toSorted((a, b) => b[0].length - a[0].length);

const CODE_OF = new Map(SIGNS);
const isWord = (sign: string): boolean => /^\p{L}/u.test(sign);
const oneOf = (signs: readonly string[]): string =>
  signs.map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
const signs = SIGNS.map(([sign]) => sign);
/** A sign that begins with a letter ('R$') does not follow one: 'Chair$5' are dollars. */
const SYMBOL = new RegExp(
  `(?<!\\p{L})(?:${oneOf(signs.filter((s) => isWord(s) && s.includes('$')))})|${oneOf(signs.filter((s) => !isWord(s)))}`,
  'u',
);
/** A word stands apart, but may follow the number at once; 'руб' also starts longer words. */
const WORD = new RegExp(
  `(?<!\\p{L})(?:${oneOf(signs.filter((s) => isWord(s) && !CASED.has(s) && s !== 'руб'))})(?!\\p{L})|(?<!\\p{L})руб`,
  'u',
);
const CASED_WORD = new RegExp(`(?<!\\p{L})(?:${oneOf([...CASED])})(?!\\p{L})`, 'u');

/** Codes in use, so that any three capitals are not taken for money. */
const CODES = new Set(
  (
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BYR BZD CAD CDF CHF CLF CLP CNY RMB COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD GBP GEL GHS GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RUR RWF SAR SBD SCR SDG SEK SGD SLL SOS SRD SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ' +
    'DEM FRF ITL ESP PTE ATS NLG BEF LTL LVL EEK SKK'
  ).split(' '),
);

const ALIASES: Record<string, string> = { RMB: 'CNY', RUR: 'RUB', BYR: 'BYN' };

/** Currencies without a minor unit in daily use: a separator before three digits groups. */
const WHOLE = new Set(
  'CLP COP HUF IDR JPY KRW VND PYG ISK KZT RSD IRR IRT UGX TZS XOF XAF'.split(' '),
);
/** Currencies with three decimals. */
const MILS = new Set('KWD BHD OMR JOD TND LYD IQD'.split(' '));

/** The dollars, crowns and yens of a country, by top-level domain. */
const BY_DOMAIN: Record<string, string> = {
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  mx: 'MXN',
  ar: 'ARS',
  cl: 'CLP',
  co: 'COP',
  sg: 'SGD',
  hk: 'HKD',
  tw: 'TWD',
  uy: 'UYU',
  se: 'SEK',
  no: 'NOK',
  dk: 'DKK',
  is: 'ISK',
  cn: 'CNY',
  jp: 'JPY',
};

/** Those of them that are written with a dollar sign. */
const DOLLARS = new Set('CAD AUD NZD MXN ARS CLP COP SGD HKD TWD UYU'.split(' '));

/** ISO code of a code-like text ('usd', 'RUR'), or null. */
export function currencyCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (!CODES.has(code)) return null;
  return Object.hasOwn(ALIASES, code) ? (ALIASES[code] ?? null) : code;
}

/**
 * The currency a short text names by code, sign or word, or null. `$`, `kr` and `¥` are decided by
 * the shop's top-level domain, else taken for USD, SEK and JPY.
 */
export function currencyIn(text: string, domain = ''): string | null {
  for (const match of text.matchAll(/(?<![\p{L}])[A-Za-z]{3}(?![\p{L}])/gu)) {
    const code = /^(?:[A-Z]{3}|eur|usd|gbp|pln)$/.test(match[0]) ? currencyCode(match[0]) : null;
    if (code !== null) return code;
  }
  // Words run together where their elements do: 'PreçoR$ 5'.
  const lower = text.replace(/(?<=\p{Ll})(?=\p{Lu}{1,3}\$)/gu, ' ').toLowerCase();
  const sign = SYMBOL.exec(lower)?.[0] ?? WORD.exec(lower)?.[0] ?? CASED_WORD.exec(text)?.[0];
  if (sign !== undefined) return CODE_OF.get(sign) ?? null;
  const local = Object.hasOwn(BY_DOMAIN, domain) ? (BY_DOMAIN[domain] ?? null) : null;
  if (/[$＄]/.test(lower)) return local !== null && DOLLARS.has(local) ? local : 'USD';
  if (/[¥￥]/.test(lower)) return local === 'CNY' || domain === 'com' ? 'CNY' : 'JPY';
  if (/\d(?:[.,]-)?\s?kr(?!\p{L})|(?<![\p{L}\d-])kr\.?\s?\d|\d\s?:-/u.test(lower))
    return local === 'NOK' || local === 'DKK' || local === 'ISK' ? local : 'SEK';
  if (/\d\s*р(?!\p{L})/u.test(lower)) return 'RUB';
  if (/\d(?:[.,][-–]{1,2})?\s?euros?(?!\p{L})/u.test(lower)) return 'EUR';
  // Signs of scripts without spaces may be followed by a word at once.
  const unspaced = /\d\s?([円元원])/u.exec(lower)?.[1];
  if (unspaced !== undefined) return CODE_OF.get(unspaced) ?? null;
  return null;
}

/** How many decimals prices in this currency are written with, as readers of '24.990' take them. */
export function decimalsOf(currency: string | null): 0 | 2 | 3 {
  if (currency !== null && WHOLE.has(currency)) return 0;
  return currency !== null && MILS.has(currency) ? 3 : 2;
}

/** Currencies without decimals by ISO 4217; others of WHOLE have some on paper, and in some shops. */
const COINLESS = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);

/**
 * How many decimals the smallest coin of a currency has; two where it is not known. A table, because
 * the platform takes 40 ms for its first formatter.
 */
export function minorDigits(currency: string | null): 0 | 2 | 3 {
  if (currency === null) return 2;
  return COINLESS.has(currency) ? 0 : MILS.has(currency) ? 3 : 2;
}
