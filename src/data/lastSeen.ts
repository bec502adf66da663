import type { ListSummary } from '../model/list.ts';

/** §3 Local storage: the cards last seen on this device, for the first paint of the dashboard. */
const KEY = 'giftLists';

interface LastSeen {
  uid: string;
  firstName: string;
  lists: ListSummary[];
}

/** What this device last showed, or null. Belongs to one user and is wiped at sign-out. */
export function readLastSeen(): LastSeen | null {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLastSeen(entry) ? entry : null;
  } catch (error) {
    // Storage may be switched off, or hold what another version wrote: then there is no first paint.
    console.warn('The local giftLists entry could not be read', error);
    return null;
  }
}

/** Remembers the cards of this user, replacing anybody else's. */
export function writeLastSeen(entry: LastSeen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(entry));
  } catch (error) {
    console.warn('The local giftLists entry could not be written', error);
  }
}

/** Forgets everything, at sign-out. */
export function wipeLastSeen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The local giftLists entry could not be removed', error);
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
