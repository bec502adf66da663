import { decodeHTMLStrict } from 'entities/decode';

/** Code points of other zeros: Arabic-Indic, Persian, Devanagari, Bengali, Thai, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const PLAIN = /^[^&`·\x7f-\u20ab\u20ad-\uffff]*$/;
/** '14 .59': the cents are in an element of their own, together with the decimal point. */
const GAP_BEFORE_CENTS = /(?<=\d) (?=[.,]\d\d(?!\d))/g;

/** A text with the digits and separators of other scripts replaced by those of ASCII. */
export function plainDigits(text: string): string {
  // Most texts have nothing to translate.
  if (PLAIN.test(text)) return text.replace(/\s+/g, ' ').replace(GAP_BEFORE_CENTS, '').trim();
  return (text.includes('&') ? decodeHTMLStrict(text) : text)
    .replace(/\p{Cf}+/gu, '')
    .replace(/(?<=\d)[´`ʼʹ′＇](?=\d)/g, "'")
    .replace(/(?<=\d)[·﹒](?=\d)/g, '.')
    .replace(
      /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g,
      (c) => {
        const code = c.charCodeAt(0);
        return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
      },
    )
    .replace(/([.,]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, mark: string, run: string) => asCents(run) ?? mark)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('，', ',')
    .replace(/[．。]/g, '.')
    .replace(/[\s\u00a0\u2000-\u200a\u202f]+/g, ' ')
    .replace(GAP_BEFORE_CENTS, '')
    .replace(MYRIADS, asThousands)
    .trim();
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
