import { readText, STORAGE, writeText } from '../lib/storage.ts';
import { createEntryWatchers } from '../lib/watchers.ts';

/**
 * The people without an account whose gifts are hidden on this device (F11, “Surprise me, too”): their
 * ids, separated by blanks.
 */

const watchers = createEntryWatchers(STORAGE.surprises);

/** The stored ids in one text, which stays the same until they change. */
export function readSurprises(): string {
  return readText(STORAGE.surprises) ?? '';
}

/** Adds a person, or removes one. */
export function writeSurprise(personId: string, isSurprise: boolean): void {
  const others = readSurprises()
    .split(' ')
    .filter((id) => id !== '' && id !== personId);
  writeText(STORAGE.surprises, (isSurprise ? [...others, personId] : others).join(' '));
  watchers.notify();
}

/** Calls back when the ids change, in this tab or another. @returns stops watching */
export const watchSurprises = watchers.watch;
