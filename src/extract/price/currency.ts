const CASED = new Set(['Ft', 'Rs', 'Rp', 'RM', 'TL', 'kn']);

/** A sign or word for money, and its ISO 4217 code. */
type Pair = readonly [sign: string, code: string];

/** The pairs of a table: 'Rs INR|R$ BRL'. */
function pairsIn(table: string): Pair[] {
  return table.split('|').map((pair) => {
    const at = pair.lastIndexOf(' ');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

/** Signs and words for money → ISO 4217. Longer ones are tried first. */
const SIGNS = pairsIn(
  [
    'US$ USD|USD$ USD|U$S USD|U.S. $ USD|CA$ CAD|C$ CAD|CAD$ CAD|CDN$ CAD|AU$ AUD|A$ AUD|NZ$ NZD|HK$ HKD|S$ SGD|SG$ SGD',
    'NT$ TWD|R$ BRL|MX$ MXN|MXN$ MXN|AR$ ARS|CLP$ CLP|COP$ COP|S/. PEN|S/ PEN|€ EUR|£ GBP|₹ INR|₽ RUB|₴ UAH|₸ KZT|₺ TRY|₩ KRW',
    '₫ VND|฿ THB|₱ PHP|₪ ILS|₦ NGN|₵ GHS|₡ CRC|₲ PYG|₮ MNT|₾ GEL|֏ AMD|₼ AZN|৳ BDT|₭ LAK|៛ KHR|﷼ IRR',
    'руб RUB|р. RUB|грн UAH|тенге KZT|тг KZT|лв BGN|сум UZS|дин RSD|ден MKD|zł PLN|zl PLN|Kč CZK|Kc CZK|Ft HUF|lei RON|leu RON|kn HRK',
    'TL TRY|Rs INR|Rp IDR|RM MYR|SFr CHF|Fr. CHF|元 CNY|円 JPY|원 KRW|บาท THB|đ VND|تومان IRT|ريال SAR|ر.س SAR|د.إ AED|درهم AED|ر.ق QAR',
    'د.ك KWD|ج.م EGP|جنيه EGP|د.ا JOD|د.ب BHD|ر.ع OMR|ש"ח ILS|ש״ח ILS|人民币 CNY|RD$ DOP|TT$ TTD|J$ JMD|N$ NAD|BZ$ BZD|GH₵ GHS|TSh TZS|USh UGX|FCFA XOF|F CFA XOF|KSh KES|VNĐ VND|රු LKR|रू NPR|රු. LKR',
  ].join('|'),
)
  // Words like 'Ft' are feet in lower case; the others are written either way.
  .map(([sign, code]): Pair => [CASED.has(sign) ? sign : sign.toLowerCase(), code])
  .toSorted((a, b) => b[0].length - a[0].length);

const CODE_OF = new Map(SIGNS);
const isWord = (sign: string): boolean => /^\p{L}/u.test(sign);
const oneOf = (signs: readonly string[]): string =>
  signs.map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
const signs = SIGNS.map(([sign]) => sign);
/** A sign that begins with a letter ('R$') cannot follow one: 'Chair$5' is five dollars. */
const SYMBOL = new RegExp(
  `(?<!\\p{L})(?:${oneOf(signs.filter((s) => isWord(s) && s.includes('$')))})|${oneOf(signs.filter((s) => !isWord(s)))}`,
  'u',
);
/** A word by itself, which may directly follow the number. 'руб' may also begin a longer word. */
const WORD = new RegExp(
  `(?<!\\p{L})(?:${oneOf(signs.filter((s) => isWord(s) && !CASED.has(s) && s !== 'руб'))})(?!\\p{L})|(?<!\\p{L})руб`,
  'u',
);
const CASED_WORD = new RegExp(`(?<!\\p{L})(?:${oneOf([...CASED])})(?!\\p{L})`, 'u');

/** Currency codes in use; other groups of three capitals are no money. */
const CODES = new Set(
  (
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BYR BZD CAD CDF CHF CLF CLP CNY RMB COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD GBP GEL GHS GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RUR RWF SAR SBD SCR SDG SEK SGD SLL SOS SRD SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ' +
    'DEM FRF ITL ESP PTE ATS NLG BEF LTL LVL EEK SKK'
  ).split(' '),
);

const ALIASES: Record<string, string> = { RMB: 'CNY', RUR: 'RUB', BYR: 'BYN' };

/** Currencies without a minor unit in daily use: a separator before three digits groups. */
const WHOLE = new Set(
  'CLP COP HUF IDR JPY KRW VND PYG ISK KZT RSD IRR IRT IQD UGX TZS XOF XAF'.split(' '),
);
/** Currencies with three decimals. */
const MILS = new Set('KWD BHD OMR JOD TND LYD'.split(' '));

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

/**
 * Signs that consist of one or two letters or are shared by several countries. They are read as money only
 * in a shop of the country listed here. Some stand before the number, some after it.
 */
const LOCAL: Readonly<Record<string, string>> = {
  za: 'R ZAR',
  lk: 'Rs LKR',
  pk: 'Rs PKR',
  np: 'Rs NPR',
  mu: 'Rs MUR',
  bd: 'Tk BDT',
  ph: 'P PHP',
  bo: 'Bs BOB',
  ve: 'Bs VES',
  py: 'Gs PYG',
  gt: 'Q GTQ',
  hn: 'L HNL',
  pa: 'B/ PAB',
  ni: 'C$ NIO',
  ba: 'KM BAM',
  rs: 'din RSD',
  by: 'р BYN|руб BYN|Br BYN',
  kg: 'сом KGS',
  et: 'Br ETB',
  cm: 'FCFA XAF',
  ga: 'FCFA XAF',
  ma: 'DH MAD|Dhs MAD',
  ae: 'Dhs AED|DH AED',
  dz: 'DA DZD',
  tn: 'DT TND|د.ت TND',
  sa: 'SR SAR',
  qa: 'QR QAR',
  om: 'RO OMR',
  bh: 'BD BHD',
  kw: 'KD KWD',
  jo: 'JD JOD',
  eg: 'LE EGP|L.E EGP|E£ EGP',
};

/** The patterns of LOCAL: a sign before or after a number. Signs of one letter are case-sensitive. */
const LOCAL_SIGNS = new Map(
  Object.entries(LOCAL).map(([domain, pairs]) => [
    domain,
    pairsIn(pairs).map(([sign, code]) => ({
      pattern: new RegExp(
        `(?<!\\p{L})${oneOf([sign])}\\.?\\s?\\d|\\d\\s?${oneOf([sign])}(?!\\p{L})`,
        sign.length > 1 ? 'iu' : 'u',
      ),
      code,
    })),
  ]),
);

/** The currencies of BY_DOMAIN that are written with a dollar sign. */
const DOLLARS = new Set('CAD AUD NZD MXN ARS CLP COP SGD HKD TWD UYU'.split(' '));

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
};

/**
 * The country that decides what '$', 'kr' and '¥' mean on a page: its top-level domain, or for domains of
 * no country ('com') the country of the page's language ('en-AU', 'ja').
 */
export function countryOf(domain: string, language: string): string {
  // Top-level domains of two letters are countries.
  if (domain.length === 2) return domain;
  const [name = '', region = ''] = language.toLowerCase().split(/[-_]/);
  if (Object.hasOwn(BY_DOMAIN, region)) return region;
  return Object.hasOwn(COUNTRY_OF, name) ? (COUNTRY_OF[name] ?? domain) : domain;
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
 * The currency a short text names by code, sign or word, or null. `$`, `kr` and `¥` are decided by
 * the shop's top-level domain, else taken for USD, SEK and JPY.
 */
export function currencyIn(text: string, domain = ''): string | null {
  for (const match of text.matchAll(/(?<![\p{L}])[A-Za-z]{3}(?![\p{L}])/gu)) {
    const code = /^(?:[A-Z]{3}|[Ee]ur|usd|gbp|pln)$/.test(match[0]) ? currencyCode(match[0]) : null;
    if (code !== null && !isOrdinaryWord(code, text, domain)) return code;
  }
  const own = LOCAL_SIGNS.get(domain)?.find(({ pattern }) => pattern.test(text));
  if (own !== undefined) return own.code;
  // Texts of adjacent elements may run together: 'PreçoR$ 5'.
  const lower = text.replace(/(?<=\p{Ll})(?=\p{Lu}{1,3}\$)/gu, ' ').toLowerCase();
  const sign = SYMBOL.exec(lower)?.[0] ?? WORD.exec(lower)?.[0] ?? CASED_WORD.exec(text)?.[0];
  // 'Mo. – Fr. 9–18 Uhr' is no price: only the Swiss write their francs like that.
  if (sign !== undefined && (sign !== 'fr.' || SWISS.has(domain))) return CODE_OF.get(sign) ?? null;
  const local = Object.hasOwn(BY_DOMAIN, domain) ? (BY_DOMAIN[domain] ?? null) : null;
  if (/[$＄]/.test(lower)) return local !== null && DOLLARS.has(local) ? local : 'USD';
  if (/[¥￥]/.test(lower)) return local === 'CNY' || domain === 'com' ? 'CNY' : 'JPY';
  if (/\d(?:[.,]-)?\s?kr(?!\p{L})|(?<![\p{L}\d-])kr\.?\s?\d|\d\s?:-|(?<!\p{L})kr\./u.test(lower)) {
    if (local === 'NOK' || local === 'DKK' || local === 'ISK') return local;
    // Danes write a period after it; Swedes seldom do.
    return /kr\./.test(lower) && local !== 'SEK' ? 'DKK' : 'SEK';
  }
  if (/\d\s*р(?!\p{L})/u.test(lower)) return 'RUB';
  if (/\d(?:[.,][-–]{1,2})?\s?(?:euros?|eiro)(?!\p{L})/u.test(lower)) return 'EUR';
  // In scripts without spaces a word may directly follow the sign.
  const unspaced = /\d\s?([円元원])/u.exec(lower)?.[1];
  if (unspaced !== undefined) return CODE_OF.get(unspaced) ?? null;
  return null;
}

/** Whether letters are a sign of money anywhere: some mean it in one country only. */
export function isSignSomewhere(text: string): boolean {
  if (currencyIn(`${text} 1`) !== null) return true;
  return Object.values(LOCAL).some((pairs) => pairsIn(pairs).some(([sign]) => sign === text));
}

/** Where 'Fr.' is a franc; also where it is not known whose text it is. */
const SWISS = new Set(['ch', 'li', '']);

/** Codes of currencies that are English words, too: 'Capacity: 12 CUP'. */
const WORDS = new Set('ALL BOB CUP GEL MAD MOP PEN SOS TOP TRY'.split(' '));

/** Whether a sign before a number says less than one behind it: others share it, or it is also a word. */
export function isDoubtful(sign: string): boolean {
  return isShared(`${sign}1`) || WORDS.has(sign.trim());
}

/** Whether such a code is a word among others, outside of its country, with whose two letters it begins. */
function isOrdinaryWord(code: string, text: string, domain: string): boolean {
  const others = text.match(/\p{L}{2,}/gu) ?? [];
  return WORDS.has(code) && others.length > 1 && code.slice(0, 2).toLowerCase() !== domain;
}

/** Countries that differ in what they mean by '$', 'kr' or '¥', two for each sign. */
const SHARING = ['ca', 'au', 'no', 'dk', 'cn', 'jp'];

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
