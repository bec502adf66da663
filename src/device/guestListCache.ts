import type { List } from '../model/list.ts';
import { isVisitorsPage, getCacheOwner } from './cacheOwner.ts';
import { isDocumentData, listFromFields } from '../model/serializers.ts';

/**
 * The last list a visitor looked at, to be looked at again without a network (F8): Firestore keeps
 * lists for users alone. With who bought what, because that is what a visitor comes for.
 */
const KEY = 'giftListLastPublic';

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
  try {
    const entry = JSON.stringify(list);
    if (entry.length <= MAX_CHARACTERS) localStorage.setItem(KEY, entry);
  } catch (error) {
    console.warn('The list could not be kept for a visit without a network', error);
  }
}

/** The list as the visitor saw it last; null when that was another one. */
export function readGuestList(listId: string): List | null {
  if (!isVisitor()) return null;
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isDocumentData(entry) && entry.id === listId ? listFromFields(entry) : null;
  } catch (error) {
    console.warn('The kept list could not be read', error);
    return null;
  }
}
