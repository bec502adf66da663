import type { ItemForm } from '../../model/drafts/draft.ts';
import { readJson, removeEntry, STORAGE, userAndList, writeJson } from '../../lib/storage.ts';

/**
 * What a user typed into Add New Item of a list and has neither added nor saved as a draft nor
 * discarded, e.g. because the page was reloaded; null for nothing.
 */
export function readUnsavedItem(uid: string, listId: string): ItemForm | null {
  const form = readJson(STORAGE.unsavedItem, userAndList(uid, listId));
  if (typeof form !== 'object' || form === null) return null;
  const fields = Object.entries(form as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter((field): field is [string, string | boolean] =>
      ['string', 'boolean'].includes(typeof field[1]),
    ),
  );
}

export function writeUnsavedItem(uid: string, listId: string, form: ItemForm): void {
  writeJson(STORAGE.unsavedItem, form, userAndList(uid, listId));
}

export function removeUnsavedItem(uid: string, listId: string): void {
  removeEntry(STORAGE.unsavedItem, userAndList(uid, listId));
}
