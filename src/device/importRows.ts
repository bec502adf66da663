import { numbered, type ImportRow } from '../model/importRows.ts';
import { isDocumentData } from '../model/deserializers.ts';
import { readWishList, type WishList } from '../model/readWishList.ts';
import { readJson, removeEntry, STORAGE, writeJson } from '../lib/storage.ts';

/**
 * The rows that a bookmarklet brought, kept for this tab: they survive the way through Login and a
 * reload, although their fragment is removed from the address.
 * @param hash of the Import page's address; without rows, those that came before are returned
 */
export function takeImportRows(hash: string): WishList | null {
  const brought = readWishList(hash);
  if (brought) writeJson(STORAGE.importRows, brought);
  return brought ?? readImportRows();
}

/** The rows that came before and wait to be imported; null when there are none. */
export function readImportRows(): WishList | null {
  const stored = readJson(STORAGE.importRows);
  if (!isDocumentData(stored) || !Array.isArray(stored.rows)) return null;
  const rows = stored.rows.filter((row): row is ImportRow => isDocumentData(row?.cells));
  return { rows: numbered(rows.map(({ cells }) => cells)), left: Number(stored.left) || 0 };
}

/** The rows are being imported, or are no longer wanted. */
export function removeImportRows(): void {
  removeEntry(STORAGE.importRows);
}
