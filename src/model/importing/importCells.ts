import type { ColumnKey } from './importExport.ts';
import { priceFromText } from '../itemForm/priceDigits.ts';

/** The values that exporters and shops write into cells, as the Add Item form expects them. */

/** The contents of a cell that mean that it has no value. */
const NOTHING = /^(?:[-–—−_.·•/\s]*|n\.?\s?[/.]?\s?a\.?|#n\/a|none|null|nil|nan|undefined)$/i;

/** What shops write where a price would be, when there is none. */
const UNAVAILABLE = new RegExp(
  [
    'unavailable|not available|no longer available|out of stock|sold out|discontinued|no price',
    'nicht (?:mehr )?(?:verfügbar|lieferbar|vorrätig|auf lager)|ausverkauft|vergriffen',
    'indisponible|rupture|épuisé|no disponible|agotado|sin stock|non disponibile|esaurito',
    'niet (?:beschikbaar|leverbaar|op voorraad)|uitverkocht|indisponível|esgotado',
    '(?:ej|inte) tillgänglig|slutsåld|ikke tilg(?:æ|je)ngelig|udsolgt|utsolgt|niedostępn',
    'wyprzedan|brak w magazynie|nedostupn|vyprodán|ei saatavilla|loppu|tükendi|stokta yok',
    '在庫(?:なし|切れ)|お取り扱い|品切れ|缺货|售罄|无货|품절|нет в наличии|недоступ|распродан',
  ].join('|'),
  'i',
);

const CURRENCY =
  '(?:[A-Z]{1,3}\\s?)?\\p{Sc}|\\b[A-Z]{3}\\b|\\b[Kk]r\\b\\.?|Kč|zł|\\bFt\\b|\\blei\\b|\\bS?Fr\\b\\.?|\\bRp\\b\\.?|\\bRM\\b|\\bTL\\b|руб\\.?|円|元|원';
const NUMBER =
  "\\d{1,3}(?:[ \\u00a0\\u202f.,'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,4})?";

/** A number with its currency before or after it. */
const AMOUNT = new RegExp(
  `(?:(?:${CURRENCY})\\s?(?:${NUMBER})|(?:${NUMBER})\\s?(?:${CURRENCY}))`,
  'gu',
);

const ANY_NUMBER = new RegExp(NUMBER, 'g');

/** Words directly before a former price. */
const FORMER =
  /(?:\bwas|\brrp|\blist(?: price)?|\bbefore|\breg(?:ular)?|\buvp|\bstatt|\bvorher|\bavant|\bau lieu de|\bantes|\bprima|\binvece di|\bvan|\bvoor|\bfør|\btidigare)[\s:.]*$/i;

/** The text of a cell for the form's field of its column; '' when the cell says nothing. */
export function cellText(key: ColumnKey, cell: string): string {
  const text = cell.trim();
  if (key === 'name' || key === 'notes' || key === 'for') return text;
  if (NOTHING.test(text)) return '';
  if (key === 'price') return priceCell(text);
  if (key === 'quantity') return quantityCell(text);
  return text;
}

/**
 * The price in a text of a shop or an exporter, with its currency: '$5.00 - $9.00' gives '$5.00',
 * 'Currently unavailable' nothing. A text without a price in it stays, so that its row says why it is
 * refused.
 */
function priceCell(cell: string): string {
  const text = joined(cell)
    .replace(/[.,](?:-+|–|—)(?!\d)/g, '')
    // Grouped by hundreds, as in India: 1,23,456.
    .replace(/(?<![\d.,])\d{1,2}(?:,\d{2})+,\d{3}(?!\d)/g, (whole) => whole.replaceAll(',', ''));
  // The price is parsed without blanks, which would join two numbers into another one.
  const numbers = [...new Set(text.match(ANY_NUMBER))];
  const isOne = (text.match(ANY_NUMBER) ?? []).length === 1;
  if (isOne && !Number.isNaN(priceFromText(text) ?? 0)) return text;
  const amount = [...text.matchAll(AMOUNT)].find(({ index }) => !FORMER.test(text.slice(0, index)));
  if (amount) return amount[0];
  if (UNAVAILABLE.test(text)) return '';
  const hasWords = /\p{L}/u.test(text);
  return isOne || numbers.length === 0 || hasWords ? text : numbers.join(' – ');
}

/** Joins a price that a page writes on several lines, '$', '19', '99': the last one is its fraction. */
function joined(text: string): string {
  return text
    .replace(/(\d)\s*\n\s*([.,])\s*\n?\s*(\d{2})(?!\d)/g, '$1$2$3')
    .replace(
      /(?<![.,]\d?)(\d)([.,])?\s*\n\s*(\d{2})(?!\d)/g,
      (_, whole: string, separator = '.', rest: string) => whole + separator + rest,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** '2', '2.0', 'x2' and '2 pcs' give '2'; other texts stay. */
function quantityCell(text: string): string {
  const [, count] = /^[x×]?\s*(\d+)(?:[.,]0+)?(?:\s*\p{L}*\.?)?$/iu.exec(text) ?? [];
  if (count === undefined) return text;
  return Number(count) === 0 ? '' : String(Number(count));
}

/** A web address from a cell: as it is, or from a spreadsheet's HYPERLINK formula or a Markdown link. */
export function linkIn(cell: string): { url: string; name: string } | null {
  const formula = /^=HYPERLINK\(\s*"([^"]+)"(?:\s*[,;]\s*"([^"]*)")?\s*\)$/i.exec(cell.trim());
  if (formula) return { url: formula[1] ?? '', name: formula[2] ?? '' };
  const markdown = /^\[([^\]]*)\]\(<?(https?:\/\/[^\s>]+?)>?\)$/i.exec(cell.trim());
  return markdown ? { url: markdown[2] ?? '', name: markdown[1] ?? '' } : null;
}
