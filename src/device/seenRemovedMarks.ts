import { readText, STORAGE, writeText } from '../lib/storage.ts';

/** The time up to which the user has seen the removed marks of a list, in milliseconds since 1970. */
export function seenRemovedMarks(listId: string): number {
  return Number(readText(STORAGE.seenRemovedMarks, listId) ?? 0);
}

/** Stores that the user has seen all removed marks up to this time. */
export function rememberSeenRemovedMarks(listId: string, at: number): void {
  writeText(STORAGE.seenRemovedMarks, String(at), listId);
}
