import { readText, STORAGE, writeText } from '../lib/storage.ts';

/** The time up to which the user has seen the removals of names on a list, in milliseconds since 1970. */
export function seenRemovals(listId: string): number {
  return Number(readText(STORAGE.seenRemovals, listId) ?? 0);
}

/** Stores that the user has seen all removals up to this time. */
export function rememberSeenRemovals(listId: string, at: number): void {
  writeText(STORAGE.seenRemovals, String(at), listId);
}
