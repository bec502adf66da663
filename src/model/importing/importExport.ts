import Papa from 'papaparse';
import { priceToText } from '../itemForm/priceDigits.ts';
import type { Item, ItemContent } from '../item.ts';
import { jsonFile } from '../files/exportFile.ts';
import { memberName, personOf, type List, type ListNames } from '../list.ts';

/**
 * Exports a list as a file: CSV for spreadsheets, JSON for importing again. Neither contains the
 * purchases, because they are hidden from contributors (F1). `importRows.ts` reads such files.
 */

/** The exported fields of an item. */
type Exported = ItemContent & Pick<Item, 'addedBy'>;

interface Column {
  key: string;
  /** Other headers that mean this column in files of other programs, as `headerKey` returns them. */
  also: readonly string[];
  /** The text of the cell; '' when the item has no value. */
  write: (item: Exported, list: ListNames & Pick<List, 'people'>) => string;
  /** The column is omitted when no item has a value for it. */
  optional?: true;
  /** Ignored on import: the person who imports a row becomes its contributor. */
  exportOnly?: true;
}

/** The columns in file order. A new exported field of items is a new entry here. */
export const COLUMNS = [
  {
    key: 'name',
    also: ['title', 'item', 'itemname', 'product', 'productname', 'gift'],
    write: ({ name }) => name,
  },
  {
    key: 'url',
    also: ['link', 'address', 'website', 'itemurl', 'productlink', 'producturl'],
    write: ({ url }) => url,
  },
  {
    key: 'price',
    also: ['cost', 'amount'],
    write: ({ price, currency }) => priceToText(price, currency),
  },
  {
    key: 'currency',
    also: ['currencycode', 'pricecurrency'],
    // Dollars too: in a list whose prices are usually in euros, a number alone would become euros.
    write: ({ price, currency }) => (price === null ? '' : currency),
    optional: true,
  },
  { key: 'size', also: [], write: ({ size }) => size },
  { key: 'color', also: ['colour'], write: ({ color }) => color },
  {
    key: 'notes',
    also: ['note', 'comment', 'comments', 'description', 'details'],
    write: ({ notes }) => notes,
  },
  {
    key: 'imageUrl',
    also: ['image', 'imagelink', 'picture', 'pictureurl', 'photo'],
    write: ({ imageUrl }) => imageUrl,
  },
  {
    key: 'contributor',
    also: [],
    write: ({ addedBy }, list) => memberName(list, addedBy),
    exportOnly: true,
  },
  {
    key: 'quantity',
    also: ['qty', 'count', 'howmany'],
    write: ({ quantity }) => (quantity > 1 ? String(quantity) : ''),
    optional: true,
  },
  {
    key: 'mostWanted',
    also: ['favorite', 'favourite', 'starred'],
    write: ({ mostWanted }) => (mostWanted ? 'yes' : ''),
    optional: true,
  },
  {
    key: 'category',
    also: ['categories'],
    write: ({ category }) => category,
    optional: true,
  },
  {
    key: 'for',
    also: ['forwhom', 'giftfor', 'recipient', 'person'],
    write: (item, list) => list.people[personOf(list, item)] ?? '',
    optional: true,
  },
] as const satisfies readonly Column[];

/** The name of a column that an import reads. */
export type ColumnKey = Exclude<(typeof COLUMNS)[number]['key'], 'contributor'>;

/**
 * Matches cells that a spreadsheet would interpret as a formula: they are exported with a leading
 * apostrophe. Cells that already have apostrophes before such a character match too, so that
 * removing one apostrophe on import restores the original text.
 */
export const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A list's items as CSV (RFC 4180): a header row, then one row per item. It begins with a byte order
 * mark, from which Excel recognizes UTF-8.
 */
export function toCsv(list: ListNames & Pick<List, 'people' | 'items'>): string {
  const rows = list.items.map((item) => cellsOf(item, list));
  const columns = (COLUMNS as readonly Column[])
    .filter(({ key, optional }) => !optional || rows.some((row) => row[key] !== ''))
    .map(({ key }) => key);
  return `\uFEFF${csvOf(columns, rows)}`;
}

/** Rows as CSV, with every cell escaped that a spreadsheet would interpret as a formula. */
export function csvOf(columns: readonly string[], rows: readonly Record<string, string>[]): string {
  const cells = rows.map((row) => columns.map((key) => row[key] ?? ''));
  return `${Papa.unparse([[...columns], ...cells], { escapeFormulae: FORMULA })}\r\n`;
}

/** A list's items as JSON that this version and later ones can import. */
export function toJson(
  list: ListNames & Pick<List, 'name' | 'people' | 'items'>,
  now: Date,
): string {
  const items = list.items.map((item: Exported) => ({
    ...withoutEmpty(cellsOf(item, list)),
    ...(item.price !== null && { price: item.price }),
    ...(item.quantity > 1 && { quantity: item.quantity }),
    ...(item.mostWanted && { mostWanted: true }),
  }));
  return jsonFile(list.name, items, now);
}

function cellsOf(item: Exported, list: ListNames & Pick<List, 'people'>): Record<string, string> {
  return Object.fromEntries(COLUMNS.map(({ key, write }) => [key, write(item, list)]));
}

function withoutEmpty(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
}
