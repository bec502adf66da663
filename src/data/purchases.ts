import type { Firestore } from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import { piecesLeft, piecesOf, type Item } from '../model/item.ts';
import { tooManyPieces } from '../model/itemMessages.ts';
import { markedMeanwhile, MESSAGES } from '../model/messages.ts';
import { marksWeight, mostMarks } from '../model/listSize.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { findItem, writeItem } from './items.ts';
import { changeList, type ListChange } from './transactions.ts';
import { tellPurchase } from '../device/purchaseEvents.ts';

/** How an item is marked. */
interface MarkOptions {
  /** How many of an item that is wished for more than once; one unless told. */
  pieces?: number;
  /**
   * The names that were seen on the item; somebody who has filled it meanwhile is reported once,
   * instead of giving the same twice. Null: adds to any.
   */
  known?: readonly string[] | null;
  /** What others bought is hidden from this person: no error may tell of it. */
  hidden?: boolean;
  /** Pieces that the item held under this name before an earlier attempt without an answer. */
  had?: number | null;
  /** Told that number before each attempt: from then on its outcome may be unknown. */
  onSending?: (had: number) => void;
}

/**
 * Marks an item as purchased: appends a name, once (§4 Item purchase). Needs no account. Of an item
 * that is wished for more than once, a name that is there already buys more: its number grows, and
 * it goes to the end. Never more than are left.
 * @param name who bought it; trimmed
 * @returns how many pieces that name has bought now
 * @throws AppError 'offline' with its own sentence, 'already-marked', 'marked-meanwhile',
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
    // An attempt whose answer was lost has been carried out.
    if (bought >= total) return null;
    const isSingle = item.quantity === 1;
    if (isThere && isSingle) throw new AppError('already-marked');
    const unseen = item.purchasedBy.filter((other) => known && !known.includes(other));
    if (unseen.length > 0 && isSingle) {
      throw new AppError('marked-meanwhile', markedMeanwhile(unseen));
    }
    // Several names on a single item are people who give it together.
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
    const marked = withItsCounts({
      ...item,
      purchasedBy: [...others, purchaser],
      purchasedCounts,
    });
    if (marksWeight(marked) > mostMarks(list.items.length)) throw new AppError('item-full');
    return marked;
  });
  return total;
}

/** Makes an item not purchased again, whoever's names it holds (§4: Unmark clears). */
export async function unmarkPurchased(
  db: Firestore,
  listId: string,
  itemId: string,
): Promise<void> {
  let seen: string[] | null = null;
  await changePurchasers(db, listId, itemId, (item) => {
    // An attempt whose answer was lost cleared the names of then; these were put there since.
    if (seen && !item.purchasedBy.some((name) => seen?.includes(name))) return null;
    seen = item.purchasedBy;
    return item.purchasedBy.length === 0 ? null : { ...item, purchasedBy: [] };
  });
}

/** Takes one name off an item and leaves the others; done already is done. */
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

/** Names with the numbers of pieces that belong to them; a name without one bought one. */
function withItsCounts(item: Item): Item {
  const counts = item.purchasedBy
    .map((name) => [name, piecesOf(item, name)] as const)
    .filter(([, pieces]) => pieces > 1);
  return { ...item, purchasedCounts: Object.fromEntries(counts) };
}

async function changePurchasers(
  db: Firestore,
  listId: string,
  itemId: string,
  /** The item with the names as they should be; null where nothing is left to do. */
  change: (item: Item, current: Pick<ListChange, 'list'>) => Item | null,
): Promise<void> {
  try {
    const written = await changeList(db, listId, (current) => {
      const { position, item: before } = findItem(current, itemId);
      const changed = change(before, current);
      if (!changed) return null;
      if (current.list.archived) throw new AppError('archived');
      const after = withItsCounts(changed);
      writeItem(db, current, position, after);
      return { before, after };
    });
    if (written) tellPurchase(written.before, written.after);
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'offline') throw failure;
    throw new AppError('offline', MESSAGES.offlineMark, error);
  }
}
