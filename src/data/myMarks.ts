import type { Mark } from '../model/mark.ts';
import { isFields, text, type Fields } from './listShape.ts';

/**
 * What was marked as purchased on this device (F2): kept here and nowhere else, so that a giver can
 * take back their own name, and find their gifts, without an account.
 */
const KEY = 'giftMarks';

let known: Mark[] | null = null;
const watchers = new Set<() => void>();

/** Every mark of this device, newest first; the same array until something changes. */
export function myMarks(): Mark[] {
  known ??= read();
  return known;
}

/** Calls `onChange` when a mark was remembered or forgotten, in another window too; gives its end. */
export function watchMyMarks(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    known = null;
    onChange();
  };
  watchers.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** Remembers a mark, in place of an earlier one of the same item. */
export function rememberMark(mark: Mark): void {
  write([mark, ...myMarks().filter((other) => !isSame(other, mark))]);
}

/** Forgets a mark. */
export function forgetMark(mark: Pick<Mark, 'listId' | 'itemId'>): void {
  write(myMarks().filter((other) => !isSame(other, mark)));
}

function isSame(a: Pick<Mark, 'listId' | 'itemId'>, b: Pick<Mark, 'listId' | 'itemId'>): boolean {
  return a.listId === b.listId && a.itemId === b.itemId;
}

function read(): Mark[] {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entry) ? entry.filter(isFields).map(markFrom).filter(isWhole) : [];
  } catch (error) {
    console.warn('What this device marked could not be read', error);
    return [];
  }
}

function write(marks: Mark[]): void {
  known = marks;
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch (error) {
    console.warn('What this device marked could not be written', error);
  }
  for (const watcher of watchers) watcher();
}

function markFrom(fields: Fields): Mark {
  return {
    listId: text(fields.listId),
    listName: text(fields.listName),
    itemId: text(fields.itemId),
    itemName: text(fields.itemName),
    name: text(fields.name),
    pieces: typeof fields.pieces === 'number' ? fields.pieces : 1,
    at: typeof fields.at === 'number' ? fields.at : 0,
  };
}

function isWhole({ listId, itemId, name }: Mark): boolean {
  return listId !== '' && itemId !== '' && name !== '';
}
