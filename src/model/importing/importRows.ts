import { parseUrl } from '../../extract/address/parseUrl.ts';
import { columnNamed, currencyOf } from './importHeaders.ts';
import { JSON_FORMAT, JSON_VERSION } from '../files/exportFile.ts';
import { COLUMNS, csvOf, type ColumnKey } from './importExport.ts';
import { DEFAULT_CURRENCY } from '../currency.ts';
import { isDocumentData, type DocumentData } from '../deserializers.ts';
import { IMPORT_EXPORT_MESSAGES } from './importExportMessages.ts';
import { cellText, linkIn } from './importCells.ts';
import { MAX_ROWS } from './importLimits.ts';
import { readTable, type ImportTable } from './importTable.ts';

/**
 * Parses a chosen file or pasted text into rows: our JSON, CSV of any spreadsheet, or one web address
 * per line. The format is detected from the text. Single rows are validated in importPlan.ts.
 */

/** One row as the values of form fields; '' where it has none. */
export interface ImportRow {
  /** The number of the row, from 1. */
  number: number;
  cells: Record<ColumnKey, string>;
}

/** The parsed rows and the table they are from, if any; or why the text could not be read. */
export type Import =
  | { rows: ImportRow[]; table: ImportTable | null; problem: null }
  | { rows: null; problem: string };

/** The columns that can be chosen for a field of an item, in the order of `COLUMNS`. */
export const IMPORTABLE_COLUMNS: readonly ColumnKey[] = COLUMNS.map(({ key }) => key).filter(
  (key) => key !== 'contributor',
);

/**
 * Parses the chosen or pasted text.
 * @param keys the field of each column of a table, as the user has chosen them
 */
export function readImport(text: string, keys?: readonly (ColumnKey | null)[]): Import {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return problem(IMPORT_EXPORT_MESSAGES.nothingToImport);
  if (/^\s*[[{]/.test(plain) && !/^\s*\[[^\]\n]*\]\(/.test(plain)) return bounded(readJson(plain));
  const table = readTable(plain, keys);
  if (!table) return bounded({ rows: readLines(plain), table, problem: null });
  // With columns that the user has chosen, the rows say what they lack.
  if (!keys && !table.keys.includes('name') && !table.keys.includes('url')) {
    return problem(IMPORT_EXPORT_MESSAGES.noColumns);
  }
  return bounded({ rows: rowsOf(table), table, problem: null });
}

/** The rows that were not imported as CSV, each with the reason; the file can be imported again. */
export function rowsToCsv(rows: readonly { row: ImportRow; why: string }[]): string {
  const used = IMPORTABLE_COLUMNS.filter((key) => rows.some(({ row }) => row.cells[key] !== ''));
  const columns = [...new Set(['name', 'url', ...used, 'problem'])];
  return csvOf(
    columns,
    rows.map(({ row, why }) => ({ ...row.cells, problem: why })),
  );
}

function bounded(read: Import): Import {
  if (read.rows === null) return read;
  if (read.rows.length === 0) return problem(IMPORT_EXPORT_MESSAGES.nothingToImport);
  return read.rows.length > MAX_ROWS ? problem(IMPORT_EXPORT_MESSAGES.tooManyRows) : read;
}

function readJson(text: string): Import {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    // The parser's message would not help; the file may have been cut off.
    return problem(IMPORT_EXPORT_MESSAGES.notJson);
  }
  const version = isDocumentData(file) && file.format === JSON_FORMAT ? Number(file.version) : null;
  const isOurs = version !== null;
  if (isOurs && version > JSON_VERSION) return problem(IMPORT_EXPORT_MESSAGES.newerVersion);
  const items = itemsIn(file);
  if (!items) return problem(IMPORT_EXPORT_MESSAGES.notOurs);
  const rows = items.map((item) =>
    cellsFrom(
      Object.entries(item).map(([key, value]) => [columnNamed(key), cellFrom(value)] as const),
      isOurs ? (_, cell) => cell : cellText,
    ),
  );
  // Before exports had a currency, all prices were in dollars.
  const cells = isOurs && version < 2 ? rows.map(inDollars) : rows;
  return { rows: numbered(cells), table: null, problem: null };
}

/** The items of a JSON file: it is an array of them, or has one; null when there is none. */
function itemsIn(file: unknown): DocumentData[] | null {
  if (isItems(file)) return file;
  if (!isDocumentData(file)) return null;
  if ('items' in file) return isItems(file.items) ? file.items : null;
  return (
    Object.values(file)
      .filter(isItems)
      .find(({ length }) => length > 0) ?? null
  );
}

function isItems(value: unknown): value is DocumentData[] {
  return Array.isArray(value) && value.every(isDocumentData);
}

function cellFrom(value: unknown): string {
  if (typeof value === 'string') return value;
  // Three decimals would be read as a group of digits: '1.234' may be a thousand and more.
  if (typeof value === 'number') return String(value).replace(/\.\d{3}$/, '$&0');
  // A price as { amount, currency }.
  if (isDocumentData(value)) {
    const amount = value.amount ?? value.value;
    return [cellFrom(amount), cellFrom(value.currency)].filter(Boolean).join(' ');
  }
  return value === true ? 'yes' : '';
}

/** The rows of a table; those without a value in any imported column are left out. */
function rowsOf({ headers, keys, rows }: ImportTable): ImportRow[] {
  const units = headers.map((header, i) => (keys[i] === 'price' ? currencyOf(header) : ''));
  const hasName = keys.includes('name');
  // Our own export has the values as they are stored.
  const read = headers.includes('contributor') ? (_: ColumnKey, cell: string) => cell : cellText;
  const cells = rows.map((row) => {
    const found = cellsFrom(
      keys.map((key, i) => [key, withUnit(row[i] ?? '', units[i] ?? '')] as const),
      read,
    );
    if (!hasName && found.name === '') found.name = hostOf(found.url);
    return found;
  });
  const filled = cells.filter((row) => Object.values(row).some((cell) => cell !== ''));
  // Only our exports have this column. Before they had a currency, all prices were in dollars.
  const isOldExport = headers.includes('contributor') && !keys.includes('currency');
  return numbered(isOldExport ? filled.map(inDollars) : filled);
}

function inDollars(cells: Record<ColumnKey, string>): Record<ColumnKey, string> {
  return { ...cells, currency: cells.currency || (cells.price && DEFAULT_CURRENCY) };
}

/** A number with the currency that the header of its column names. */
function withUnit(cell: string, unit: string): string {
  return unit !== '' && /^\s*[\d.,'’\s]*\d\s*$/.test(cell) ? `${cell.trim()} ${unit}` : cell;
}

/** Parses lines like 'https://…', 'Kettle https://…' or 'shop.example/kettle'. */
function readLines(text: string): ImportRow[] {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  return numbered(lines.filter((line) => line !== '').map(lineCells));
}

function lineCells(line: string): Record<ColumnKey, string> {
  const link = linkIn(line.replace(/^[-*•]\s+/, ''));
  if (link) {
    return cellsFrom([
      ['url', link.url],
      ['name', link.name || hostOf(link.url)],
    ]);
  }
  const found = /https?:\/\/\S+/i.exec(line)?.[0];
  if (found) {
    const name = line.replace(found, ' ').replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '');
    return cellsFrom([
      ['url', found],
      ['name', name.replace(/\s+/g, ' ') || hostOf(found)],
    ]);
  }
  const isBare = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(line);
  const url = isBare ? `https://${line}` : '';
  return cellsFrom([
    ['url', url],
    ['name', isBare ? hostOf(url) : line],
  ]);
}

/** The host of the shop, used as the name of an item that has none; '' for an invalid address. */
function hostOf(url: string): string {
  return parseUrl(url)?.hostname.replace(/^www\./, '') ?? '';
}

/** The cells of a row. A second value for the same field is used where the first is empty. */
export function cellsFrom(
  pairs: readonly (readonly [ColumnKey | null | undefined, string])[],
  read: (key: ColumnKey, cell: string) => string = cellText,
): Record<ColumnKey, string> {
  const cells = Object.fromEntries(IMPORTABLE_COLUMNS.map((key) => [key, ''])) as Record<
    ColumnKey,
    string
  >;
  for (const [key, cell] of pairs) {
    if (!key) continue;
    const link = key === 'url' || key === 'name' ? linkIn(cell) : null;
    if (link) {
      cells.url ||= link.url;
      cells.name ||= link.name;
    } else cells[key] ||= read(key, cell);
  }
  return cells;
}

/** Rows with their numbers, from 1. */
export function numbered(rows: Record<ColumnKey, string>[]): ImportRow[] {
  return rows.map((cells, index) => ({ number: index + 1, cells }));
}

function problem(text: string): Import {
  return { rows: null, problem: text };
}
