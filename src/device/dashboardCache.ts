import type { ListSummary } from '../model/list.ts';

/**
 * §3 Local storage: what this device showed last, for the first paint of the dashboard and of the
 * list that was open. Belongs to one user and is wiped at sign-out.
 */
const CARDS_KEY = 'giftLists';
/** Of `lastSeenList.ts`. */
export const LIST_KEY = 'giftListLastOpen';
const VIEWER_KEY = 'giftViewer';

/** The cards of the dashboard. */
export interface CachedDashboard {
  uid: string;
  firstName: string;
  lists: ListSummary[];
}

/** The cards this device last showed, or null. */
export function readDashboardCache(): CachedDashboard | null {
  const entry = read(CARDS_KEY);
  return isCachedDashboard(entry) ? entry : null;
}

/** Remembers the cards of this user, replacing anybody else's. */
export function writeDashboardCache(entry: CachedDashboard): void {
  write(CARDS_KEY, JSON.stringify(entry));
}

/** Remembers who is signed in on this device: what they must not see is hidden from the first frame. */
export function writeLastViewer(uid: string): void {
  write(VIEWER_KEY, JSON.stringify(uid));
}

/** Who was signed in on this device when it was last asked, and has not signed out since. */
export function readLastViewer(): string | null {
  const entry = read(VIEWER_KEY);
  return typeof entry === 'string' ? entry : null;
}

/** Forgets everything, at sign-out. */
export function clearCaches(): void {
  try {
    localStorage.removeItem(CARDS_KEY);
    localStorage.removeItem(LIST_KEY);
    localStorage.removeItem(VIEWER_KEY);
  } catch (error) {
    console.warn('The local giftLists entry could not be removed', error);
  }
}

/** What is stored there; null when it is nothing that can be read. */
export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch (error) {
    // Storage may be switched off, or hold what another version wrote: then there is no first paint.
    console.warn(`The local ${key} entry could not be read`, error);
    return null;
  }
}

/** Stores it, if the device lets us. */
export function write(key: string, entry: string): void {
  try {
    localStorage.setItem(key, entry);
  } catch (error) {
    console.warn(`The local ${key} entry could not be written`, error);
  }
}

function isCachedDashboard(entry: unknown): entry is CachedDashboard {
  if (typeof entry !== 'object' || entry === null) return false;
  const { uid, firstName, lists } = entry as Partial<CachedDashboard>;
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
