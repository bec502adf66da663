/**
 * What the app keeps in local and session storage: the only module that names a key, says whose the
 * entry is and removes it. The Privacy page says the same (features/info/deviceStorage.ts), and a
 * test holds the two together. Storage that is full or switched off is logged; the app works without.
 */

/** Whose an entry is, which says when it is removed. */
type Owner =
  /** Of who is signed in: removed at sign-out. */
  | 'user'
  /** Of the device, whoever uses it: stays until what wrote it removes it. */
  | 'device'
  /** Of the tab: in session storage. */
  | 'tab';

interface Entry {
  key: string;
  owner: Owner;
}

const entry = (name: string, owner: Owner): Entry => ({ key: `giftlists.${name}`, owner });

/** Every entry. `mark` is the beginning of many keys, one for each mark. */
export const STORAGE = {
  /** The cards of the dashboard; its name is the specification's (§3). */
  dashboard: { key: 'giftLists', owner: 'user' },
  /** The list that was open last. */
  openList: entry('openList', 'user'),
  /** Uid of who was signed in when this device was last asked. */
  viewer: entry('viewer', 'user'),
  /** Uid of whose data Firestore's cache holds. */
  cacheOwner: entry('cacheOwner', 'device'),
  /** Uid of whose cached data has to be cleared. */
  cacheClearing: entry('cacheClearing', 'device'),
  /** The last public list that a visitor looked at. */
  guestList: entry('guestList', 'device'),
  /** What was marked as purchased on this device. */
  mark: entry('mark:', 'device'),
  /** Writes whose outcome is not known yet. */
  attempts: entry('attempts', 'tab'),
  /** The lists that the deletion of an account has not cleared away yet. */
  unfinishedDeletion: entry('unfinishedDeletion', 'device'),
  theme: entry('theme', 'device'),
  shortcuts: entry('shortcuts', 'device'),
  tour: entry('tour', 'device'),
  /** When the app was last loaded anew because it did not start; public/recover.js writes it. */
  recovered: entry('recovered', 'tab'),
} as const satisfies Record<string, Entry>;

function areaOf({ owner }: Entry): Storage {
  return owner === 'tab' ? sessionStorage : localStorage;
}

/**
 * The text of an entry, null when there is none.
 * @param suffix the rest of the key, for an entry of many keys
 */
export function readText(of: Entry, suffix = ''): string | null {
  try {
    return areaOf(of).getItem(of.key + suffix);
  } catch (error) {
    console.warn(`The entry ${of.key} could not be read`, error);
    return null;
  }
}

/** The JSON of an entry; null when there is none, or when another version wrote something else. */
export function readJson(of: Entry, suffix = ''): unknown {
  try {
    return JSON.parse(readText(of, suffix) ?? 'null') as unknown;
  } catch (error) {
    console.warn(`The entry ${of.key} could not be read`, error);
    return null;
  }
}

/** Writes an entry. @returns whether the device took it */
export function writeText(of: Entry, text: string, suffix = ''): boolean {
  try {
    areaOf(of).setItem(of.key + suffix, text);
    return true;
  } catch (error) {
    console.warn(`The entry ${of.key} could not be written`, error);
    return false;
  }
}

/** Writes an entry as JSON. @returns whether the device took it */
export function writeJson(of: Entry, value: unknown, suffix = ''): boolean {
  return writeText(of, JSON.stringify(value), suffix);
}

export function removeEntry(of: Entry, suffix = ''): void {
  try {
    areaOf(of).removeItem(of.key + suffix);
  } catch (error) {
    console.warn(`The entry ${of.key} could not be removed`, error);
  }
}

/** The suffixes under which an entry of many keys is stored. */
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

/** Removes what belongs to the user who signs out, or whom somebody else follows. */
export function removeUserEntries(): void {
  for (const one of Object.values(STORAGE)) if (one.owner === 'user') removeEntry(one);
}

/**
 * Calls back when another tab has changed an entry.
 * @param onChange gets the new text; null when it was removed, or everything was cleared
 * @returns ends it
 */
export function watchEntry(of: Entry, onChange: (text: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key.startsWith(of.key)) onChange(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Takes the entries out of local storage that earlier versions wrote under other names.
 * @param beginning of their keys
 * @returns their texts
 */
export function takeFormerEntries(beginning: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(beginning));
    return keys.flatMap((key) => {
      const text = localStorage.getItem(key);
      localStorage.removeItem(key);
      return text === null ? [] : [text];
    });
  } catch (error) {
    console.warn(`The entries ${beginning} could not be read`, error);
    return [];
  }
}
