import { HOME, LOCAL, LOCAL_BEFORE } from './localSigns.ts';
import { phrases } from '../../phrases.ts';
import { DOLLARS, NAMES, SIGNS, type Sign } from './signs.ts';

/** Words that mean something else in other letters, such as feet; all others are written either way. */
const CASED = new Set(['Ft', 'Rs', 'Rp', 'RM', 'TL', 'kn', 'Php']);
/** The same among a country's own signs. */
const CASED_LOCAL = new Set('MT MK Ar Le UM VT FC FG Kz Ks NT'.split(' '));
/** One letter means money only as it is written. */
const isCasedLocal = (sign: string): boolean => !isLong(sign) || CASED_LOCAL.has(sign);

const codesOf = (signs: readonly Sign[]): ReadonlyMap<string, readonly string[]> =>
  new Map(signs.map(([sign, codes]) => [CASED.has(sign) ? sign : sign.toLowerCase(), codes]));
const CODES_OF = codesOf(SIGNS);
const CODES_OF_NAMES = codesOf(NAMES);
const isWord = (sign: string): boolean => /^\p{L}/u.test(sign);
/** A pattern for any of some signs. Longer ones are tried first. */
const oneOf = (signs: readonly string[]): string =>
  signs
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
const signs = [...CODES_OF.keys()];
/** A sign that begins with a letter ('R$') cannot follow one: 'Chair$5' is five dollars. */
const SYMBOL = new RegExp(
  `(?<!\\p{L})(?:${oneOf(signs.filter((s) => isWord(s) && s.includes('$')))})|${oneOf(signs.filter((s) => !isWord(s)))}`,
  'u',
);
/** A word by itself, which may directly follow the number. 'руб' may also begin a longer word. */
const WORD = new RegExp(
  `(?<!\\p{L})(?:${oneOf(signs.filter((s) => isWord(s) && !CASED.has(s) && s !== 'руб'))})(?![\\p{L}\\p{M}])|(?<!\\p{L})руб`,
  'u',
);
const CASED_WORD = new RegExp(`(?<!\\p{L})(?:${oneOf([...CASED])})(?!\\p{L})`, 'u');
/** '5 dollars', '9,- euro'. In Vietnamese, 'đồng hồ' is a watch. */
const NAME = new RegExp(
  `\\d(?:[.,][-–]{1,2})?\\s?(${oneOf([...CODES_OF_NAMES.keys()])})(?![\\p{L}\\p{M}]|\\s(?:hồ|phục|bộ)(?!\\p{L}))`,
  'u',
);

/** The currency of the country with this top-level domain, if it is known. */
const homeOf = (domain: string): string | undefined =>
  Object.hasOwn(HOME, domain) ? HOME[domain] : undefined;

/** The currency that a sign of several means in a country: its own, if it is one of them, or the first. */
function codeIn(codes: readonly string[] | undefined, domain: string): string | null {
  const home = homeOf(domain);
  return codes?.find((code) => code === home) ?? codes?.[0] ?? null;
}

/** Currency codes in use; other groups of three capitals are no money. */
const CODES = new Set(
  phrases(
    'AED|AFN|ALL|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTN',
    'BWP|BYN|BYR|BZD|CAD|CDF|CHF|CLF|CLP|CNY|RMB|COP|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN',
    'ETB|EUR|FJD|GBP|GEL|GHC|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HRK|HTG|HUF|IDR|ILS|INR|IQD|IRR',
    'ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD',
    'MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NIS|NOK|NPR|NTD|NZD|OMR|PAB|PEN|PGK',
    'PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RUR|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SLE|SLL|SOS|SRD|SYP|SZL',
    'THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VES|VND|VUV|WST|XAF|XCD|XCG|XOF',
    'XPF|YER|ZAR|ZMW',
    'DEM|FRF|ITL|ESP|PTE|ATS|NLG|BEF|LTL|LVL|EEK|SKK',
  ),
);

/** Codes of before a reform, and other letters that are used like codes. */
const ALIASES: Record<string, string> = {
  RMB: 'CNY',
  RUR: 'RUB',
  BYR: 'BYN',
  NTD: 'TWD',
  NIS: 'ILS',
  GHC: 'GHS',
};

/** Currencies without a minor unit in daily use: a separator before three digits groups. */
const WHOLE = new Set(
  'CLP COP HUF IDR JPY KRW VND PYG ISK KZT RSD IRR IRT IQD UGX TZS XOF XAF'.split(' '),
);
/** Currencies with three decimals. */
const MILS = new Set('KWD BHD OMR JOD TND LYD'.split(' '));

/** The patterns of a country's own signs beside a number, by its domain; made when first needed. */
const localPatterns = new Map<string, readonly RegExp[]>();

function patternsOf(domain: string, home: string): readonly RegExp[] {
  const known = localPatterns.get(domain);
  if (known !== undefined) return known;
  const own = (table: readonly Sign[]): string[] =>
    table.filter(([, codes]) => codes.includes(home)).map(([sign]) => sign);
  const either = own(LOCAL);
  const patterns = [
    besideNumber(
      either.filter((sign) => !isCasedLocal(sign)),
      [],
      'iu',
    ),
    besideNumber(either.filter(isCasedLocal), own(LOCAL_BEFORE), 'u'),
  ];
  localPatterns.set(domain, patterns);
  return patterns;
}

const anyOf = (some: readonly string[]): string => (some.length === 0 ? '(?!)' : oneOf(some));

/** A pattern for signs on either side of a number, and for others before it. */
function besideNumber(either: readonly string[], before: readonly string[], flags: string): RegExp {
  // 'K 2' is a vitamin; '4K 55' is a television.
  const lead = `(?<![\\p{L}\\d])(?:(?:${anyOf(either)})\\.?\\s?\\d|(?:${anyOf(before)})\\.?\\s?\\d[\\d.,])`;
  return new RegExp(`${lead}|\\d\\s?(?:${anyOf(either)})(?![\\p{L}\\p{M}])`, flags);
}

const isLong = (sign: string): boolean => sign.length > 1;

/** The currency of a country, if a text has one of the country's own signs beside a number, or null. */
function localCurrency(text: string, domain: string): string | null {
  const home = homeOf(domain);
  if (home === undefined) return null;
  return patternsOf(domain, home).some((pattern) => pattern.test(text)) ? home : null;
}

/** The country of languages that are used in only one country with such a sign. */
const COUNTRY_OF: Readonly<Record<string, string>> = {
  ja: 'jp',
  zh: 'cn',
  da: 'dk',
  nb: 'no',
  nn: 'no',
  no: 'no',
  sv: 'se',
  is: 'is',
  vi: 'vn',
  ne: 'np',
  si: 'lk',
  my: 'mm',
  bs: 'ba',
  ky: 'kg',
};

/** Domains of two letters that shops of all countries use. */
const OPEN = new Set('ai cc eu fm gg im io me sh so to tv vc ws'.split(' '));

/**
 * The country that decides what '$', 'kr', 'Rs' and other shared signs mean on a page: its top-level domain, or for
 * domains of no one country ('com', 'io') the country of the page's language ('en-AU', 'ja'), or else of the currency that
 * the page states elsewhere (`stated`, which is asked only then).
 */
export function countryOf(
  domain: string,
  language: string,
  stated: () => string | null = () => null,
): string {
  // Other top-level domains of two letters are countries.
  if (domain.length === 2 && !OPEN.has(domain)) return domain;
  const [name = '', region = ''] = language.toLowerCase().split(/[-_]/);
  if (homeOf(region) !== undefined) return region;
  if (Object.hasOwn(COUNTRY_OF, name)) return COUNTRY_OF[name] ?? domain;
  // '$' and '£' mean there what they mean where nothing tells.
  if (region === 'us' || region === 'gb') return domain;
  const currency = stated();
  return Object.keys(HOME).find((country) => HOME[country] === currency) ?? domain;
}

/** ISO code of a code-like text ('usd', 'RUR'), or null. */
export function currencyCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (!CODES.has(code)) return null;
  return Object.hasOwn(ALIASES, code) ? (ALIASES[code] ?? null) : code;
}

/** Whether a sign beside a number can be money: three capitals must be a currency code ('5 PCS' is not). */
export function isMoneySign(sign: string): boolean {
  return !/^[A-Z]{3}$/.test(sign) || currencyCode(sign) !== null;
}

/**
 * The currency a short text names by code, sign or word, or null. Signs that several countries share are
 * decided by the shop's country (`domain`, as `countryOf` gives it), else the best known is meant: USD for `$`.
 */
export function currencyIn(text: string, domain = ''): string | null {
  for (const match of text.matchAll(/(?<![\p{L}])[A-Za-z]{3}(?![\p{L}])/gu)) {
    const code = /^(?:[A-Z]{3}|[Ee]ur|usd|gbp|pln)$/.test(match[0]) ? currencyCode(match[0]) : null;
    if (code !== null && !isOrdinaryWord(code, text, domain)) return code;
  }
  const own = localCurrency(text, domain);
  if (own !== null) return own;
  // Texts of adjacent elements may run together: 'PreçoR$ 5'.
  const lower = text.replace(/(?<=\p{Ll})(?=\p{Lu}{1,3}\$)/gu, ' ').toLowerCase();
  const sign = SYMBOL.exec(lower)?.[0] ?? WORD.exec(lower)?.[0] ?? CASED_WORD.exec(text)?.[0];
  // 'Mo. – Fr. 9–18 Uhr' is no price: only the Swiss write their francs like that.
  if (sign !== undefined && (sign !== 'fr.' || SWISS.has(domain)))
    return codeIn(CODES_OF.get(sign), domain);
  if (/[$＄]/.test(lower)) return codeIn(DOLLARS, domain);
  if (/[¥￥]/.test(lower)) return codeIn(domain === 'com' ? ['CNY'] : ['JPY', 'CNY'], domain);
  if (/\d(?:[.,]-)?\s?kr(?!\p{L})|(?<![\p{L}\d-])kr\.?\s?\d|\d\s?:-|(?<!\p{L})kr\./u.test(lower)) {
    // Danes write a period after it; Swedes seldom do.
    const crowns = ['SEK', 'NOK', 'DKK', 'ISK'];
    return codeIn(/kr\./.test(lower) ? ['DKK', ...crowns] : crowns, domain);
  }
  if (/\d\s*р(?!\p{L})/u.test(lower)) return 'RUB';
  const name = NAME.exec(lower)?.[1];
  if (name !== undefined) return codeIn(CODES_OF_NAMES.get(name), domain);
  // 'Euro 12,90', but not 'Euro 5', which is a norm for engines.
  if (/(?<!\p{L})euro\s?\d[\d.]*[.,]\d\d(?!\d)/u.test(lower)) return 'EUR';
  // In scripts without spaces a word may directly follow the sign.
  const unspaced = /\d\s?([円元원])/u.exec(lower)?.[1];
  if (unspaced !== undefined) return codeIn(CODES_OF.get(unspaced), domain);
  return null;
}

/**
 * Whether letters before a number can be a sign of money: one of this country, one of several letters, or one
 * of the single letters that are seldom used in article numbers.
 */
export function isSignBefore(letters: string, domain: string): boolean {
  if (currencyIn(`${letters} 10`, domain) !== null || /^[RPQL]$/.test(letters)) return true;
  return isLong(letters) && LOCAL.some(([sign]) => sign === letters);
}

/** Where 'Fr.' is a franc; also where it is not known whose text it is. */
const SWISS = new Set(['ch', 'li', '']);

/** Codes of currencies that are English words, too: 'Capacity: 12 CUP'. */
const WORDS = new Set('ALL BOB CUP GEL MAD MOP NIS PEN SOS TOP TRY'.split(' '));

/** Whether a sign before a number says less than one behind it: others share it, or it is also a word. */
export function isDoubtful(sign: string): boolean {
  return isShared(`${sign}1`) || WORDS.has(sign.trim());
}

/** Whether such a code is a word among others, outside of its country, with whose two letters it begins. */
function isOrdinaryWord(code: string, text: string, domain: string): boolean {
  const others = text.match(/\p{L}{2,}/gu) ?? [];
  return WORDS.has(code) && others.length > 1 && code.slice(0, 2).toLowerCase() !== domain;
}

/** Countries that differ in what they mean by a sign ('$', 'kr', '¥', 'Rs', 'lei'), one or two for each. */
const SHARING = ['ca', 'au', 'no', 'dk', 'cn', 'jp', 'pk', 'np', 'md', 'tw', 'ni', 'ma', 'sa'];

/** Whether a text names its currency only by a sign that several countries share. */
export function isShared(text: string): boolean {
  return new Set(SHARING.map((country) => currencyIn(text, country))).size > 1;
}

/** The currency that a field states by its code or by a sign that only one country uses, or null. */
export function currencyStated(text: string): string | null {
  return currencyCode(text) ?? (isShared(text) ? null : currencyIn(text));
}

/** How many decimals prices in this currency have in practice, which decides how '24.990' is read. */
export function decimalsOf(currency: string | null): 0 | 2 | 3 {
  if (currency !== null && WHOLE.has(currency)) return 0;
  return currency !== null && MILS.has(currency) ? 3 : 2;
}

/** Currencies that have no decimals in ISO 4217. The others in WHOLE have some there and in some shops. */
const COINLESS = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);

/**
 * How many decimals the smallest coin of a currency has; two if that is not known. A table is used because
 * creating the first `Intl.NumberFormat` takes 40 ms.
 */
export function minorDigits(currency: string | null): 0 | 2 | 3 {
  if (currency === null) return 2;
  return COINLESS.has(currency) ? 0 : MILS.has(currency) ? 3 : 2;
}
