import { contributions, type Contribution, type List } from '../list.ts';

/**
 * The items that a member added, by whom they are for, in the sections that have an order: those with
 * more than one item. The member's own come first.
 */
export function reorderable(list: List, uid: string): Contribution[] {
  const items = list.items.filter(({ addedBy }) => addedBy === uid);
  return contributions({ ...list, items }, { includeEmpty: false })
    .filter((section) => section.items.length > 1)
    .toSorted((a, b) => Number(b.uid === uid) - Number(a.uid === uid));
}
