import Papa from 'papaparse';
import { FORMULA, type ColumnKey } from './importExport.ts';
import { columnNamed, columnSuggested } from './importHeaders.ts';
import { isWebAddress } from '../addresses/url.ts';

/** Finds the table in a text: its delimiter, its header row, and which column means which field. */

/** The columns of a table as they were understood. */
export interface ImportTable {
  /** The headers of the columns; '' for a column without one. */
  headers: string[];
  /** The first value of each column, to recognize it by. */
  samples: string[];
  /** The field of each column; null for one that is not imported. */
  keys: (ColumnKey | null)[];
  /** False when a column was guessed, or when none has the addresses: the user should look at them. */
  isSure: boolean;
  /** The cells below the header row. */
  rows: string[][];
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Some exporters write the list's name and the day above the headers. */
const LINES_BEFORE_HEADERS = 10;

/** How many rows are examined when the header does not say what a column contains. */
const ROWS_TO_LOOK_AT = 50;

/** The share of a column's values that must pass a test, for the column to count as passing it. */
const MIN_SHARE = 0.6;

/**
 * The table in a text; null when the text is not a table.
 * @param keys the columns as the user has chosen them
 */
export function readTable(text: string, keys?: readonly (ColumnKey | null)[]): ImportTable | null {
  // Excel writes the delimiter into a first line 'sep=;'.
  const declared = /^sep=(.)\r?\n/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const [best] = (declared?.[1] ? [declared[1]] : DELIMITERS)
    .map((delimiter) => {
      const { index, known } = headerRowOf(parsed(body, delimiter, LINES_BEFORE_HEADERS));
      return { delimiter, index, known };
    })
    .toSorted((a, b) => b.known - a.known);
  if (best && best.known > 0) {
    const [headers = [], ...rows] = parsed(body, best.delimiter).slice(best.index);
    return table(headers, rows, keys);
  }
  const plain = DELIMITERS.map((delimiter) => parsed(body, delimiter)).find(isTableWithoutHeaders);
  return plain ? table([], plain, keys) : null;
}

function table(
  headers: string[],
  rows: string[][],
  chosen?: readonly (ColumnKey | null)[],
): ImportTable {
  const width = Math.max(
    headers.length,
    ...rows.slice(0, ROWS_TO_LOOK_AT).map((row) => row.length),
  );
  const columns = Array.from({ length: width }, (_, i) => valuesOf(rows, i));
  const titles = Array.from({ length: width }, (_, i) => (headers[i] ?? '').trim());
  const { keys, isSure } = keysOf(titles, columns);
  return {
    headers: titles,
    samples: columns.map(([first = '']) => first),
    keys: chosen ? titles.map((_, i) => chosen[i] ?? null) : keys,
    isSure,
    rows,
  };
}

/** The field of each column: what its header says, else what its header or its values suggest. */
function keysOf(headers: string[], columns: string[][]): Pick<ImportTable, 'keys' | 'isSure'> {
  const keys = headers.map((header) => columnNamed(header) ?? null);
  let isSure = true;
  const suggest = (key: ColumnKey | undefined, index: number) => {
    if (index === -1 || key === undefined || keys.includes(key)) return;
    keys[index] = key;
    isSure = false;
  };
  headers.forEach((header, i) => {
    if (keys[i] === null) suggest(columnSuggested(header), i);
  });
  const open = (is: (value: string) => boolean) =>
    columns.findIndex((values, i) => keys[i] === null && mostly(values, is));
  suggest(
    'url',
    open((value) => isWebAddress(value) && !isPicture(value)),
  );
  if (headers.every((header) => header === '')) {
    suggest('imageUrl', open(isPicture));
    suggest(
      'price',
      open((value) => /\d/.test(value) && /\p{Sc}|^\d+[.,]\d\d$/u.test(value)),
    );
  }
  suggest(
    'name',
    open((value) => /\p{L}{2}/u.test(value) && !isWebAddress(value)),
  );
  return { keys, isSure: isSure && keys.includes('url') };
}

/** The row with the headers, and how many of them are known; 0 when there is no such row. */
function headerRowOf(cells: string[][]): { index: number; known: number } {
  const counts = cells
    .slice(0, LINES_BEFORE_HEADERS)
    .map((row) => row.filter((cell) => columnNamed(cell) !== undefined).length);
  const index = counts.findIndex((count) => count >= 2);
  if (index !== -1) return { index, known: counts[index] ?? 0 };
  if (counts[0]) return { index: 0, known: 1 };
  // Headers of which each has a known word, 'Price in EUR' and 'Where to buy (link)'.
  const [first = []] = cells;
  const suggested = first.filter((cell) => columnSuggested(cell) !== undefined).length;
  const isHeader = suggested >= 2 && first.length >= 2 && !first.some(isWebAddress);
  return { index: 0, known: isHeader ? 1 : 0 };
}

/** At least three columns in nearly every row, one of them with addresses. */
function isTableWithoutHeaders(rows: string[][]): boolean {
  const width = rows[0]?.length ?? 0;
  const isEven = rows.filter(({ length }) => length === width).length >= rows.length * 0.8;
  if (width < 3 || !isEven) return false;
  return Array.from({ length: width }, (_, i) => valuesOf(rows, i)).some((values) =>
    mostly(values, isWebAddress),
  );
}

/** The rows of a text with the cells of each. */
function parsed(text: string, delimiter: string, preview = 0): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy', preview });
  const rows = delimiter === '|' ? data.map(withoutFrame).filter((row) => !isRule(row)) : data;
  return rows.map((row) => row.map(unescaped));
}

/** A row of a Markdown table begins and ends with its delimiter. */
function withoutFrame(row: string[]): string[] {
  const cells = row.map((cell) => cell.trim());
  const from = cells[0] === '' ? 1 : 0;
  return cells.slice(from, cells.length > 1 && cells.at(-1) === '' ? -1 : undefined);
}

/** The line below the headers of a Markdown table. */
function isRule(row: string[]): boolean {
  return row.length > 0 && row.every((cell) => /^:?-+:?$/.test(cell));
}

/** Removes the apostrophe that keeps a spreadsheet from interpreting a text as a formula. */
function unescaped(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function valuesOf(rows: string[][], column: number): string[] {
  return rows
    .slice(0, ROWS_TO_LOOK_AT)
    .map((row) => (row[column] ?? '').trim())
    .filter((value) => value !== '');
}

function mostly(values: string[], is: (value: string) => boolean): boolean {
  return values.length > 0 && values.filter(is).length >= values.length * MIN_SHARE;
}

function isPicture(value: string): boolean {
  return isWebAddress(value) && /\.(?:jpe?g|png|webp|gif|avif|svg)(?:[?#]|$)/i.test(value);
}
