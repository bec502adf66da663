import { readText, removeEntry, STORAGE, writeText } from '../lib/storage.ts';
import { createEntryWatchers } from '../lib/watchers.ts';

/**
 * The settings of this device, for all its users, signed in or not: the possible values of each
 * setting, with the default first.
 */
const SETTINGS = {
  theme: ['system', 'light', 'dark'],
  /** Shortcuts of one key (WCAG 2.1.4: they can be turned off). */
  shortcuts: ['on', 'off'],
  /** The introduction for new users. */
  tour: ['shown', 'dismissed'],
  /** Whether the bookmarklet has been pressed in this browser. */
  bookmarklet: ['unused', 'used'],
} as const;

export type Setting = keyof typeof SETTINGS;
export type ValueOf<S extends Setting> = (typeof SETTINGS)[S][number];

const watchers = {
  theme: createEntryWatchers(STORAGE.theme),
  shortcuts: createEntryWatchers(STORAGE.shortcuts),
  tour: createEntryWatchers(STORAGE.tour),
  bookmarklet: createEntryWatchers(STORAGE.bookmarklet),
};

/** Values that could not be stored; they are lost when the page is closed. */
const unstored = new Map<Setting, string>();

/** The value of a setting on this device. */
export function readSetting<S extends Setting>(setting: S): ValueOf<S> {
  const values: readonly string[] = SETTINGS[setting];
  const stored = unstored.get(setting) ?? readText(STORAGE[setting]);
  return (values.includes(stored ?? '') ? stored : values[0]) as ValueOf<S>;
}

/** Stores the value of a setting. */
export function writeSetting<S extends Setting>(setting: S, value: ValueOf<S>): void {
  unstored.delete(setting);
  // A default is not stored, so that the inline theme script has nothing to do.
  if (value === SETTINGS[setting][0]) removeEntry(STORAGE[setting]);
  else if (!writeText(STORAGE[setting], value)) unstored.set(setting, value);
  watchers[setting].notify();
}

/** Calls back when the setting changes, in this tab or another. @returns stops watching */
export function watchSetting(setting: Setting, onChange: () => void): () => void {
  return watchers[setting].watch(onChange);
}
