import type { Firestore } from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import { piecesLeft, piecesOf, type Item } from '../model/item.ts';
import { tooManyPieces } from '../model/itemMessages.ts';
import { markedMeanwhile, MESSAGES } from '../model/messages.ts';
import { marksWeight, mostMarks } from '../model/listSize.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { findItem, writeItem } from './items.ts';
import { changeList, type ListChange } from './transactions.ts';
import { notifyPurchase } from '../device/purchaseEvents.ts';

/** Options of marking an item. */
interface MarkOptions {
  /** Number of pieces, for an item with a quantity; the default is 1. */
  pieces?: number;
  /**
   * The names that the user has seen on the item. When another name has been added since, an error
   * reports that, so that the item is not bought twice. Null: skips this check.
   */
  known?: readonly string[] | null;
  /** The purchases are hidden from this user, so no error may reveal them. */
  hidden?: boolean;
  /** Pieces under this name before an earlier attempt whose outcome is unknown. */
  had?: number | null;
  /** Called with that number before each attempt, whose outcome may then stay unknown. */
  onSending?: (had: number) => void;
}

/**
 * Marks an item as purchased: appends a name, once (§4 Item purchase). Needs no account. On an item
 * with a quantity, an existing purchaser can buy more: the number of pieces grows and the name moves
 * to the end. Never marks more pieces than are left.
 * @param name who bought it; trimmed
 * @returns the purchaser's total number of pieces
 * @throws AppError 'offline' with its own message, 'already-marked', 'marked-meanwhile',
 *   'too-many-pieces', 'item-full', 'item-missing', and those of `changeList`
 */
export async function markPurchased(
  db: Firestore,
  listId: string,
  itemId: string,
  name: string,
  { pieces = 1, known = null, hidden = false, had = null, onSending }: MarkOptions = {},
): Promise<number> {
  const purchaser = name.trim();
  let before = had;
  let total = pieces;
  await changePurchasers(db, listId, itemId, (item, { list }) => {
    const isThere = item.purchasedBy.includes(purchaser);
    const bought = isThere ? piecesOf(item, purchaser) : 0;
    before ??= bought;
    total = before + pieces;
    // An earlier attempt succeeded, but its response was lost.
    if (bought >= total) return null;
    const isSingle = item.quantity === 1;
    if (isThere && isSingle) throw new AppError('already-marked');
    const unseen = item.purchasedBy.filter((other) => known && !known.includes(other));
    if (unseen.length > 0 && isSingle) {
      throw new AppError('marked-meanwhile', markedMeanwhile(unseen));
    }
    // Several names on an item of quantity 1 are people who give it together.
    const most = hidden || isSingle ? item.quantity - bought : piecesLeft(item);
    if (total - bought > most) {
      throw new AppError('too-many-pieces', tooManyPieces(most, item.quantity));
    }
    if (!isThere && item.purchasedBy.length >= LIMITS.purchasersPerItem) {
      throw new AppError('item-full');
    }
    onSending?.(before);
    const others = item.purchasedBy.filter((other) => other !== purchaser);
    const purchasedCounts = { ...item.purchasedCounts, [purchaser]: total };
    const marked = withCleanCounts({
      ...item,
      purchasedBy: [...others, purchaser],
      purchasedCounts,
    });
    if (marksWeight(marked) > mostMarks(list.items.length)) throw new AppError('item-full');
    return marked;
  });
  return total;
}

/** Removes all purchasers of an item (§4: Unmark clears). */
export async function unmarkPurchased(
  db: Firestore,
  listId: string,
  itemId: string,
): Promise<void> {
  let seen: string[] | null = null;
  await changePurchasers(db, listId, itemId, (item) => {
    // An earlier attempt removed the names it saw, but its response was lost; these names are newer.
    if (seen && !item.purchasedBy.some((name) => seen?.includes(name))) return null;
    seen = item.purchasedBy;
    return item.purchasedBy.length === 0 ? null : { ...item, purchasedBy: [] };
  });
}

/** Removes one purchaser of an item; does nothing when the name is not there. */
export async function removePurchaser(
  db: Firestore,
  listId: string,
  itemId: string,
  name: string,
): Promise<void> {
  await changePurchasers(db, listId, itemId, (item) =>
    item.purchasedBy.includes(name)
      ? { ...item, purchasedBy: item.purchasedBy.filter((other) => other !== name) }
      : null,
  );
}

/** Drops the counts of removed purchasers and counts of 1, which are not stored. */
function withCleanCounts(item: Item): Item {
  const counts = item.purchasedBy
    .map((name) => [name, piecesOf(item, name)] as const)
    .filter(([, pieces]) => pieces > 1);
  return { ...item, purchasedCounts: Object.fromEntries(counts) };
}

async function changePurchasers(
  db: Firestore,
  listId: string,
  itemId: string,
  /** Returns the changed item; null when there is nothing to do. */
  change: (item: Item, current: Pick<ListChange, 'list'>) => Item | null,
): Promise<void> {
  try {
    const written = await changeList(db, listId, (current) => {
      const { position, item: before } = findItem(current, itemId);
      const changed = change(before, current);
      if (!changed) return null;
      if (current.list.archived) throw new AppError('archived');
      const after = withCleanCounts(changed);
      writeItem(db, current, position, after);
      return { before, after };
    });
    if (written) notifyPurchase(written.before, written.after);
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'offline') throw failure;
    throw new AppError('offline', MESSAGES.offlineMark, error);
  }
}
