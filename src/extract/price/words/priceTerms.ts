/**
 * Words for the terms on which a price holds: with a code, for several pieces, per unit or month. All
 * patterns are for lower case (see priceWords.ts).
 */

/** Words for a price on a condition: with a code, with a way of paying, after a rebate. */
const CONDITIONS = [
  'with (?:an? |the )?(?:code|coupon|promo|voucher|autoship|subscription|prime)|w/\\s?code',
  'with (?:an? |new )?(?:\\d{1,2}[ -](?:year|month)s? )?(?:contract|agreement|trade-?in|activation)',
  'mit (?:handy-?)?vertrag|avec (?:un )?(?:engagement|forfait)|con contrato|met abonnement',
  'us(?:e|ing) (?:the )?(?:code|coupon)',
  'after (?:mail|rebate|credit|coupon|promo|code|statement|trade)|after\\s\\p{Sc}\\s?$',
  '(?:mit|bei) (?:code|gutschein|coupon|vorkasse|überweisung)|avec (?:le )?(?:code|coupon)',
  'con (?:el |il )?(?:código|codice|cupón|coupon)|met (?:de )?(?:code|kortingscode)|z kodem',
  's kódem|(?:con|en|por|pagando (?:con|por)) (?:transferencia|efectivo|depósito)',
  '(?:à vista )?(?:no|com|via|por) (?:o )?(?:pix|boleto|transferência)',
].join('|');
export const ON_CONDITION = new RegExp(`^[\\s*)]{0,3}(?:${CONDITIONS})(?!\\p{L})`, 'u');

/** 'Extra 20% off with code VIP: $64', 'Use code VIP to get it for $64'. */
const CODE_WORDS = 'code|coupon|código|codice|cupón|cupom|gutschein';
const TO_GET = 'to|and|you|zahlen|bezahlen|pour|vous|para|pagas?|paga|per|om|betaal';
const PRICE_LABEL = '(?:prices?|now|preis|jetzt|prix|precio|prezzo|preço|prijs)(?!\\p{L})';
export const WITH_CODE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:with|use|using|mit|avec|con|com|met)\s(?:\p{L}{1,10}\s){0,2}`,
    String.raw`(?:${CODE_WORDS})(?:\s[\p{L}\d-]{2,16})?`,
    String.raw`(?:\s(?:${TO_GET})(?:\s(?!${PRICE_LABEL})\p{L}{1,16}){0,4})?`,
    String.raw`\s?[:=]?\s*\p{Sc}?\s*$`,
  ].join(''),
  'u',
);

/** 'Over $50', '$5 off on spend of $50': words that make the amount a threshold. */
const THRESHOLDS = [
  'off (?:on|for|when)(?:\\s\\p{L}{1,10}){0,3}|over|above|under|up ?to|bis zu|jusqu.à|fino a',
  'até|hasta|hingga|sampai|până la|[έε]ως|tối đa|lên (?:tới|đến)|exceeding|more than|oltre',
  'boven|powyżej|över|yli|π[άα]νω απ[όο]|[άα]νω των|peste|iznad|свыше|понад|trên|بالای|فوق',
  'أكثر من',
].join('|');
export const THRESHOLD = new RegExp(
  `(?<!\\p{L})(?:${THRESHOLDS})(?:\\s(?:[a-z]{3}|kr\\.?))?\\s?(?:[a-z]{0,3}\\p{Sc})?\\s?$`,
  'u',
);

/** 'Less than $50': the bound of a choice of prices, or praise of an offer: 'Now for less than $50'. */
const BOUNDS = [
  'less than|menos de|moins de|meno di|weniger als|unter|minder dan|onder|poniżej|mniej niż',
  'méně než|menej ako|меньше|менее|mindre än|mindre enn|mindre end|mai puțin de',
].join('|');
export const BOUND = new RegExp(
  `(?<!\\p{L})(?:${BOUNDS})(?:\\s(?:[a-z]{3}|kr\\.?))?\\s?(?:[a-z]{0,3}\\p{Sc})?\\s?$`,
  'u',
);

/** '10 or more $8', but not 'Players: 2 or more', whose label says that it is no quantity to buy. */
const OR_MORE = [
  'or more|oder mehr|ou (?:plus|mais)|o más|o più|of meer|lub więcej|eller (?:fler|mer|flere)',
  'или (?:больше|более)|або більше|nebo více|alebo viac|vagy több|sau mai multe?',
  'veya daha fazla',
].join('|');
export const SEVERAL = new RegExp(
  `(?<![:：]\\s?\\d{0,3})\\d+ (?:${OR_MORE})[\\s:：.(+€$£₹₪-]*$`,
  'u',
);

/** A quantity for which a price holds: 'ab 5', '10+', '5 - 9'. */
export const QUANTITY =
  /^(?:(?:ab|from|dès|à partir de|da|od|vanaf|desde|fra|från|от|≥|>)\s?\d{1,5}|\d{1,5}\s?(?:\+|[-–]\s?\d{1,5}|or more))\s?(?:st(?:ück|k|\.)?|pcs?|pieces|szt\.?|ks|pz|uds?|шт\.?)?$/u;

/** 'Buy 6 for', 'Kaufen Sie 6 für je': words before the price of each of several pieces. */
export const EACH_OF =
  /(?<!\p{L})(?:buy|kaufen sie|achetez(?:-en)?|compre|acquista(?:ne)?|koop|kup|köp|køb|osta|acheter|comprar)\s\d{1,5}(?:\s(?!(?:it|now)\s)\p{L}{1,10}){0,3}\s*\p{Sc}?\s*$/u;

/** '12x de R$ ', 'en 6 cuotas de $', '24 Raten à ': words before an installment. */
const INSTALMENT_WORDS = [
  'installments?|instalments?|payments?|parcelas?|cuotas?|mensualidades|mensualit[ée]s|raten?',
  'rate|rat|termijnen|splátek|taksit|плат[еі]ж\\p{L}*|msi|meses|δόσεις|תשלומים|دفعات',
].join('|');
const INSTALMENT_OF = [
  'of|de|von|zu|à|da|van|po|по|di|at|from|starting|ab|desde|od|vanaf|від|от|mensili',
  'sin intereses|των|של|بقيمة|x',
].join('|');
export const INSTALMENT = new RegExp(
  String.raw`\d\s?(?:x|×|vezes|(?:\p{L}+[\s-]){0,3}(?:${INSTALMENT_WORDS}))(?:\s(?:${INSTALMENT_OF}))*\s*(?:\p{L}{0,3}\p{Sc})?\s*$`,
  'u',
);

/** '1 kg = ', '(100 ml = ': words before a unit price. */
export const MEASURE_OF =
  /\d\s?(?:kg|g|mg|l|ml|cl|dl|m[²2³3]?|lit(?:er|re)s?|(?:st|stk|pcs?|szt|ks)\.?|stück|wl|wg)\s?[=≙≈][\s€$£]*$/u;

/** Words after an amount for a unit, a month or other terms: it is no price of the whole. */
const UNITS_AND_TERMS = [
  '(?:\\*\\s*)?/\\s*(?:month|mo\\b|mth|monat|mois|mes\\b|(?:mnd|md|mån|kk|hó|lun[aă]|ay|bulan|เดือน|tháng|mėn|mēn|μήνα|luna|(?:fl\\.?\\s?)?oz|lb)(?!\\p{L})|mese|mies|měs|мес|week|year|yr|100|1?\\s?(?:kg|l|liter|g|ml|m2|m²)(?![\\p{L}\\p{N}]))',
  '(?:per|pro|par|al|por|za)\\s+(?:month|monat|mois|mes|mese|week|100|1?\\s?(?:kg|l|liter|litre|g|ml|kilogramm|kilo|m2|m²)(?![\\p{L}\\p{N}]))',
  'p\\.?m\\.?\\b|off\\b|every (?:\\d\\s)?(?:weeks?|months?)\\b',
  '(?:more|away) (?:for|from|to|until)\\b',
  '(?:de )?(?:descuento|rabatt|réduction|desconto|sconto)',
  '(?:ex(?:cl?|kl)?\\.?|without|bez|be|ohne|zzgl\\.|fără|χωρίς|\\+)\\s*(?:vat|tax|gst|dph|mwst|ust|btw|iva|tva|moms|vsk|pvm|φπα)',
  'mtl(?!\\p{L})|netto(?!\\p{L})|hors taxes?',
  'shipping(?! (?:calculated|is|not|will|included|within|and taxes))',
  'delivery(?! (?:in|within|by|on|is|included|available|time))',
  'versand(?!kostenfrei|frei|(?:kosten)? (?:wird|werden))|frete|postage|в месяц',
  '[(（]?(?:税抜|税別|pt\\b|ポイント)|以上|이상|/\\s*мес|(?:no )?boleto',
  '(?:retail )?value\\b(?! (?:pack|set|size|bundle))|(?:booking |service )?fee\\b|gebühr',
  'frais|clubcard|with (?:card|membership)|bestellwert|(?:üzeri|felett|ylitäv\\p{L}*) ',
].join('|');
export const OTHER_AFTER = new RegExp(`^\\s*(?:${UNITS_AND_TERMS})`, 'u');

/** How often a sum is paid, in words that no name begins with: '$5 a month', '249 Kč měsíčně na 12 měsíců'. */
const EACH_MONTH = [
  "(?:each|a) month(?![’']s|\\s+of(?!\\p{L}))|jeden monat|al mese|al mes|ao mês|miesięcznie|měsíčně",
  'mesačne|i månaden|om måneden|havonta|mensuales|mensais|ежемесячно',
].join('|');
/**
 * The same in words with which a name may begin ('Monthly Planner'): they must end the text or be followed by a
 * mark, a number that is no year, or words about paying.
 */
const MONTHLY = '(?:bi-?)?(?:monthly|weekly)|fortnightly|monatlich|wöchentlich|im monat';
const ABOUT_PAYING = [
  'pay(?:ment|able)?s?|install?ments?|rates?|raten?|fees?|prices?|costs?|plans?|charges?|interest',
  'bill(?:ed|ing)?|finance|financing|apr|subscriptions?|memberships?|vat|tax|incl?|excl?|plus',
  'for|over|with|at|on|in|until|after|from|by|via|through|or|if|when|then|learn|apply|see',
  'bei|für|mit|über|auf|ab|oder|zzgl|inkl|kündbar|zahlen|zahlbar',
].join('|');
export const PAID_EACH = new RegExp(
  `^\\s*\\(?(?:(?:${EACH_MONTH})(?!\\p{L})|(?:${MONTHLY})(?![\\p{L}'’&])\\s*(?:$|(?![-–/]|20\\d\\d(?!\\d))[^\\p{L}\\s'’&]|[-–/]\\P{L}|(?:${ABOUT_PAYING})(?!\\p{L})))`,
  'u',
);
