import { numbered, type ImportRow } from '../../model/importing/importRows.ts';
import { isDocumentData } from '../../model/deserializers.ts';
import { readWishList, type WishList } from '../../model/importing/readWishList.ts';
import { readJson, removeEntry, STORAGE, writeJson } from '../../lib/storage.ts';

/**
 * The rows that a bookmarklet read, stored for this tab: they survive Login and a reload, although their
 * fragment is removed from the address.
 * @param hash of the Import page's address; without rows, the stored ones are returned
 */
export function takeImportRows(hash: string): WishList | null {
  const received = readWishList(hash);
  if (received) writeJson(STORAGE.importRows, received);
  return received ?? readImportRows();
}

/** The stored rows, which wait to be imported; null when there are none. */
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
