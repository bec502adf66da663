import { text, type DocumentData } from '../deserializers.ts';
import { bytesOf } from '../line.ts';
import { addedIds, type UnsentItemId } from './addedIds.ts';

/** The fields of the Add New Item form as they were typed, without the empty ones. */
export type ItemForm = Record<string, string | boolean>;

/** What a user typed into Add New Item of a list and saved without adding it; only they see it. */
export interface Draft {
  /** Becomes the item's id, so that publishing a draft twice adds one item. */
  id: string;
  listId: string;
  /** Milliseconds by the clock of the device that saved it. */
  savedAt: number;
  form: ItemForm;
  /** So far it is, or its latest change, only on this device. */
  isUnsent?: boolean;
}

/** A change of a draft that was made on this device: the draft as it was saved, or null when it was deleted. */
export interface DraftChange {
  id: string;
  draft: Draft | null;
  /** The server has confirmed it. */
  sent?: true;
}

/** The texts that a draft may have; `firestore.rules` has the same. */
const TEXTS = [
  'name',
  'url',
  'price',
  'currency',
  'quantity',
  'size',
  'color',
  'notes',
  'imageUrl',
  'category',
  'for',
  'newPerson',
] as const;

/** The drafts in the stored document, newest first. Values that are no drafts are left out. */
export function draftsFromFields(stored: DocumentData): Draft[] {
  return Object.entries(stored)
    .map(([id, fields]) => draftFrom(id, (fields ?? {}) as DocumentData))
    .filter(({ listId }) => listId !== '')
    .toSorted((a, b) => b.savedAt - a.savedAt);
}

/**
 * The drafts that a user has, newest first.
 * @param stored as the server has them
 * @param changes what was changed on this device since
 * @param items those that wait on this device: a draft with the id of one was added, unless that was refused
 */
export function withChanges(
  stored: readonly Draft[],
  changes: readonly DraftChange[],
  items: readonly UnsentItemId[],
): Draft[] {
  const added = addedIds(items);
  const changed = new Set(changes.map(({ id }) => id));
  return [
    ...changes.flatMap(({ draft, sent }) => (draft ? [{ ...draft, isUnsent: !sent }] : [])),
    ...stored.filter(({ id }) => !changed.has(id)),
  ]
    .filter(({ id }) => !added.has(id))
    .toSorted((a, b) => b.savedAt - a.savedAt);
}

function draftFrom(id: string, fields: DocumentData): Draft {
  return {
    id,
    listId: text(fields.listId),
    savedAt: typeof fields.savedAt === 'number' ? fields.savedAt : 0,
    form: formOf(fields),
  };
}

/** The stored form of a draft. */
export function draftToFields({ listId, savedAt, form }: Draft): DocumentData {
  return { listId, savedAt, ...formOf(form) };
}

function formOf(fields: DocumentData): ItemForm {
  const typed = TEXTS.flatMap((key) => (text(fields[key]) ? [[key, text(fields[key])]] : []));
  return { ...Object.fromEntries(typed), ...(fields.mostWanted === true && { mostWanted: true }) };
}

/** The bytes of a draft that are bounded: its texts and the id of its list. */
export function draftBytes({ listId, form }: Draft): number {
  const texts = TEXTS.map((key) => text(form[key])).join('');
  return bytesOf(listId + texts);
}

/** What a draft is called: its name, or its address while it has none. */
export function draftTitle({ form }: Draft): string {
  return text(form.name).trim() || text(form.url).trim() || 'Without a name';
}
