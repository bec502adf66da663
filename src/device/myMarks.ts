import {
  readText,
  removeEntry,
  STORAGE,
  suffixesOf,
  takeFormerEntries,
  watchEntry,
  writeJson,
} from '../lib/storage.ts';
import type { Mark } from '../model/mark.ts';
import { getCacheOwner } from './cacheOwner.ts';
import { isDocumentData, text, type DocumentData } from '../model/serializers.ts';

/**
 * What was marked as purchased on this device (F2): kept here and nowhere else, so that a giver can
 * take back their own name, and find their gifts, without an account. Each mark has a key of its own
 * in local storage: two tabs that write at the same time do not overwrite each other's marks. What a
 * signed-in user marked is theirs (`by`): nobody else sees it.
 */
const MARK = STORAGE.mark;

/** Where earlier versions kept marks: one by one, and before that all of them as one array. */
const FORMER_KEYS = 'giftMark';

interface StoredMark extends Mark {
  /** Uid of who was signed in; null for a visitor's, which anybody at this device may see. */
  by: string | null;
}

/** Marks of this page that storage did not take: they hold as long as the page. */
const unstored = new Map<string, StoredMark>();
const watchers = new Set<() => void>();

/** Every mark of this device that whoever uses it now may see, newest first. */
export function myMarks(): Mark[] {
  const uid = getCacheOwner();
  return allMarks()
    .filter(({ by }) => by === null || by === uid)
    .map(withoutOwner)
    .toSorted((a, b) => b.at - a.at);
}

function withoutOwner({ listId, listName, itemId, itemName, name, pieces, at }: StoredMark): Mark {
  return { listId, listName, itemId, itemName, name, pieces, at };
}

/** Forgets what other users than this one marked here: somebody else uses the device now. */
export function forgetMarksOfOthers(uid: string): void {
  const ofOthers = allMarks().filter(({ by }) => by !== null && by !== uid);
  if (ofOthers.length > 0) forget(ofOthers);
}

/** Calls `onChange` when a mark was remembered or forgotten, in another window too; gives its end. */
export function watchMyMarks(onChange: () => void): () => void {
  watchers.add(onChange);
  const unwatch = watchEntry(MARK, onChange);
  return () => {
    watchers.delete(onChange);
    unwatch();
  };
}

/** Remembers a mark, in place of an earlier one of the same item under the same name. */
export function rememberMark(mark: Mark): void {
  const key = keyOf(mark);
  const stored: StoredMark = { ...mark, by: getCacheOwner() };
  if (writeJson(MARK, stored, key)) unstored.delete(key);
  else unstored.set(key, stored);
  tell();
}

/**
 * Forgets the marks of an item on this device.
 * @param name forgets only the mark under this name
 */
export function forgetMarks(listId: string, itemId: string, name?: string): void {
  const isMeant = (mark: Mark) =>
    mark.listId === listId && mark.itemId === itemId && (name === undefined || mark.name === name);
  forget(myMarks().filter(isMeant));
}

function forget(marks: readonly Mark[]): void {
  for (const mark of marks) {
    const key = keyOf(mark);
    unstored.delete(key);
    removeEntry(MARK, key);
  }
  tell();
}

function keyOf({ listId, itemId, name }: Mark): string {
  return `${listId}:${itemId}:${name}`;
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

function allMarks(): StoredMark[] {
  return [...readAll(), ...unstored.values()];
}

function readAll(): StoredMark[] {
  renameFormerEntries();
  return suffixesOf(MARK).flatMap((key) => marksIn(readText(MARK, key)));
}

/** Gives each mark that an earlier version stored the key that it has today. */
function renameFormerEntries(): void {
  for (const mark of takeFormerEntries(FORMER_KEYS).flatMap(marksIn)) {
    writeJson(MARK, mark, keyOf(mark));
  }
}

/** The marks in a stored text, which holds one or an array of them; none where it holds neither. */
function marksIn(stored: string | null): StoredMark[] {
  try {
    const entry: unknown = JSON.parse(stored ?? 'null');
    return [entry].flat().filter(isDocumentData).map(markFrom).filter(isWhole);
  } catch (error) {
    console.warn('A mark of this device could not be read', error);
    return [];
  }
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
  };
}

function isWhole({ listId, itemId, name }: Mark): boolean {
  return listId !== '' && itemId !== '' && name !== '';
}
