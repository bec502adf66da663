import Papa from 'papaparse';
import {
  COLUMNS,
  csvOf,
  FORMULA,
  JSON_FORMAT,
  JSON_VERSION,
  type ColumnKey,
} from './importExport.ts';
import { IMPORT_EXPORT_MESSAGES } from './importExportMessages.ts';

/**
 * What somebody chose or pasted, as rows: our JSON, the CSV of any spreadsheet, or web addresses, one
 * a line. Which of them it is shows in the text itself. Nothing is judged here but the whole.
 */

/** One row, as the texts of a form; '' where it says nothing. */
export interface ImportRow {
  /** Its place among the rows, from 1. */
  place: number;
  cells: Record<ColumnKey, string>;
}

/** The rows, or why there are none. */
export type Import = { rows: ImportRow[]; problem: null } | { rows: null; problem: string };

/** Bytes of a file that is read at all: twice what a full list comes to. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Rows taken at once: twice a full list, and still a table that can be looked at. */
export const MAX_ROWS = 1_000;

const DELIMITERS = [',', ';', '\t'];

/** What is read of `COLUMNS`, in their order. */
const READ = COLUMNS.map(({ key }) => key).filter((key) => key !== 'contributor');

/** Every spelling of a column's name. */
const KNOWN = new Map<string, ColumnKey>(
  COLUMNS.flatMap(({ key, also }) =>
    key === 'contributor'
      ? []
      : [headerKey(key), ...also].map((spelling) => [spelling, key] as const),
  ),
);

/** Reads whatever was chosen or pasted. */
export function readImport(text: string): Import {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return problem(IMPORT_EXPORT_MESSAGES.nothingToImport);
  if (/^\s*[[{]/.test(plain)) return bounded(readJson(plain));
  return bounded(readCsv(plain) ?? { rows: readLines(plain), problem: null });
}

/** Rows as CSV that can be imported again, each with why it was not. */
export function rowsToCsv(rows: readonly { row: ImportRow; why: string }[]): string {
  const used = READ.filter((key) => rows.some(({ row }) => row.cells[key] !== ''));
  const columns = [...new Set(['name', 'url', ...used, 'problem'])];
  return csvOf(
    columns,
    rows.map(({ row, why }) => ({ ...row.cells, problem: why })),
  );
}

/** The name of a column as `COLUMNS` spells it: 'Image URL', 'image_url' and 'imageUrl' are one. */
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
    // What is wrong with it is no news to a person; that it is cut off may be.
    return problem(IMPORT_EXPORT_MESSAGES.notJson);
  }
  if (isObject(file) && file.format === JSON_FORMAT && Number(file.version) > JSON_VERSION) {
    return problem(IMPORT_EXPORT_MESSAGES.newerVersion);
  }
  const items: unknown = isObject(file) ? file.items : file;
  if (!Array.isArray(items) || !items.every(isObject))
    return problem(IMPORT_EXPORT_MESSAGES.notOurs);
  const rows = items.map((item) => {
    const cells = Object.entries(item).map(([key, value]) => [key, cellFrom(value)] as const);
    return cellsFrom(cells);
  });
  return { rows: numbered(rows), problem: null };
}

function cellFrom(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value === true ? 'yes' : '';
}

/** null: the first row names no column that we know, so this is no table. */
function readCsv(text: string): Import | null {
  // Excel's own way to say what stands between two cells.
  const said = /^sep=(.)\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const [best] = (said?.[1] ? [said[1]] : DELIMITERS)
    .map((delimiter) => ({ delimiter, columns: columnsIn(body, delimiter) }))
    .toSorted((a, b) => known(b.columns) - known(a.columns));
  if (!best || known(best.columns) === 0) return null;
  const { delimiter, columns } = best;
  if (!columns.includes('name') && !columns.includes('url')) {
    return problem(IMPORT_EXPORT_MESSAGES.noColumns);
  }
  const { data } = Papa.parse<string[]>(body, { delimiter, skipEmptyLines: 'greedy' });
  const rows = data
    .slice(1)
    .map((cells) =>
      cellsFrom(cells.map((cell, i) => [columns[i] ?? '', undefused(cell)] as const)),
    );
  if (!columns.includes('name')) for (const row of rows) row.name = hostOf(row.url);
  return { rows: numbered(rows), problem: null };
}

function columnsIn(text: string, delimiter: string): (ColumnKey | undefined)[] {
  const [first = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
  return first.map((title) => KNOWN.get(headerKey(title)));
}

function known(columns: (ColumnKey | undefined)[]): number {
  return columns.filter((key) => key !== undefined).length;
}

/** Takes off the apostrophe that keeps a spreadsheet from taking a text for a formula. */
function undefused(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** 'https://…', 'Kettle https://…' or 'shop.example/kettle', one a line. */
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

/** The shop's name, for want of the item's; '' where there is none. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

function cellsFrom(pairs: readonly (readonly [string, string])[]): Record<ColumnKey, string> {
  const cells = Object.fromEntries(READ.map((key) => [key, ''])) as Record<ColumnKey, string>;
  for (const [title, cell] of pairs) {
    const key = KNOWN.get(headerKey(title));
    // Two columns may mean the same ("Item", "Name"); the first that says something counts.
    if (key && cells[key] === '') cells[key] = cell;
  }
  return cells;
}

function numbered(rows: Record<ColumnKey, string>[]): ImportRow[] {
  return rows.map((cells, index) => ({ place: index + 1, cells }));
}

function problem(text: string): Import {
  return { rows: null, problem: text };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
