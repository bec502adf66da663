import { readJson, STORAGE, writeText } from '../lib/storage.ts';
import type { List } from '../model/list.ts';
import { isVisitorsPage, getCacheOwner } from './cacheOwner.ts';
import { isDocumentData, listFromFields } from '../model/serializers.ts';

/**
 * The last list a visitor looked at, to be looked at again without a network (F8): Firestore keeps
 * lists for users alone. With who bought what, because that is what a visitor comes for.
 */

/** Storage is a few megabytes for everything: a list larger than this is not worth its place. */
const MAX_CHARACTERS = 500_000;

/** Whether this is a browser in which nobody is signed in. */
function isVisitor(): boolean {
  return typeof window !== 'undefined' && getCacheOwner() === null;
}

/** Keeps a list as the server has it, instead of the one before. */
export function writeGuestList(list: List): void {
  // A page that a user has left still shows theirs for a moment.
  if (!isVisitorsPage()) return;
  const entry = JSON.stringify(list);
  if (entry.length <= MAX_CHARACTERS) writeText(STORAGE.guestList, entry);
}

/** The list as the visitor saw it last; null when that was another one. */
export function readGuestList(listId: string): List | null {
  if (!isVisitor()) return null;
  const entry = readJson(STORAGE.guestList);
  return isDocumentData(entry) && entry.id === listId ? listFromFields(entry) : null;
}
