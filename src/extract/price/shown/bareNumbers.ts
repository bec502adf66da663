import type { Words } from './amounts.ts';
import { attr, textOf, type Element, type Page } from '../../page/dom.ts';
import { classMatches } from '../../page/classText.ts';
import { letters } from '../../names.ts';
import { PRICE, TRAIL } from './priceScore.ts';
import { isPriceLabel, whatIsSaid } from '../words/priceWords.ts';

const NUMBER_OF_ARTICLE = /^(?:sku|mpn|productid|gtin\d{0,2})$/i;
const MAX_NUMBERS = 40;
const MAX_TEXT = 60;

/** The numbers of articles that the page's markup states, as letters. */
export function articleNumbers(page: Page): ReadonlySet<string> {
  const found = new Set<string>();
  for (const element of page.having('itemprop')) {
    if (found.size >= MAX_NUMBERS) break;
    if (!NUMBER_OF_ARTICLE.test(attr(element, 'itemprop'))) continue;
    found.add(letters(attr(element, 'content') || textOf(element, MAX_TEXT)));
  }
  found.delete('');
  return found;
}

/** What a number before it counts: '3 articles'. */
const COUNTED_WORDS = [
  'articles?|artikel|articoli|art[ií]culos|artigos|art\\.|items?|products?|produkte?n?',
  'produits?|productos?|prodotti|produtos?|produkt(?:y|ów|ů)|results?|résultats?|resultados?',
  'risultati|ergebnisse?|resultaten|itens|pieces?|pi[eè]ces?|piezas?|pezzi|peças|stücke?',
  'stuks|sztuk|reviews?|ratings?|товар\\p{L}*|件',
].join('|');
const COUNTED = new RegExp(`^\\s*(?:${COUNTED_WORDS})(?!\\p{L})`, 'iu');

/**
 * Whether a whole number without a sign of money is something else than a price: it counts something, or only
 * stands in a part that is called so, behind words in it that are no label for prices ('SKU').
 */
export function isNamedOtherwise(element: Element, text: string, words: Words): boolean {
  const hasStars = /[★☆⭐]/u.test(words.before + text + words.after);
  if (OUT_OF.test(text) || (hasStars && RATING.test(text))) return true;
  if (/\d[.,]\d{1,2}(?!\d)|[.,:][-–—]/u.test(text)) return false;
  if (COUNTED.test(words.after)) return true;
  if (!WORD.test(words.before)) return false;
  if (isPriceLabel(words.before.trim()) || whatIsSaid(words) === 'price') return false;
  let part: Element | null = element;
  for (let steps = 0; part !== null && steps < TRAIL; part = part.parent, steps++) {
    if (!classMatches(part, PRICE)) continue;
    const all = textOf(part, MAX_TEXT);
    const at = all.indexOf(/\d\S*/.exec(text)?.[0] ?? text);
    // Where much is in the part, so is the label.
    return at === -1 || WORD.test(all.slice(0, at));
  }
  return false;
}

const WORD = /\p{L}{2}/u;
/** '4.3/5': what customers think of the product or the shop. */
const OUT_OF = /^\s*\d{1,2}(?:[.,]\d{1,2})?\s?\/\s?(?:5|10)(?!\d)/;
const RATING = /^[^\d\p{L}]*[0-5](?:[.,]\d{1,2})?[^\d\p{L}]*$/u;
