import type { Firestore } from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import { isPurchased, piecesOf, type Item } from '../model/item.ts';
import { markedMeanwhile, MESSAGES } from '../model/messages.ts';
import { AppError, toAppError } from './errors.ts';
import { findItem, writeItem } from './items.ts';
import { changeList } from './online.ts';

/** How an item is marked. */
interface MarkOptions {
  /** How many of an item that is wished for more than once. */
  pieces?: number;
  /**
   * The names that were seen on the item; somebody who has filled it meanwhile is reported once,
   * instead of giving the same twice. Null: adds to any.
   */
  known?: readonly string[] | null;
  /** Pieces that the item held under this name before an earlier attempt without an answer. */
  had?: number | null;
  /** Told that number before each attempt: from then on its outcome may be unknown. */
  onSending?: (had: number) => void;
}

/**
 * Marks an item as purchased: appends a name, once (§4 Item purchase). Needs no account.
 * @param name who bought it; trimmed
 * @throws AppError 'offline' with its own sentence, 'already-marked', 'marked-meanwhile', 'item-full', 'item-missing',
 *   and those of `changeList`
 */
export async function markPurchased(
  db: Firestore,
  listId: string,
  itemId: string,
  name: string,
  { pieces = 1, known = null, had = null, onSending }: MarkOptions = {},
): Promise<void> {
  const purchaser = name.trim();
  let before = had;
  await changePurchasers(db, listId, itemId, (item) => {
    const has = item.purchasedBy.includes(purchaser) ? piecesOf(item, purchaser) : 0;
    // An attempt whose answer was lost has been carried out.
    if (before !== null && has > before) return null;
    if (has > 0) throw new AppError('already-marked');
    const unseen = item.purchasedBy.filter((other) => known && !known.includes(other));
    if (unseen.length > 0 && isPurchased(item)) {
      throw new AppError('marked-meanwhile', markedMeanwhile(unseen));
    }
    if (item.purchasedBy.length >= LIMITS.purchasersPerItem) throw new AppError('item-full');
    before = has;
    onSending?.(has);
    const purchasedBy = [...item.purchasedBy, purchaser];
    const purchasedCounts = { ...item.purchasedCounts, [purchaser]: pieces };
    return bought({ ...item, purchasedBy, purchasedCounts });
  });
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
    return bought({ ...item, purchasedBy: [] });
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
    bought({ ...item, purchasedBy: item.purchasedBy.filter((other) => other !== name) }),
  );
}

/** Names with the numbers of pieces that belong to them; a name without one bought one. */
function bought(item: Item): Item {
  const counts = item.purchasedBy
    .map((name) => [name, piecesOf(item, name)] as const)
    .filter(([, pieces]) => pieces > 1);
  return { ...item, purchasedCounts: Object.fromEntries(counts) };
}

async function changePurchasers(
  db: Firestore,
  listId: string,
  itemId: string,
  /** The item as it should be; null where nothing is left to do. */
  change: (item: Item) => Item | null,
): Promise<void> {
  try {
    await changeList(db, listId, (current) => {
      const { position, item } = findItem(current, itemId);
      const changed = change(item);
      if (!changed || changed.purchasedBy.length === item.purchasedBy.length) return;
      if (current.list.archived) throw new AppError('archived');
      writeItem(db, current, position, changed);
    });
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'offline') throw failure;
    throw new AppError('offline', MESSAGES.offlineMark, error);
  }
}
