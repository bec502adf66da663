import type { Item } from '../item.ts';

/** The fields that decide whether an item is new to somebody; purchases must not, because of F1. */
type Added = Pick<Item, 'addedBy' | 'addedAt'>;

/**
 * The items that others added after one time and until another, by the clocks of those who added them.
 * Items of unknown time are not new.
 * @param viewer uid of who looks; null for a visitor, to whom everything is somebody else's
 */
export function addedBetween<One extends Added>(
  items: readonly One[],
  viewer: string | null,
  [after, until]: readonly [number, number],
): One[] {
  return items.filter(
    ({ addedBy, addedAt }) =>
      addedBy !== viewer && addedAt !== null && addedAt > after && addedAt <= until,
  );
}
