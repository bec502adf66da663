import { readNumber } from './readNumber.ts';

/** Not 'đồng hồ', a watch, nor 'đồng phục', a uniform. */
const DONG = 'đồng(?!\\s(?:hồ|phục|bộ))';
const RUBLES = '₽|руб\\p{L}{0,3}|р|₸|тг|тенге|₴|грн|гривень|сум';

/**
 * Words for thousands and more behind a number: the words, what they multiply by, and the signs of money before
 * the number and behind the word. One of these must be there: without them it is a count ('10rb terjual'), a
 * measure ('3 mil') or a unit ('14K').
 */
const SCALES: readonly (readonly [string, number, string, string])[] = [
  ['lakhs?|lacs?', 1e5, '₹|rs\\.?|inr', 'rupees'],
  ['crores?|cr', 1e7, '₹|rs\\.?|inr', 'rupees'],
  ['rb|ribu', 1e3, 'rp\\.?|idr', 'rupiah|idr'],
  ['jt|juta', 1e6, 'rp\\.?|idr', 'rupiah|idr'],
  ['nghìn|ngàn', 1e3, '₫', `đ|₫|${DONG}|vnđ|vnd`],
  ['triệu', 1e6, '₫', `đ|₫|${DONG}|vnđ|vnd`],
  // Only where prices have so many zeros that nobody writes the last ones.
  ['k', 1e3, '₫|rp\\.?|[tku]shs?\\.?|ugx|₦', `đ|₫|${DONG}|vnđ|vnd|idr`],
  ['mil', 1e3, 'r\\$', 'reais|pesos|euros|colones'],
  ['milh(?:ão|ões)', 1e6, 'r\\$', '(?:de )?reais'],
  ['тыс', 1e3, '', RUBLES],
  ['млн', 1e6, '', RUBLES],
  ['هزار', 1e3, '', 'تومان|ریال'],
  ['میلیون', 1e6, '', 'تومان|ریال'],
  ['천', 1e3, '₩', '원'],
];

/** A cheap test: most texts have no such word. */
const HAS_WORD = new RegExp(`\\d\\s?(?:${SCALES.map(([words]) => words).join('|')})(?!\\d)`, 'iu');

const PATTERNS = SCALES.map(([words, factor, before, after]) => {
  const number = `(\\d[\\d.,]{0,10})\\s?(?:${words})`;
  const lead = before === '' ? '' : `(?<=(?<!\\p{L})(?:${before})\\s?)${number}(?![\\p{L}\\d])|`;
  // In scripts without spaces the sign is followed by other letters.
  const end = words === '천' ? '' : '(?!\\p{L})';
  return { factor, pattern: new RegExp(`${lead}${number}\\.?(?=\\s?(?:${after})${end})`, 'giu') };
});

/** A text with 'Rp299rb', '₹1.29 lakh', '3 тыс. ₽' and the like written as whole numbers. */
export function inFull(text: string): string {
  if (!HAS_WORD.test(text)) return text;
  let full = text;
  for (const { factor, pattern } of PATTERNS)
    full = full.replace(pattern, (all: string, first?: string, second?: string) => {
      const written = first ?? second ?? '';
      // Nobody groups thousands before a word for a million: '1.125 Cr', '27,990 triệu'.
      const isDecimal = factor >= 1e5 && /^\d+[.,]\d+$/.test(written);
      const number = isDecimal ? Number(written.replace(',', '.')) : readNumber(written, null);
      return number === null ? all : String(Math.round(number * factor));
    });
  return full;
}
