/**
 * What this device remembers for whoever uses it, signed in or not: each setting with its possible
 * values, the first of which holds until another is chosen.
 */
const SETTINGS = {
  theme: ['system', 'light', 'dark'],
  /** Shortcuts of one key (WCAG 2.1.4: they can be turned off). */
  shortcuts: ['on', 'off'],
  /** The card for newcomers. */
  tour: ['shown', 'dismissed'],
} as const;

export type Setting = keyof typeof SETTINGS;
export type ValueOf<S extends Setting> = (typeof SETTINGS)[S][number];

const keyOf = (setting: Setting) => `giftlists.${setting}`;

/** Tells this page's listeners; the browser's own `storage` event tells other tabs. */
const changes = new EventTarget();

/** For what was chosen where storage is switched off: it holds as long as the page. */
const unstored = new Map<Setting, string>();

/** What was chosen on this device. */
export function readSetting<S extends Setting>(setting: S): ValueOf<S> {
  const values: readonly string[] = SETTINGS[setting];
  const stored = unstored.get(setting) ?? read(keyOf(setting));
  return (values.includes(stored ?? '') ? stored : values[0]) as ValueOf<S>;
}

/** Remembers a choice. */
export function writeSetting<S extends Setting>(setting: S, value: ValueOf<S>): void {
  try {
    // What holds anyway is not stored: the inline script then has nothing to do.
    if (value === SETTINGS[setting][0]) localStorage.removeItem(keyOf(setting));
    else localStorage.setItem(keyOf(setting), value);
  } catch (error) {
    console.warn(`The setting ${setting} could not be stored`, error);
    unstored.set(setting, value);
  }
  changes.dispatchEvent(new Event(setting));
}

/** Calls back when the setting changes, in this tab or another. Gives the function that stops it. */
export function watchSetting(setting: Setting, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null when everything was cleared.
    if (key === null || key === keyOf(setting)) onChange();
  };
  changes.addEventListener(setting, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    changes.removeEventListener(setting, onChange);
    window.removeEventListener('storage', onStorage);
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn('Settings could not be read', error);
    return null;
  }
}
