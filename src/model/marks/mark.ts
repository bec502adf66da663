import type { Item } from '../item.ts';

/** How far a giver is with a gift. */
export type MarkState = 'getting' | 'bought';

/** What a giver needs to know in the shop: later changes of it are pointed out to them. */
export type SeenItem = Pick<
  Item,
  'name' | 'url' | 'price' | 'currency' | 'size' | 'color' | 'notes' | 'quantity'
>;

/** An item that was marked as purchased on this device (F2). */
export interface Mark {
  listId: string;
  listName: string;
  itemId: string;
  itemName: string;
  /** The name it was marked with. */
  name: string;
  /** How many pieces. */
  pieces: number;
  /** Milliseconds since 1970. */
  at: number;
  /** How far the giver is; only this device knows. Absent: they have not said. */
  state?: MarkState | undefined;
  /** The item as it was when it was marked; absent in marks from before this field. */
  seen?: SeenItem;
}

/** What is stored of an item with a mark. */
export function seenOf(item: SeenItem): SeenItem {
  const { name, url, price, currency, size, color, notes, quantity } = item;
  return { name, url, price, currency, size, color, notes, quantity };
}

/** Groups marks by `key`; the groups are in the order of their first mark. */
export function groupMarks(
  marks: readonly Mark[],
  key: (mark: Mark) => string,
): Map<string, Mark[]> {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    const group = groups.get(key(mark));
    if (group) group.push(mark);
    else groups.set(key(mark), [mark]);
  }
  return groups;
}

/** One empty array, so that items without marks keep the same value between renders. */
const none: Mark[] = [];

/**
 * The marks of this device whose names are still on the item; somebody may have removed a name. The
 * given array itself when all are.
 * @param hidden the item's purchases are hidden from this viewer, so that all marks are kept
 */
export function standingMarks(
  item: Pick<Item, 'purchasedBy'>,
  marks: Mark[] = none,
  hidden = false,
): Mark[] {
  const standing = marks.filter(({ name }) => hidden || item.purchasedBy.includes(name));
  return standing.length === marks.length ? marks : standing;
}
