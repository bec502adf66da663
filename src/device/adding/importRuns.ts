import type { ImportRow } from '../../model/importing/importRows.ts';
import { isDocumentData } from '../../model/deserializers.ts';
import { readJson, removeEntry, STORAGE, userAndList, writeJson } from '../../lib/storage.ts';

/**
 * Imports that have begun and are not complete, by user and list. Each row has the id of its item, so
 * that going on after a reload or a lost response adds no row twice.
 */

/** A row of an import, with what is known about it. */
export interface ImportRunRow {
  row: ImportRow;
  /** The id of the item that the row becomes. */
  id: string;
  /** The user has selected it. */
  chosen: boolean;
  /** The server has confirmed it. Its item may have been deleted since. */
  added: boolean;
}

/** The rows of an unfinished import into this list; null when there is none. */
export function readImportRun(uid: string, listId: string): ImportRunRow[] | null {
  const rows = readJson(STORAGE.importRun, userAndList(uid, listId));
  return Array.isArray(rows) && rows.length > 0 && rows.every(isRunRow) ? rows : null;
}

/** Stores an import. @returns false when this device cannot: then it ends with the page */
export function writeImportRun(uid: string, listId: string, rows: ImportRunRow[]): boolean {
  return writeJson(STORAGE.importRun, rows, userAndList(uid, listId));
}

export function removeImportRun(uid: string, listId: string): void {
  removeEntry(STORAGE.importRun, userAndList(uid, listId));
}

function isRunRow(value: unknown): value is ImportRunRow {
  if (!isDocumentData(value) || !isDocumentData(value.row)) return false;
  return typeof value.id === 'string' && isDocumentData(value.row.cells);
}
