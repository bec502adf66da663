import Papa from 'papaparse';
import { priceToText } from './format.ts';
import type { ItemContent } from './item.ts';
import { memberName, type List } from './list.ts';

/**
 * A list as a file: CSV for spreadsheets, JSON to be read again. Who bought what is in neither: a
 * surprise stays one. `importRows.ts` is the way back.
 */

/** What is exported of an item. Fields that an item need not have are written when one has them. */
export type Exported = ItemContent & { addedBy: string; quantity?: number; mostWanted?: boolean };

interface Column {
  key: string;
  /** Other words for it in the first row of somebody else's file, as `headerKey` spells them. */
  also: readonly string[];
  /** The cell; '' where the item has nothing to say. */
  write: (item: Exported, list: Pick<List, 'memberInfo'>) => string;
  /** Left out of a file in which no item has it. */
  optional?: true;
  /** Not read again: whoever imports a row wishes for it. */
  exportOnly?: true;
}

/** The columns in their order; a further field of items is a further line. */
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
  { key: 'price', also: ['cost', 'amount'], write: ({ price }) => priceToText(price) },
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
    write: ({ quantity = 1 }) => (quantity > 1 ? String(quantity) : ''),
    optional: true,
  },
  {
    key: 'mostWanted',
    also: ['favorite', 'favourite', 'starred'],
    write: ({ mostWanted }) => (mostWanted ? 'yes' : ''),
    optional: true,
  },
] as const satisfies readonly Column[];

/** The name of a column that is read. */
export type ColumnKey = Exclude<(typeof COLUMNS)[number]['key'], 'contributor'>;

/** The version of our JSON; a file with a higher one is not read. */
export const JSON_VERSION = 1;

/** By what our JSON is told from any other. */
export const JSON_FORMAT = 'giftlists';

/**
 * Cells that a spreadsheet would take for a formula get an apostrophe, as do those that begin with
 * one before such a sign: so that taking one off again gives what was there.
 */
export const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A list's items as CSV (RFC 4180): a row each, the names of the columns first, with the mark by
 * which Excel knows UTF-8.
 */
export function toCsv(list: Pick<List, 'items' | 'memberInfo'>): string {
  const rows = list.items.map((item) => cellsOf(item, list));
  const columns = (COLUMNS as readonly Column[])
    .filter(({ key, optional }) => !optional || rows.some((row) => row[key] !== ''))
    .map(({ key }) => key);
  return `\uFEFF${csvOf(columns, rows)}`;
}

/** Rows as CSV, no cell of which is a formula. */
export function csvOf(columns: readonly string[], rows: readonly Record<string, string>[]): string {
  const cells = rows.map((row) => columns.map((key) => row[key] ?? ''));
  return `${Papa.unparse([[...columns], ...cells], { escapeFormulae: FORMULA })}\r\n`;
}

/** A list's items as JSON that can be read again, by this version and later ones. */
export function toJson(list: Pick<List, 'name' | 'items' | 'memberInfo'>, now: Date): string {
  const items = list.items.map((item: Exported) => ({
    ...withoutEmpty(cellsOf(item, list)),
    ...(item.price !== null && { price: item.price }),
    ...((item.quantity ?? 1) > 1 && { quantity: item.quantity }),
    ...(item.mostWanted && { mostWanted: true }),
  }));
  const file = {
    format: JSON_FORMAT,
    version: JSON_VERSION,
    exportedAt: now.toISOString(),
    list: { name: list.name },
    items,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** What a list's file is called: its name, as far as every system takes it, and the day. */
export function fileName(listName: string, ending: 'csv' | 'json', now: Date): string {
  const words = listName.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u);
  const plain = Array.from(words.filter(Boolean).join('-')).slice(0, 60).join('');
  return `${plain || 'list'}-${now.toISOString().slice(0, 10)}.${ending}`;
}

function cellsOf(item: Exported, list: Pick<List, 'memberInfo'>): Record<string, string> {
  return Object.fromEntries(COLUMNS.map(({ key, write }) => [key, write(item, list)]));
}

function withoutEmpty(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
}
