import { arrayUnion, type Firestore } from 'firebase/firestore';
import type { Anchor } from '../model/item.ts';
import { LIMITS } from '../model/limits.ts';
import { itemWeight, marksWeight } from '../model/listSize.ts';
import { itemRef, listFrom, listRef, removedItemRef } from './converters.ts';
import { AppError } from '../model/errors.ts';
import { countField } from './items.ts';
import { isDocumentData, itemFromFields } from '../model/serializers.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/** Where items stand in their list, and how one that was deleted comes back to its place. */

/**
 * Undoes `deleteItem`: the item comes back as it was, with everything the public page knows of it,
 * at the end of the list. The rules grant it for an hour.
 * @throws AppError 'item-missing' when nothing was put aside and the item is not on the list either,
 *   'list-heavy', and those of `runTransactionWithRetry`
 */
export async function restoreItem(db: Firestore, listId: string, itemId: string): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const aside = await tx.get(removedItemRef(db, listId, itemId));
    const item: unknown = aside.get('item');
    const list = listFrom(await tx.get(listRef(db, listId)));
    if (!list) throw new AppError('missing');
    if (!isDocumentData(item)) {
      // An attempt whose answer was lost has been the one that brought it back.
      if (list.items.some(({ id }) => id === itemId)) return;
      throw new AppError('item-missing');
    }
    const back = itemFromFields(item, listId);
    // Its names come back with it, and count as its own.
    const weight = itemWeight(back) + marksWeight(back);
    const most = back.purchasedBy.length > 0 ? LIMITS.restoredItemBytes : LIMITS.itemBytes;
    tx.update(listRef(db, listId), {
      items: arrayUnion(item),
      ...countField(list, weight, weight, { added: true, most }),
    });
    tx.set(itemRef(db, listId, itemId), item);
    tx.delete(aside.ref);
  });
}

/**
 * Forgets what was put aside for `restoreItem`: who bought what need not lie about. Where nothing
 * is, there is nothing to do. One need not be a member any more.
 * @throws AppError as `runTransactionWithRetry`
 */
export async function forgetRemovedItem(
  db: Firestore,
  listId: string,
  itemId: string,
): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const aside = await tx.get(removedItemRef(db, listId, itemId));
    // The rules let nobody delete what is not there.
    if (aside.exists()) tx.delete(aside.ref);
  });
}

/**
 * Moves one's own item beside another one; those between make room.
 * @throws AppError 'item-missing' when either is gone, and those of `changeList`
 */
export async function moveItem(
  db: Firestore,
  listId: string,
  itemId: string,
  anchor: Anchor,
): Promise<void> {
  await changeList(db, listId, ({ tx, storedItems }) => {
    const item = storedItems.find(({ id }) => id === itemId);
    const others = storedItems.filter((other) => other !== item);
    const beside = 'before' in anchor ? anchor.before : anchor.after;
    const place = others.findIndex(({ id }) => id === beside);
    if (!item || place === -1) throw new AppError('item-missing');
    const items = others.toSpliced('before' in anchor ? place : place + 1, 0, item);
    if (items.every((other, i) => other === storedItems[i])) return;
    tx.update(listRef(db, listId), { items });
  });
}
