import { HEADERS_BY_LANGUAGE } from './headersByLanguage.ts';
import { COLUMNS, type ColumnKey } from './importExport.ts';

/** Finds which field a column of a table means by the words of its header, in many languages. */

/** Words that say only that a header is about an item; the other words of the header decide. */
const GENERAL = new Set([
  'item',
  'items',
  'product',
  'products',
  'gift',
  'wish',
  'title',
  'article',
  'articles',
  'artikel',
  'produkt',
  'produit',
  'producto',
  'articulo',
  'prodotto',
  'articolo',
  'produto',
  '商品',
]);

/** Of several known words in one header, the one that decides: 'link of the image' is a picture. */
const ORDER: readonly ColumnKey[] = ['imageUrl', 'price', 'quantity', 'url', 'notes'];

const KEY_BY_HEADER = new Map<string, ColumnKey>(
  COLUMNS.flatMap(({ key, also }) => {
    if (key === 'contributor') return [];
    const others = Object.values(HEADERS_BY_LANGUAGE).flatMap((headers) => headers[key] ?? []);
    return [key, ...also, ...others].map((header) => [headerKey(header), key] as const);
  }),
);

/** Normalizes a header: 'Image URL', 'image_url' and 'imageUrl' give the same key, 'Größe' and 'Große' too. */
function headerKey(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The column that a header names; undefined for an unknown header. A remark in brackets is ignored. */
export function columnNamed(header: string): ColumnKey | undefined {
  const withoutRemark = header.replace(/[([].*?[)\]]/g, '');
  return KEY_BY_HEADER.get(headerKey(header)) ?? KEY_BY_HEADER.get(headerKey(withoutRemark));
}

/** The column that one of the words of a header names, as in 'Price in EUR' or 'Lien vers l’article'. */
export function columnSuggested(header: string): ColumnKey | undefined {
  const words = folded(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).split(/[^\p{L}\p{N}]+/u);
  const special = words.filter((word) => !GENERAL.has(word));
  const keys = (special.some((word) => KEY_BY_HEADER.has(word)) ? special : words).flatMap(
    (word) => KEY_BY_HEADER.get(word) ?? [],
  );
  return ORDER.find((key) => keys.includes(key)) ?? keys[0];
}

/** The currency that the header of a price column names, as in 'Price (EUR)'; '' when none. */
export function currencyOf(header: string): string {
  const sign = /\p{Sc}/u.exec(header)?.[0];
  if (sign) return sign;
  const codes = header.match(/\b[A-Z]{3}\b/g) ?? [];
  return codes.find((code) => currencies().has(code)) ?? '';
}

let known: ReadonlySet<string> | undefined;

function currencies(): ReadonlySet<string> {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known;
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
