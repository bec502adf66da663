import { readFileSync } from 'node:fs';

/**
 * Reads a table of this folder: columns are separated by tabs, the first line names them.
 * @param {string} file
 * @returns {Record<string, string>[]} one object per line
 */
export function readTable(file) {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [names = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])));
}

/**
 * Splits a cell that holds several values.
 * @param {string | undefined} cell for example `Cream; Ink`
 * @returns {string[]}
 */
export function valuesOf(cell = '') {
  return cell === '' ? [] : cell.split('; ');
}
