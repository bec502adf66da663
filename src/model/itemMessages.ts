import type { ItemContent } from './item.ts';
import { ITEM_LABELS } from './itemLabels.ts';

/** §6: the item was edited in two places at once. */
export function changedMeanwhile(fields: readonly (keyof ItemContent)[]): string {
  const names = fields.map((field) => ITEM_LABELS[field]);
  return `${names.join(' and ')} changed somewhere else in the meantime. Save again to replace that.`;
}

/** F15: an item is on the list it was moved to, and still on the one it was moved from. */
export function movedInPart(listName: string, why: string): string {
  return `It is on “${listName}” now, but still here as well. ${why} Trying again only removes it here.`;
}

/** F2: somebody else marked the item first; the second person may still add their name. */
export function markedMeanwhile(names: readonly string[]): string {
  return `${names.join(' and ')} marked this a moment ago. If you bought it, too, you can still add your name.`;
}

/** F2: a mark cannot wait on the device. */
export const OFFLINE_MARK =
  'You are offline. Marking needs a connection, so that nobody buys the same gift twice.';

/** F2: the database has no room for more names that are removed from this item. */
export const NAMES_LOCKED =
  'So many names were taken off this item recently that no more can be removed. A member of the list can make room.';

/**
 * F6 Undo: an item has more names than the list has room for among so many items. The names are not
 * mentioned, because they may be hidden from whoever restores the item (F1).
 */
export const NO_ROOM_TO_RESTORE =
  'This list has too little room to restore an item. Delete other items first.';

/** F3 Mark as Purchased: more pieces than are left; `left` may be 0. */
export function tooManyPieces(left: number, quantity: number): string {
  if (left <= 0) return `None of ${quantity} is left.`;
  return `Only ${left} of ${quantity} ${left === 1 ? 'is' : 'are'} left.`;
}
