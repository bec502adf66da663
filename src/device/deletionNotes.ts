import { readJson, removeEntry, STORAGE, writeJson } from '../lib/storage.ts';
import { isDocumentData } from '../model/deserializers.ts';

/**
 * The lists that the deletion of an account has begun to delete. No query finds a deleted list, so only
 * these notes tell what is left below it. Unlike the outbox they stay when another account signs in.
 */

/** A list that is being deleted, or whose subcollections may still exist. */
export interface UnfinishedList {
  id: string;
  /** The id that the list had before, if documents may exist below that, too. */
  formerId?: string;
}

/** The lists that were noted for this account. */
export function readDeletionNote(uid: string): UnfinishedList[] {
  const lists = readNotes()[uid];
  return Array.isArray(lists) ? lists.flatMap(unfinishedFrom) : [];
}

/** Replaces the note of this account; removes it when there are no lists. */
export function writeDeletionNote(uid: string, lists: readonly UnfinishedList[]): void {
  const { [uid]: _replaced, ...others } = readNotes();
  writeNotes(lists.length === 0 ? others : { ...others, [uid]: lists });
}

/** Runs `clear`, which removes everything that this device has stored, and keeps the notes. */
export function keepDeletionNotes(clear: () => void): void {
  const notes = readNotes();
  clear();
  writeNotes(notes);
}

/** The notes by the uids of the accounts. */
function readNotes(): Record<string, unknown> {
  const notes = readJson(STORAGE.unfinishedDeletion);
  return isDocumentData(notes) ? notes : {};
}

function writeNotes(notes: Record<string, unknown>): void {
  if (Object.keys(notes).length === 0) removeEntry(STORAGE.unfinishedDeletion);
  else writeJson(STORAGE.unfinishedDeletion, notes);
}

/** A stored list, or nothing for what is none. */
function unfinishedFrom(list: unknown): UnfinishedList[] {
  if (!isDocumentData(list) || typeof list.id !== 'string') return [];
  const { id, formerId } = list;
  return [{ id, ...(typeof formerId === 'string' && { formerId }) }];
}
