import { decodeHTMLStrict } from 'entities/decode';
import { inFull } from './thousands.ts';

/**
 * Code points of other zeros: Arabic-Indic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, Telugu,
 * Kannada, Malayalam, Thai, Lao, Tibetan, Burmese, Khmer, full-width.
 */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0xff10,
];
/** What a regular expression's class needs to match the other digits. */
export const OTHER_DIGITS = ZEROS.map(
  (zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`,
).join('');
const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`, 'g');
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const PLAIN = /^[^&`·\x7f-\u20ab\u20ad-\uffff]*$/;
/** '14 .59': the cents are in an element of their own, together with the decimal point. */
const GAP_BEFORE_CENTS = /(?<=\d) (?=[.,]\d\d(?!\d))/g;

/** '1/299/000 تومان': the slash groups digits where Persian is written. */
const PERSIAN_GROUPS = /(?<=\d)\/(?=\d{3}(?:\/\d{3})* ?(?:تومان|ریال))/g;

/** A text with the digits and separators of other scripts replaced by those of ASCII. */
export function plainDigits(text: string): string {
  // Most texts have nothing to translate.
  if (PLAIN.test(text))
    return inFull(text.replace(/\s+/g, ' ').replace(GAP_BEFORE_CENTS, '').trim());
  const plain = (text.includes('&') ? decodeHTMLStrict(text) : text)
    .replace(/\p{Cf}+/gu, '')
    .replace(/(?<=\d)[´`ʼʹ′＇](?=\d)/g, "'")
    .replace(/(?<=\d)[·﹒](?=\d)/g, '.')
    .replace(OTHER_DIGIT, (c) => {
      const code = c.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/([.,]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, mark: string, run: string) => asCents(run) ?? mark)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('，', ',')
    .replace(/[．。]/g, '.')
    .replace(/[\s\u00a0\u2000-\u200a\u202f]+/g, ' ')
    .replace(GAP_BEFORE_CENTS, '')
    .replace(PERSIAN_GROUPS, ',');
  return inFull(plain).replace(MYRIADS, asThousands).trim();
}

/** '19⁹⁹': cents. A single raised digit is the number of a footnote. */
function asCents(run: string): string | null {
  return run.length === 2 ? `.${Array.from(run, (c) => SUPERSCRIPTS.indexOf(c)).join('')}` : null;
}

/** '3万9,800', '1.5만': tens of thousands, perhaps followed by the remainder. */
const MYRIADS = /(\d{1,6}(?:\.\d{1,2})?) ?[万萬만](?: ?(\d{1,2},\d{3}|,?\d{1,4})(?![\d,.]))?/g;

function asThousands(_: string, myriads: string, rest = '0'): string {
  return String(Math.round(Number(myriads) * 10_000) + Number(rest.replace(',', '')));
}
