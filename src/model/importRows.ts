import Papa from 'papaparse';
import {
  COLUMNS,
  csvOf,
  FORMULA,
  JSON_FORMAT,
  JSON_VERSION,
  type ColumnKey,
} from './importExport.ts';
import { DEFAULT_CURRENCY } from './currency.ts';
import { IMPORT_EXPORT_MESSAGES } from './importExportMessages.ts';

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

/** The parsed rows, or why the text could not be read. */
export type Import = { rows: ImportRow[]; problem: null } | { rows: null; problem: string };

/** Largest accepted file in bytes: twice the export of a full list. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Most rows accepted at once: twice a full list. */
export const MAX_ROWS = 1_000;

const DELIMITERS = [',', ';', '\t'];

/** The importable columns, in the order of `COLUMNS`. */
const IMPORTABLE = COLUMNS.map(({ key }) => key).filter((key) => key !== 'contributor');

/** Every accepted header, with the column it means. */
const COLUMN_BY_HEADER = new Map<string, ColumnKey>(
  COLUMNS.flatMap(({ key, also }) =>
    key === 'contributor' ? [] : [headerKey(key), ...also].map((header) => [header, key] as const),
  ),
);

/** Parses the chosen or pasted text. */
export function readImport(text: string): Import {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return problem(IMPORT_EXPORT_MESSAGES.nothingToImport);
  if (/^\s*[[{]/.test(plain)) return bounded(readJson(plain));
  return bounded(readCsv(plain) ?? { rows: readLines(plain), problem: null });
}

/** The rows that were not imported as CSV, each with the reason; the file can be imported again. */
export function rowsToCsv(rows: readonly { row: ImportRow; why: string }[]): string {
  const used = IMPORTABLE.filter((key) => rows.some(({ row }) => row.cells[key] !== ''));
  const columns = [...new Set(['name', 'url', ...used, 'problem'])];
  return csvOf(
    columns,
    rows.map(({ row, why }) => ({ ...row.cells, problem: why })),
  );
}

/** Normalizes a header: 'Image URL', 'image_url' and 'imageUrl' give the same key. */
export function headerKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
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
  if (isObject(file) && file.format === JSON_FORMAT && Number(file.version) > JSON_VERSION) {
    return problem(IMPORT_EXPORT_MESSAGES.newerVersion);
  }
  const isDollars = isObject(file) && file.format === JSON_FORMAT && Number(file.version) < 2;
  const items: unknown = isObject(file) ? file.items : file;
  if (!Array.isArray(items) || !items.every(isObject))
    return problem(IMPORT_EXPORT_MESSAGES.notOurs);
  const rows = items.map((item) => {
    const cells = Object.entries(item).map(([key, value]) => [key, cellFrom(value)] as const);
    const row = cellsFrom(cells);
    return isDollars ? inDollars(row) : row;
  });
  return { rows: numbered(rows), problem: null };
}

function cellFrom(value: unknown): string {
  if (typeof value === 'string') return value;
  // Three decimals would be read as a group of digits: '1.234' may be a thousand and more.
  if (typeof value === 'number') return String(value).replace(/\.\d{3}$/, '$&0');
  return value === true ? 'yes' : '';
}

/** Returns null when the first row contains no known header: then the text is not a table. */
function readCsv(text: string): Import | null {
  // Excel writes the delimiter into a first line 'sep=;'.
  const declared = /^sep=(.)\r?\n/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const [best] = (declared?.[1] ? [declared[1]] : DELIMITERS)
    .map((delimiter) => headersIn(body, delimiter))
    .toSorted((a, b) => knownCount(b.columns) - knownCount(a.columns));
  if (!best || knownCount(best.columns) === 0) return null;
  const { delimiter, titles, columns } = best;
  if (!columns.includes('name') && !columns.includes('url')) {
    return problem(IMPORT_EXPORT_MESSAGES.noColumns);
  }
  const { data } = Papa.parse<string[]>(body, { delimiter, skipEmptyLines: 'greedy' });
  const rows = data
    .slice(1)
    .map((cells) =>
      cellsFrom(cells.map((cell, i) => [columns[i] ?? '', unescaped(cell)] as const)),
    );
  if (!columns.includes('name')) for (const row of rows) row.name = hostOf(row.url);
  // Only our exports have this column. Before they had a currency, all prices were in dollars.
  const isOldExport = titles.includes('contributor') && !columns.includes('currency');
  return { rows: numbered(isOldExport ? rows.map(inDollars) : rows), problem: null };
}

/** The titles of the first row, and the columns they mean. */
function headersIn(text: string, delimiter: string) {
  const [first = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
  const titles = first.map(headerKey);
  return { delimiter, titles, columns: titles.map((title) => COLUMN_BY_HEADER.get(title)) };
}

function inDollars(cells: Record<ColumnKey, string>): Record<ColumnKey, string> {
  return { ...cells, currency: cells.currency || (cells.price && DEFAULT_CURRENCY) };
}

function knownCount(columns: (ColumnKey | undefined)[]): number {
  return columns.filter((key) => key !== undefined).length;
}

/** Removes the apostrophe that keeps a spreadsheet from interpreting a text as a formula. */
function unescaped(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Parses lines like 'https://…', 'Kettle https://…' or 'shop.example/kettle'. */
function readLines(text: string): ImportRow[] {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  return numbered(lines.filter((line) => line !== '').map(lineCells));
}

function lineCells(line: string): Record<ColumnKey, string> {
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
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

function cellsFrom(pairs: readonly (readonly [string, string])[]): Record<ColumnKey, string> {
  const cells = Object.fromEntries(IMPORTABLE.map((key) => [key, ''])) as Record<ColumnKey, string>;
  for (const [title, cell] of pairs) {
    const key = COLUMN_BY_HEADER.get(headerKey(title));
    // Two headers may mean the same column ("Item", "Name"); the first non-empty cell is used.
    if (key && cells[key] === '') cells[key] = cell;
  }
  return cells;
}

function numbered(rows: Record<ColumnKey, string>[]): ImportRow[] {
  return rows.map((cells, index) => ({ number: index + 1, cells }));
}

function problem(text: string): Import {
  return { rows: null, problem: text };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
