import { collapse } from '../page/dom.ts';
import { attributeOf, MAX_READ, trimmed, type Attribute } from './attributeWords.ts';
import { isPrompt } from './prompts.ts';

/** Values of attributes as shops write them: cleaned, and told apart from lists of several. */

const MAX_VALUE = 60;
/** What was chosen may be longer: the parts of a set with the color of each. */
export const MAX_CHOSEN = 100;
/** What labels for reading aloud add: 'Navy variant option', 'Navy color swatch'. */
const SPOKEN =
  /(?<=\p{L})\s+(?:(?:variant|colou?r|size)[\s-](?:option|swatch)|swatch|[-–,]\s?selected)$/iu;

/** What a shop adds about its sale: 'XL - sold out', 'Rot – ausverkauft', 'Navy - Online Exclusive'. */
const SALE_NOTE_WORDS = [
  'out of stock|sold out|(?:online |web )?exclusive|final sale|limited edition',
  '(?:temporarily )?unavailable|ausverkauft|nicht verfügbar|épuisé|rupture de stock|agotado',
  'esgotado|esaurito|uitverkocht|brak|niedostępny|vyprodáno|vypredané|elfogyott|slutsåld',
  'slut i lager|udsolgt|utsolgt|loppu|stokta yok|tükendi|нет в наличии|немає в наявності|売り切れ',
  '在庫切れ|품절|缺货',
].join('|');
const SALE_NOTE = new RegExp(`\\s+[-–—:,]\\s*(?:${SALE_NOTE_WORDS})$`, 'iu');

/** A value as it is shown to people, or null when it only asks to choose. */
export function cleanValue(text: string, most = MAX_VALUE): string | null {
  if (text.length > MAX_READ) return null;
  const plain = trimmed(collapse(text), ' :：–-', ' :：;,.–-')
    .replace(SPOKEN, '')
    .replace(
      /\s+(?:[-–—+:]\s?)?(?:[$€£₹]\s?\d[\d.,]{0,12}(?:\s[A-Z]{3})?|\d[\d.,]{0,12}\s?[$€£])$/u,
      '',
    )
    .replace(/\s*[([]\s*[+-]?\s*(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£])\s*[)\]]?$/u, '')
    .replace(
      /\s*[([]\s*(?:(?:see|siehe|voir|ver|more|info)\b[^)\]]{0,60}|out of stock|sold out|ausverkauft|épuisé|agotado|in stock|esaurito)[)\]]?$/iu,
      '',
    )
    .replace(SALE_NOTE, '');
  if (plain === '' || plain.length > most || isPrompt(plain) || attributeOf(plain) !== null)
    return null;
  if (/^(?:cm|mm|in|inch(?:es)?|eu|eur|us|uk|kg|lbs?)$/i.test(plain)) return null;
  if (/^(?:true|false|yes|no|ja|nein|oui|non|да|нет|-+|\?+|null|undefined)$/i.test(plain))
    return null;
  if (!/[\p{L}\p{N}]/u.test(plain)) return null;
  if (/^https?:|[{}<>]|^#?[0-9a-f]{6}$/i.test(plain)) return null;
  return plain;
}

/** Whether a value can be a color at all: words, neither a number nor a price. */
export function isColorValue(value: string): boolean {
  // Two to four ideographs are about as long as a word in other scripts.
  if ((value.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0) > 8)
    return false;
  return (
    value.length <= 45 &&
    /\p{L}[\p{L}\p{M}]/u.test(value) &&
    !/[€$£]\s?\d|\d\s?[€$£]|^\d/.test(value) &&
    !/\d\s?(?:["”″]|(?:cm|mm|gb|tb|ml|kg|inch(?:es)?|zoll)(?!\p{L}))/iu.test(value) &&
    value.split(/\s+/).length <= 7
  );
}

/**
 * Whether a value lists what there is ('S, M, L', '36 / 37 / 38') rather than saying which. 'S/M' and
 * 'Black/White' are one.
 */
export function isSeveral(value: string, which: Attribute): boolean {
  const commas = value.split(/\s*[,;、，|｜•·]\s*/).length;
  if (which === 'color') return commas > 2 || /^(?:\S{1,5}色\s+)+\S{1,5}色$/u.test(value);
  if (value.split(/,\s|\s*[;、，|｜•·]\s*/).length > 2 || WIDE_RANGE.test(value)) return true;
  // A half size ('42,5') is a single value.
  if (/^\d\d,5$/.test(value)) return false;
  const parts = value.split(/\s*[,;、，|｜•·/]\s*|\s+(?:and|und|et|y|e|i|or|oder|ou|o)?\s*/u);
  const sizes = parts.filter((part) => /^(?:\d?x{0,4}[sl]|m|\d{1,3}(?:[.,]5)?)$/i.test(part));
  if (ONE_OF_NUMBERS.test(value)) return true;
  return sizes.length === parts.length && (parts.length > 2 || (parts.length > 1 && commas > 1));
}

/** '1/2/3/4 heads': more than two numbers, and what they count. */
const ONE_OF_NUMBERS = /^\d{1,4}(?:\s?\/\s?\d{1,4}){2,}\s?\p{L}+$/u;

/** Whether a text lists several values, another one among them: 'Black, White' and 'White'. */
export function listsValue(text: string, value: string): boolean {
  const parts = text.toLowerCase().split(/\s*[,;、，|｜•·]\s*/);
  return parts.length > 1 && parts.includes(value.toLowerCase());
}

/** From one letter size to one that is not the next. */
const WIDE_RANGE =
  /^(?:x{0,4}s\s?(?:[-–—]|to|bis|à|a|do)\s?(?:l|\d?x+l)|m\s?(?:[-–—]|to|bis|à|a|do)\s?\d?x+l)$/iu;

/** Whether a value is certainly a size, even without a label: 'XL', '60 x 30 cm', 'one size'. */
export function isPlainSize(value: string): boolean {
  return /^(?:x{0,4}[sl]|m|[2-6]xl|one size(?: fits (?:all|most))?|os|taille unique|einheitsgröße|talla única|taglia unica|tamanho único|rozmiar uniwersalny|univerzální|универсальный|フリーサイズ|均码|(?:ca\.? |approx\.? )?(?:\S+ )?\d+(?:[.,]\d+)?\s?(?:cm|mm|in|")?\s?[x×]\s?\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)?\s?(?:cm|mm|in|inch(?:es)?|")?|(?:eu|us|uk|eur)\s?\d{1,2}(?:[.,]5|½)?)$/iu.test(
    value,
  );
}

/**
 * The one value that markup states, as it is shown to people. Null if it states several, or none.
 */
export function statedValue(texts: readonly string[], which: Attribute): string | null {
  const [text, ...others] = new Set(texts);
  if (text === undefined || others.length > 0 || /^https?:/.test(text)) return null;
  const value = cleanValue(text);
  if (value === null || isSeveral(value, which)) return null;
  return which === 'size' || isColorValue(value) ? value : null;
}
