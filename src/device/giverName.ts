import { readText, removeEntry, STORAGE, writeText } from '../lib/storage.ts';

/**
 * The name under which a visitor without an account last marked an item on this device, to offer it
 * the next time. A signed-in user has their own.
 */

/** The name; '' when there is none. */
export function readGiverName(): string {
  return readText(STORAGE.giverName) ?? '';
}

export function rememberGiverName(name: string): void {
  writeText(STORAGE.giverName, name);
}

export function forgetGiverName(): void {
  removeEntry(STORAGE.giverName);
}
