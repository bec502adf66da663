import { createStableIds, type StableIds } from '../lib/stableIds.ts';

/** The progress of duplicating a list; kept after a failed attempt for the next one. */
export interface DuplicateProgress {
  /** The new list's id, once it is being created. */
  listId: string | null;
  /** Ids of the new items by the ids of the originals. */
  newItemIds: StableIds;
  /** Ids of the original items that the new list already has. */
  itemIds: string[];
}

/** The progress of a duplication that has not begun. */
export function newDuplication(): DuplicateProgress {
  return { listId: null, newItemIds: createStableIds(), itemIds: [] };
}
