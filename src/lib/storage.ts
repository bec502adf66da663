/**
 * Local and session storage of the app. Only this module defines keys and the owner of each entry.
 * The Privacy page lists the same entries (features/info/deviceStorage.ts), and a test compares the
 * two. When storage is full or disabled, that is logged, and the app works without it.
 */

/** False where a page is prerendered (app/prerender.tsx). A browser that blocks storage throws instead. */
const HAS_STORAGE = typeof window !== 'undefined';

/** The owner of an entry, which determines when it is removed. */
type Owner =
  /** The signed-in user: removed when the session ends. */
  | 'user'
  /** The device, for all its users: stays until the module that wrote it removes it. */
  | 'device'
  /** The tab: in session storage, removed when its user logs out. */
  | 'tab'
  /** The signed-in user of the tab: in session storage, removed when the session ends. */
  | 'userOfTab';

/** What is stored under one key, or under several that begin with it. */
export interface Entry {
  key: string;
  owner: Owner;
}

const entry = (name: string, owner: Owner): Entry => ({ key: `giftlists.${name}`, owner });

/** All entries. Those whose key ends with a colon are prefixes of many keys. */
export const STORAGE = {
  /** The cards of the dashboard; its name is the specification's (§3). */
  dashboard: { key: 'giftLists', owner: 'user' },
  /** The list that was open last. */
  openList: entry('openList', 'user'),
  /** Uid of the last signed-in user. */
  viewer: entry('viewer', 'user'),
  /** The time up to which the user has seen the removed marks, by list. */
  seenRemovedMarks: entry('seenRemovedMarks:', 'user'),
  /** The links of invites that were made on this device. */
  inviteLinks: entry('inviteLinks', 'user'),
  /** Uid of the owner of Firestore's cache. */
  cacheOwner: entry('cacheOwner', 'device'),
  /** Uid of the user whose cached data has to be cleared. */
  cacheClearing: entry('cacheClearing', 'device'),
  /** The last public list that a visitor opened. */
  visitorList: entry('visitorList', 'device'),
  /** The marks made on this device. */
  mark: entry('mark:', 'device'),
  /** When each list was last looked at here, by the user and by a visitor. */
  visit: entry('visit:', 'user'),
  visitorVisit: entry('visitorVisit:', 'device'),
  /** The name that a visitor last gave when marking an item. */
  giverName: entry('giverName', 'device'),
  /** Ids of the people without an account whose gifts are hidden on this device. */
  surprises: entry('surprises', 'device'),
  /** Writes whose outcome is not known yet. */
  attempts: entry('attempts', 'tab'),
  /** What the bookmarklet or a share sheet handed over, until the form has it. */
  capturedProduct: entry('capturedProduct', 'tab'),
  /** What was typed in Add New Item and neither added nor saved, by user and list; its key is an older name. */
  unsavedItem: entry('itemDraft:', 'userOfTab'),
  /** Imports that are not complete, by user and list. */
  importRun: entry('importRun:', 'user'),
  /** The rows that a bookmarklet handed over to the Import page. */
  importRows: entry('importRows', 'tab'),
  /** The lists that the deletions of accounts have not completely deleted yet, by uid. */
  unfinishedDeletion: entry('unfinishedDeletion', 'device'),
  theme: entry('theme', 'device'),
  shortcuts: entry('shortcuts', 'device'),
  tour: entry('tour', 'device'),
  bookmarklet: entry('bookmarklet', 'device'),
  /** When the page was last reloaded because the app did not start; written by public/recover.js. */
  recovered: entry('recovered', 'tab'),
} as const satisfies Record<string, Entry>;

function areaOf({ owner }: Entry): Storage {
  return owner === 'tab' || owner === 'userOfTab' ? sessionStorage : localStorage;
}

/**
 * Reads the text of an entry; null when there is none.
 * @param suffix the rest of the key, for an entry with many keys
 */
export function readText(of: Entry, suffix = ''): string | null {
  if (!HAS_STORAGE) return null;
  try {
    return areaOf(of).getItem(of.key + suffix);
  } catch (error) {
    console.warn(`The entry ${of.key} could not be read`, error);
    return null;
  }
}

/** Reads the JSON of an entry; null when there is none, or when it is not valid JSON. */
export function readJson(of: Entry, suffix = ''): unknown {
  try {
    return JSON.parse(readText(of, suffix) ?? 'null') as unknown;
  } catch (error) {
    console.warn(`The entry ${of.key} could not be read`, error);
    return null;
  }
}

/** Writes an entry. @returns whether it was stored */
export function writeText(of: Entry, text: string, suffix = ''): boolean {
  try {
    areaOf(of).setItem(of.key + suffix, text);
    return true;
  } catch (error) {
    console.warn(`The entry ${of.key} could not be written`, error);
    return false;
  }
}

/** Writes an entry as JSON. @returns whether it was stored */
export function writeJson(of: Entry, value: unknown, suffix = ''): boolean {
  return writeText(of, JSON.stringify(value), suffix);
}

/** Removes an entry; does nothing when it is not there. */
export function removeEntry(of: Entry, suffix = ''): void {
  try {
    areaOf(of).removeItem(of.key + suffix);
  } catch (error) {
    console.warn(`The entry ${of.key} could not be removed`, error);
  }
}

/** The suffix of an entry that each user has for each list. */
export function userAndList(uid: string, listId: string): string {
  return `${uid}/${listId}`;
}

/** The stored suffixes of an entry with many keys. */
export function suffixesOf(of: Entry): string[] {
  try {
    return Object.keys(areaOf(of)).flatMap((key) =>
      key.startsWith(of.key) ? [key.slice(of.key.length)] : [],
    );
  } catch (error) {
    console.warn(`The entries ${of.key} could not be read`, error);
    return [];
  }
}

/** Removes the entries of the user, who has signed out or was replaced by another user. */
export function removeUserEntries(): void {
  removeEntriesOf(['user', 'userOfTab']);
}

/** Removes what waits in this tab, because its user has logged out or was replaced by another user. */
export function removeTabEntries(): void {
  removeEntriesOf(['tab', 'userOfTab']);
}

function removeEntriesOf(owners: Owner[]): void {
  for (const stored of Object.values(STORAGE)) {
    if (!owners.includes(stored.owner)) continue;
    if (stored.key.endsWith(':'))
      suffixesOf(stored).forEach((suffix) => removeEntry(stored, suffix));
    else removeEntry(stored);
  }
}

/**
 * Calls back when another tab has changed an entry.
 * @param onChange receives the new text; null when it was removed or everything was cleared
 * @returns stops watching
 */
export function watchEntry(of: Entry, onChange: (text: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key.startsWith(of.key)) onChange(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
