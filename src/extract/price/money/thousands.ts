import { readNumber } from './readNumber.ts';

/** Not 'đồng hồ', a watch, nor 'đồng phục', a uniform. */
const DONG = 'đồng(?!\\s(?:hồ|phục|bộ))';
const RUBLES = '₽|руб\\p{L}{0,3}|р|₸|тг|тенге|₴|грн|гривень|сум';

interface Scale {
  /** A pattern of the words. */
  words: string;
  factor: number;
  /** Patterns of the signs of money that stand before the number, and behind the word. */
  before?: string;
  behind: string;
  /** In scripts without spaces other letters may follow the sign. */
  isUnspaced?: boolean;
}

const RUPEES = { before: '₹|rs\\.?|inr', behind: 'rupees' };
const RUPIAH = { before: 'rp\\.?|idr', behind: 'rupiah|idr' };
const DONGS = { before: '₫', behind: `đ|₫|${DONG}|vnđ|vnd` };

/**
 * Words for thousands and more behind a number. One of their signs of money must be there: without it they are a
 * count ('10rb terjual'), a measure ('3 mil') or a unit ('14K').
 */
const SCALES: readonly Scale[] = [
  { words: 'lakhs?|lacs?', factor: 1e5, ...RUPEES },
  { words: 'crores?|cr', factor: 1e7, ...RUPEES },
  { words: 'rb|ribu', factor: 1e3, ...RUPIAH },
  { words: 'jt|juta', factor: 1e6, ...RUPIAH },
  { words: 'nghìn|ngàn', factor: 1e3, ...DONGS },
  { words: 'triệu', factor: 1e6, ...DONGS },
  {
    // Only where prices have so many zeros that nobody writes the last ones.
    words: 'k',
    factor: 1e3,
    before: '₫|rp\\.?|[tku]shs?\\.?|ugx|₦',
    behind: `${DONGS.behind}|idr`,
  },
  { words: 'mil', factor: 1e3, before: 'r\\$', behind: 'reais|pesos|euros|colones' },
  { words: 'milh(?:ão|ões)', factor: 1e6, before: 'r\\$', behind: '(?:de )?reais' },
  { words: 'тыс', factor: 1e3, behind: RUBLES },
  { words: 'млн', factor: 1e6, behind: RUBLES },
  { words: 'هزار', factor: 1e3, behind: 'تومان|ریال' },
  { words: 'میلیون', factor: 1e6, behind: 'تومان|ریال' },
  { words: '천', factor: 1e3, before: '₩', behind: '원', isUnspaced: true },
];

/** A cheap test: most texts have no such word. */
const HAS_WORD = new RegExp(
  `\\d\\s?(?:${SCALES.map(({ words }) => words).join('|')})(?!\\d)`,
  'iu',
);

const PATTERNS = SCALES.map(({ words, factor, before, behind, isUnspaced = false }) => {
  const number = `(\\d[\\d.,]{0,10})\\s?(?:${words})`;
  const ahead =
    before === undefined ? '' : `(?<=(?<!\\p{L})(?:${before})\\s?)${number}(?![\\p{L}\\d])|`;
  const end = isUnspaced ? '' : '(?!\\p{L})';
  return { factor, pattern: new RegExp(`${ahead}${number}\\.?(?=\\s?(?:${behind})${end})`, 'giu') };
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
