import type { List, ListSummary } from '../model/list.ts';
import { isFields, listFromFields } from './listShape.ts';

/**
 * §3 Local storage: what this device showed last, for the first paint of the dashboard and of the
 * list that was open. Belongs to one user and is wiped at sign-out.
 */
const CARDS_KEY = 'giftLists';
const LIST_KEY = 'giftListLastOpen';
const VIEWER_KEY = 'giftViewer';

/** Storage is a few megabytes for everything: a list larger than this is not worth its place. */
const MAX_LIST_CHARACTERS = 500_000;

/** The cards of the dashboard. */
export interface LastSeen {
  uid: string;
  firstName: string;
  lists: ListSummary[];
}

/** The cards this device last showed, or null. */
export function readLastSeen(): LastSeen | null {
  const entry = read(CARDS_KEY);
  return isLastSeen(entry) ? entry : null;
}

/** Remembers the cards of this user, replacing anybody else's. */
export function writeLastSeen(entry: LastSeen): void {
  write(CARDS_KEY, JSON.stringify(entry));
}

/** The list as this device last showed it, and to whom; null when it was another one. */
export function readLastSeenList(listId: string): { uid: string; list: List } | null {
  const entry = read(LIST_KEY);
  if (!isFields(entry) || typeof entry.uid !== 'string' || !isFields(entry.list)) return null;
  return entry.list.id === listId ? { uid: entry.uid, list: listFromFields(entry.list) } : null;
}

/** Remembers the list this user has open, without who bought what: that is nobody's to find here. */
export function writeLastSeenList(uid: string, list: List): void {
  const items = list.items.map((item) =>
    Object.assign({}, item, { purchasedBy: [], purchasedCounts: {} }),
  );
  const entry = JSON.stringify({ uid, list: { ...list, items } });
  if (entry.length <= MAX_LIST_CHARACTERS) write(LIST_KEY, entry);
}

/** Remembers who is signed in on this device: what they must not see is hidden from the first frame. */
export function rememberViewer(uid: string): void {
  write(VIEWER_KEY, JSON.stringify(uid));
}

/** Who was signed in on this device when it was last asked, and has not signed out since. */
export function rememberedViewer(): string | null {
  const entry = read(VIEWER_KEY);
  return typeof entry === 'string' ? entry : null;
}

/** Forgets everything, at sign-out. */
export function wipeLastSeen(): void {
  try {
    localStorage.removeItem(CARDS_KEY);
    localStorage.removeItem(LIST_KEY);
    localStorage.removeItem(VIEWER_KEY);
  } catch (error) {
    console.warn('The local giftLists entry could not be removed', error);
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch (error) {
    // Storage may be switched off, or hold what another version wrote: then there is no first paint.
    console.warn(`The local ${key} entry could not be read`, error);
    return null;
  }
}

function write(key: string, entry: string): void {
  try {
    localStorage.setItem(key, entry);
  } catch (error) {
    console.warn(`The local ${key} entry could not be written`, error);
  }
}

function isLastSeen(entry: unknown): entry is LastSeen {
  if (typeof entry !== 'object' || entry === null) return false;
  const { uid, firstName, lists } = entry as Partial<LastSeen>;
  return (
    typeof uid === 'string' &&
    typeof firstName === 'string' &&
    Array.isArray(lists) &&
    lists.every(isSummary)
  );
}

/** Every field a card reads: one that is missing would break the dashboard at each visit. */
function isSummary(list: Partial<ListSummary> | null): boolean {
  return (
    typeof list?.id === 'string' &&
    typeof list.name === 'string' &&
    typeof list.ownerId === 'string' &&
    typeof list.itemCount === 'number' &&
    Array.isArray(list.members) &&
    Array.isArray(list.thumbnails) &&
    list.thumbnails.every((item) => typeof item?.imageUrl === 'string')
  );
}
