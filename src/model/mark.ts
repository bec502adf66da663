import type { Item } from './item.ts';

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
}

/** Marks by what `key` gives for each, in the order of the first of each group. */
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

const none: Mark[] = [];

/**
 * This device's marks of an item that are still there: somebody may have taken a name off meanwhile.
 * The same array as given while all are.
 * @param hidden the item's names are hidden from this person, so nobody can tell which are gone
 */
export function standingMarks(
  item: Pick<Item, 'purchasedBy'>,
  marks: Mark[] = none,
  hidden = false,
): Mark[] {
  const standing = marks.filter(({ name }) => hidden || item.purchasedBy.includes(name));
  return standing.length === marks.length ? marks : standing;
}
