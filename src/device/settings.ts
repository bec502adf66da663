import { readText, removeEntry, STORAGE, watchEntry, writeText } from '../lib/storage.ts';

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

/** Tells this page's listeners; the browser's own `storage` event tells other tabs. */
const changes = new EventTarget();

/** For what was chosen where storage is switched off: it holds as long as the page. */
const unstored = new Map<Setting, string>();

/** What was chosen on this device. */
export function readSetting<S extends Setting>(setting: S): ValueOf<S> {
  const values: readonly string[] = SETTINGS[setting];
  const stored = unstored.get(setting) ?? readText(STORAGE[setting]);
  return (values.includes(stored ?? '') ? stored : values[0]) as ValueOf<S>;
}

/** Remembers a choice. */
export function writeSetting<S extends Setting>(setting: S, value: ValueOf<S>): void {
  // What holds anyway is not stored: the inline script then has nothing to do.
  if (value === SETTINGS[setting][0]) removeEntry(STORAGE[setting]);
  else if (!writeText(STORAGE[setting], value)) unstored.set(setting, value);
  changes.dispatchEvent(new Event(setting));
}

/** Calls back when the setting changes, in this tab or another. Gives the function that stops it. */
export function watchSetting(setting: Setting, onChange: () => void): () => void {
  changes.addEventListener(setting, onChange);
  const unwatch = watchEntry(STORAGE[setting], onChange);
  return () => {
    changes.removeEventListener(setting, onChange);
    unwatch();
  };
}
