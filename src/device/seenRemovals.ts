import { readText, STORAGE, writeText } from '../lib/storage.ts';

/** Up to when the user has seen that names were taken off items of a list: milliseconds since 1970. */
export function seenRemovals(listId: string): number {
  return Number(readText(STORAGE.seenRemovals, listId) ?? 0);
}

/** Stores that the user has seen what was taken off until then. */
export function rememberSeenRemovals(listId: string, at: number): void {
  writeText(STORAGE.seenRemovals, String(at), listId);
}
