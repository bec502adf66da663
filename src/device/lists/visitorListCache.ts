import { readJson, removeEntry, STORAGE, writeText } from '../../lib/storage.ts';
import type { List } from '../../model/list.ts';
import { isVisitorsPage, getCacheOwner } from '../cacheOwner.ts';
import { MAX_LIST_CHARACTERS } from './listCache.ts';
import { isDocumentData, listFromFields } from '../../model/deserializers.ts';

/**
 * The last public list that a visitor opened, for opening it again offline (F8): Firestore's cache is
 * used only for signed-in users. It includes the purchases, because visitors need them.
 */

/** Stores a list from the server, replacing the previous one. */
export function writeVisitorList(list: List): void {
  // Right after a logout the page still shows the user's list, which must not be stored.
  if (!isVisitorsPage()) return;
  const entry = JSON.stringify(list);
  if (entry.length <= MAX_LIST_CHARACTERS) writeText(STORAGE.visitorList, entry);
}

/** Removes a list that this visitor may not read any more. */
export function removeVisitorList(listId: string): void {
  if (readVisitorList(listId)) removeEntry(STORAGE.visitorList);
}

/** The stored list; null when another list is stored, and for a signed-in user. */
export function readVisitorList(listId: string): List | null {
  if (getCacheOwner() !== null) return null;
  const entry = readJson(STORAGE.visitorList);
  return isDocumentData(entry) && entry.id === listId ? listFromFields(entry) : null;
}
