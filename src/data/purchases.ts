import type { Firestore } from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import { piecesLeft, piecesOf, type Item } from '../model/item.ts';
import {
  markedMeanwhile,
  NAMES_LOCKED,
  OFFLINE_MARK,
  tooManyPieces,
} from '../model/itemMessages.ts';
import { marksWeight, maxMarksWeight } from '../model/size/listSize.ts';
import { AppError, isUnanswered, toAppError } from '../model/errors.ts';
import { countsOf, namesInTheWay } from '../model/marks/removedMarks.ts';
import { keepRemovedMarks } from './removedMarks.ts';
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
 * @returns the purchaser's total number of pieces; for `hidden` those of this mark
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
    // Whoever must not see the purchases is not told how many pieces are left: they mark those.
    if (hidden && pieces <= item.quantity) total = Math.min(total, item.quantity);
    // An earlier attempt succeeded, but its response was lost.
    if (bought >= total) return null;
    const isSingle = item.quantity === 1;
    if (isThere && isSingle) throw new AppError('already-marked');
    const unseen = item.purchasedBy.filter((other) => known && !known.includes(other));
    if (unseen.length > 0 && isSingle) {
      throw new AppError('marked-meanwhile', markedMeanwhile(unseen));
    }
    // Several names on an item of quantity 1 are people who give it together.
    const max = hidden || isSingle ? item.quantity - bought : piecesLeft(item);
    if (total - bought > max) {
      throw new AppError('too-many-pieces', tooManyPieces(max, item.quantity));
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
    if (marksWeight(marked) > maxMarksWeight(list.items.length)) throw new AppError('item-full');
    return marked;
  });
  return hidden ? pieces : total;
}

/** Removes all purchasers of an item (§4: Unmark clears). They are kept for members (F2). */
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

/** Removes purchasers of an item; those that are not there any more are no error. */
export async function removePurchasers(
  db: Firestore,
  listId: string,
  itemId: string,
  names: readonly string[],
): Promise<void> {
  // The rules allow removing a name that may be a reserved key only by itself (decision 056).
  const alone = names.length > 1 ? names.filter((name) => name.includes('__')) : [];
  const together = names.filter((name) => !alone.includes(name));
  for (const some of [together, ...alone.map((name) => [name])]) {
    if (some.length === 0) continue;
    await changePurchasers(db, listId, itemId, (item) => {
      const purchasedBy = item.purchasedBy.filter((name) => !some.includes(name));
      return purchasedBy.length < item.purchasedBy.length ? { ...item, purchasedBy } : null;
    });
  }
}

/**
 * Removes the newest purchasers of a full item, as few as needed for one more name to fit. Like all
 * removed names, they are kept for members.
 */
export async function makeRoom(
  db: Firestore,
  listId: string,
  itemId: string,
  { name, pieces }: { name: string; pieces: number },
): Promise<void> {
  let names: string[] = [];
  await changePurchasers(db, listId, itemId, (item, { list }) => {
    names = namesInTheWay(item, name, pieces, list.items.length) ?? [];
    return null;
  });
  if (names.length > 0) await removePurchasers(db, listId, itemId, names);
}

/** Drops the counts of removed purchasers and counts of 1, which are not stored. */
function withCleanCounts(item: Item): Item {
  return { ...item, purchasedCounts: countsOf(item, item.purchasedBy) };
}

/** Explains a refused removal: no more removed names of this item can be kept. */
function namesLocked(error: unknown): never {
  const failure = toAppError(error);
  if (failure.code !== 'permission-denied') throw failure;
  throw new AppError('permission-denied', NAMES_LOCKED, error);
}

async function changePurchasers(
  db: Firestore,
  listId: string,
  itemId: string,
  /** Returns the changed item; null when there is nothing to do. */
  change: (item: Item, current: Pick<ListChange, 'list'>) => Item | null,
): Promise<void> {
  let isRemoval = false;
  let sent: Item | null = null;
  const attempt = (expires: boolean) =>
    changeList(db, listId, (current) => {
      const found = findItem(current, itemId);
      const before = found.item;
      const changed = change(before, current);
      if (!changed) return { before: sent ?? before, after: before };
      if (current.list.archived) throw new AppError('archived');
      const after = withCleanCounts(changed);
      writeItem(db, current, found, after);
      isRemoval = keepRemovedMarks(db, current, [before, after], { expires });
      sent = before;
      return { before, after };
    });
  try {
    const written = await attempt(true).catch((error: unknown) => {
      if (!isRemoval || toAppError(error).code !== 'permission-denied') throw error;
      // The rules refuse the expiry if this device's clock is far off. Then the names do not expire.
      return attempt(false).catch(namesLocked);
    });
    notifyPurchase(written.before, written.after);
  } catch (error) {
    if (sent && isUnanswered(error)) notifyPurchase(sent, null);
    const failure = toAppError(error);
    if (failure.code !== 'offline') throw failure;
    throw new AppError('offline', OFFLINE_MARK, error);
  }
}
