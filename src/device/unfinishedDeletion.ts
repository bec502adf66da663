import { readJson, removeEntry, STORAGE, writeJson } from '../lib/storage.ts';

/** A list that an account deletion deletes, or whose subcollections may still exist. */
export interface ListInDeletion {
  id: string;
  /** What the list was called before, if documents may exist below that id, too. */
  formerId?: string;
}

/** The lists that this user's account deletion has not completely deleted yet. */
export function readUnfinishedDeletion(uid: string): ListInDeletion[] {
  const note = readJson(STORAGE.unfinishedDeletion);
  // Earlier versions stored only ids.
  const { uid: whose, ids, lists = ids } = (note ?? {}) as Record<string, unknown>;
  return whose === uid && Array.isArray(lists) ? lists.flatMap(listFrom) : [];
}

/** A stored list, or nothing for what is none. */
function listFrom(stored: unknown): ListInDeletion[] {
  const list = typeof stored === 'string' ? { id: stored } : stored;
  const { id, formerId } = (list ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string') return [];
  return [{ id, ...(typeof formerId === 'string' && { formerId }) }];
}

/** Stores them; none removes the entry. */
export function writeUnfinishedDeletion(uid: string, lists: ListInDeletion[]): void {
  if (lists.length === 0) removeEntry(STORAGE.unfinishedDeletion);
  else writeJson(STORAGE.unfinishedDeletion, { uid, lists });
}
