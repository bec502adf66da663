import type { List } from '../model/list.ts';
import { readJson, STORAGE, writeText } from '../lib/storage.ts';
import { isDocumentData, listFromFields } from '../model/serializers.ts';

/** The part of §3 Local storage that holds the list which was open last. */

/** Storage is a few megabytes for everything: a list larger than this is not worth its place. */
const MAX_LIST_CHARACTERS = 500_000;

/** The list as this device last showed it, and to whom; null when it was another one. */
export function readListCache(listId: string): { uid: string; list: List } | null {
  const entry = readJson(STORAGE.openList);
  if (!isDocumentData(entry) || typeof entry.uid !== 'string' || !isDocumentData(entry.list))
    return null;
  return entry.list.id === listId ? { uid: entry.uid, list: listFromFields(entry.list) } : null;
}

/** Remembers the list this user has open, without who bought what: that is nobody's to find here. */
export function writeListCache(uid: string, list: List): void {
  const items = list.items.map((item) =>
    Object.assign({}, item, { purchasedBy: [], purchasedCounts: {} }),
  );
  const entry = JSON.stringify({ uid, list: { ...list, items } });
  if (entry.length <= MAX_LIST_CHARACTERS) writeText(STORAGE.openList, entry);
}
