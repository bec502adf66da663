import type { List } from '../../model/list.ts';
import { readJson, removeEntry, STORAGE, writeText } from '../../lib/storage.ts';
import { isDocumentData, listFromFields } from '../../model/deserializers.ts';

/** §3 Local storage: the list that was open last. */

/** Largest cached list: local storage has only a few megabytes in total. */
export const MAX_LIST_CHARACTERS = 500_000;

/** The cached list and its viewer; null when another list is cached. */
export function readListCache(listId: string): { uid: string; list: List } | null {
  const entry = readJson(STORAGE.openList);
  if (!isDocumentData(entry) || typeof entry.uid !== 'string' || !isDocumentData(entry.list))
    return null;
  return entry.list.id === listId ? { uid: entry.uid, list: listFromFields(entry.list) } : null;
}

/** Removes a list that the user may not read any more. */
export function removeListCache(listId: string): void {
  if (readListCache(listId)) removeEntry(STORAGE.openList);
}

/** Stores the list a user has open, without its purchases, so that they cannot be found here (F1). */
export function writeListCache(uid: string, list: List): void {
  const items = list.items.map((item) =>
    Object.assign({}, item, { purchasedBy: [], purchasedCounts: {} }),
  );
  const entry = JSON.stringify({ uid, list: { ...list, items } });
  if (entry.length <= MAX_LIST_CHARACTERS) writeText(STORAGE.openList, entry);
}
