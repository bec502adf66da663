import { readJson, removeEntry, STORAGE, suffixesOf, writeJson } from '../lib/storage.ts';
import { createEntryWatchers } from '../lib/watchers.ts';
import { seenOf, type Mark } from '../model/marks/mark.ts';
import { storingUser } from './lastViewer.ts';
import { isDocumentData, itemFromFields, text, type DocumentData } from '../model/deserializers.ts';

/**
 * The marks made on this device (F2). They are stored only here, so that a giver can remove their own
 * name and find their gifts without an account. Each mark has its own key in local storage, so that
 * two tabs writing at the same time do not overwrite each other's marks. A signed-in user's marks
 * belong to them (`by`): nobody else sees them.
 */
const MARK = STORAGE.mark;

interface StoredMark extends Mark {
  /** Uid of the signed-in user; null for a visitor's mark, which everybody on this device may see. */
  by: string | null;
}

/** Marks that could not be stored; they are lost when the page is closed. */
const unstored = new Map<string, StoredMark>();
const watchers = createEntryWatchers(MARK);

/** All marks of this device that the current user may see, newest first. */
export function myMarks(): Mark[] {
  return visibleMarks()
    .map(withoutOwner)
    .toSorted((a, b) => b.at - a.at);
}

/** Whether all of `myMarks` are still here when the page was closed: a browser may refuse to store them. */
export function areMyMarksStored(): boolean {
  return unstored.size === 0;
}

/** All marks of this device that the current user may see. */
function visibleMarks(): StoredMark[] {
  const uid = storingUser();
  return allMarks().filter(({ by }) => by === null || by === uid);
}

/** This device's mark of an item under a name, if the current user may see it. */
export function myMarkOf(of: Pick<Mark, 'listId' | 'itemId' | 'name'>): Mark | null {
  const key = keyOf(of);
  const stored = unstored.get(key) ?? marksIn(readJson(MARK, key))[0];
  const isMine = stored && (stored.by === null || stored.by === storingUser());
  return isMine ? withoutOwner(stored) : null;
}

function withoutOwner({ by: _by, ...mark }: StoredMark): Mark {
  return mark;
}

/** Removes the marks of all other users, because this user uses the device now. */
export function forgetMarksOfOthers(uid: string): void {
  const ofOthers = allMarks().filter(({ by }) => by !== null && by !== uid);
  if (ofOthers.length > 0) forget(ofOthers);
}

/** Calls back when a mark was added or removed, also in another window. @returns stops watching */
export const watchMyMarks = watchers.watch;

/**
 * Stores a mark, replacing an earlier one with the same item and name; what the giver said of that one
 * stays, and a visitor's mark stays one that everybody on this device may see.
 */
export function rememberMark(mark: Mark): void {
  const [known] = marksIn(readJson(MARK, keyOf(mark)));
  const by = known?.by === null ? null : storingUser();
  store({ ...(known?.state && { state: known.state }), ...mark, by });
  marksChanged();
}

function store(mark: StoredMark): void {
  const key = keyOf(mark);
  if (writeJson(MARK, mark, key)) unstored.delete(key);
  else unstored.set(key, mark);
}

/** Stores marks from another device of the same giver; those that are here already stay as they are. */
export function addMarks(marks: readonly Mark[]): void {
  const known = new Set(myMarks().map(keyOf));
  for (const mark of marks) if (!known.has(keyOf(mark))) rememberMark(mark);
}

/**
 * Removes this device's marks of an item.
 * @param name removes only the mark with this name
 * @returns puts them back as they were, except where the item was marked again meanwhile
 */
export function forgetMarks(listId: string, itemId: string, name?: string): () => void {
  const isMeant = (mark: Mark) =>
    mark.listId === listId && mark.itemId === itemId && (name === undefined || mark.name === name);
  const removed = visibleMarks().filter(isMeant);
  forget(removed);
  return () => {
    const known = new Set(allMarks().map(keyOf));
    for (const mark of removed) if (!known.has(keyOf(mark))) store(mark);
    marksChanged();
  };
}

function forget(marks: readonly Mark[]): void {
  for (const mark of marks) {
    const key = keyOf(mark);
    unstored.delete(key);
    removeEntry(MARK, key);
  }
  marksChanged();
}

function keyOf({ listId, itemId, name }: Pick<Mark, 'listId' | 'itemId' | 'name'>): string {
  return `${listId}:${itemId}:${name}`;
}

/** Tells the watchers that marks were added, removed or changed. */
export function marksChanged(): void {
  watchers.notify();
}

function allMarks(): StoredMark[] {
  return [...readAll().filter((mark) => !unstored.has(keyOf(mark))), ...unstored.values()];
}

function readAll(): StoredMark[] {
  return suffixesOf(MARK).flatMap((key) => marksIn(readJson(MARK, key)));
}

/** The mark in a stored entry; anything else gives none. */
function marksIn(entry: unknown): StoredMark[] {
  return [entry].filter(isDocumentData).map(markFrom).filter(isWhole);
}

function markFrom(fields: DocumentData): StoredMark {
  return {
    listId: text(fields.listId),
    listName: text(fields.listName),
    itemId: text(fields.itemId),
    itemName: text(fields.itemName),
    name: text(fields.name),
    pieces: typeof fields.pieces === 'number' ? fields.pieces : 1,
    at: typeof fields.at === 'number' ? fields.at : 0,
    by: typeof fields.by === 'string' ? fields.by : null,
    ...((fields.state === 'getting' || fields.state === 'bought') && { state: fields.state }),
    ...(isDocumentData(fields.seen) && { seen: seenOf(itemFromFields(fields.seen)) }),
  };
}

function isWhole({ listId, itemId, name }: Mark): boolean {
  return listId !== '' && itemId !== '' && name !== '';
}
