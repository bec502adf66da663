import { piecesOf, type Item } from '../item.ts';
import { LIMITS } from '../limits.ts';
import { marksWeight, maxMarksWeight } from '../size/listSize.ts';

/** The names that one write took off an item; they are kept for members (F2). */
export interface RemovedMarks extends Purchases {
  itemId: string;
  /** Key of the entry among those of its item. */
  id: string;
  /** When they were taken off. */
  at: Date;
}

type Purchases = Pick<Item, 'purchasedBy' | 'purchasedCounts'>;

/** The names that `after` no longer has, with their numbers of pieces; null when there are none. */
export function removedBetween(before: Purchases, after: Purchases): Purchases | null {
  const purchasedBy = before.purchasedBy.filter((name) => !after.purchasedBy.includes(name));
  return purchasedBy.length > 0
    ? { purchasedBy, purchasedCounts: countsOf(before, purchasedBy) }
    : null;
}

/**
 * The item with removed names at the end again, and their numbers of pieces; names that are there
 * again stay as they are.
 */
export function withRestored<T extends Purchases>(item: T, removed: Purchases): T {
  const back = removed.purchasedBy.filter((name) => !item.purchasedBy.includes(name));
  return {
    ...item,
    purchasedBy: [...item.purchasedBy, ...back],
    purchasedCounts: { ...item.purchasedCounts, ...countsOf(removed, back) },
  };
}

/** Whether an item of a list may have these purchasers: their number and their bytes. */
export function namesFit(item: Purchases, items: number): boolean {
  return (
    item.purchasedBy.length <= LIMITS.purchasersPerItem &&
    marksWeight(item) <= maxMarksWeight(items)
  );
}

/**
 * The newest names that must be removed from an item to make room for another; as few as possible.
 * @param items number of items of the list
 * @returns null when the name does not even fit alone
 */
export function namesInTheWay(
  item: Purchases,
  name: string,
  pieces: number,
  items: number,
): string[] | null {
  const added = pieces > 1 ? { [name]: pieces } : {};
  for (let kept = item.purchasedBy.length; kept >= 0; kept -= 1) {
    const names = item.purchasedBy.slice(0, kept);
    const purchasedCounts = { ...countsOf(item, names), ...added };
    if (namesFit({ purchasedBy: [...names, name], purchasedCounts }, items)) {
      return item.purchasedBy.slice(kept);
    }
  }
  return null;
}

/** The numbers of pieces of some purchasers; one piece is not stored. */
export function countsOf(item: Purchases, names: readonly string[]): Record<string, number> {
  const counts = names.map((name) => [name, piecesOf(item, name)] as const);
  return Object.fromEntries(counts.filter(([, pieces]) => pieces > 1));
}
