import type { Firestore } from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import type { Item } from '../model/item.ts';
import { MESSAGES } from '../model/messages.ts';
import { AppError, toAppError } from './errors.ts';
import { findItem, writeItem } from './items.ts';
import { changeList } from './online.ts';

/**
 * Marks an item as purchased: appends a name, once (§4 Item purchase). Needs no account.
 * @param name who bought it; trimmed
 * @throws AppError 'offline' with its own sentence, 'already-marked', 'item-full', 'item-missing',
 *   and those of `changeList`
 */
export async function markPurchased(
  db: Firestore,
  listId: string,
  itemId: string,
  name: string,
): Promise<void> {
  const purchaser = name.trim();
  await changePurchasers(db, listId, itemId, (names, { again }) => {
    if (names.includes(purchaser)) {
      if (again) return names;
      throw new AppError('already-marked');
    }
    if (names.length >= LIMITS.purchasersPerItem) throw new AppError('item-full');
    return [...names, purchaser];
  });
}

/** Makes an item not purchased again, whoever's names it holds (§4: Unmark clears). */
export async function unmarkPurchased(
  db: Firestore,
  listId: string,
  itemId: string,
): Promise<void> {
  await changePurchasers(db, listId, itemId, () => []);
}

/** Takes one name off an item and leaves the others; done already is done. */
export async function removePurchaser(
  db: Firestore,
  listId: string,
  itemId: string,
  name: string,
): Promise<void> {
  await changePurchasers(db, listId, itemId, (names) => names.filter((other) => other !== name));
}

async function changePurchasers(
  db: Firestore,
  listId: string,
  itemId: string,
  change: (names: Item['purchasedBy'], attempt: { again: boolean }) => Item['purchasedBy'],
): Promise<void> {
  try {
    await changeList(db, listId, (current) => {
      const { position, item } = findItem(current, itemId);
      const purchasedBy = change(item.purchasedBy, current);
      if (purchasedBy.length === item.purchasedBy.length) return;
      writeItem(db, current, position, { ...item, purchasedBy });
    });
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'offline') throw failure;
    throw new AppError('offline', MESSAGES.offlineMark, error);
  }
}
