import { readJson, removeEntry, STORAGE, writeJson } from '../lib/storage.ts';

/** The fields of the Add New Item form. */
export type ItemDraft = Record<string, string | boolean>;

/**
 * What a user typed into Add New Item of a list and has neither added nor discarded, e.g. because the
 * page was reloaded; null for nothing.
 */
export function readItemDraft(uid: string, listId: string): ItemDraft | null {
  const draft = readJson(STORAGE.itemDraft, suffixOf(uid, listId));
  if (typeof draft !== 'object' || draft === null) return null;
  const fields = Object.entries(draft as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter((field): field is [string, string | boolean] =>
      ['string', 'boolean'].includes(typeof field[1]),
    ),
  );
}

export function writeItemDraft(uid: string, listId: string, draft: ItemDraft): void {
  writeJson(STORAGE.itemDraft, draft, suffixOf(uid, listId));
}

export function removeItemDraft(uid: string, listId: string): void {
  removeEntry(STORAGE.itemDraft, suffixOf(uid, listId));
}

function suffixOf(uid: string, listId: string): string {
  return `${uid}/${listId}`;
}
