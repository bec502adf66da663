import { arrayUnion, type Firestore } from 'firebase/firestore';
import { AppError, codeOf, toAppError } from '../model/errors.ts';
import { isDocumentData, itemFromFields } from '../model/deserializers.ts';
import { NO_ROOM_TO_RESTORE } from '../model/itemMessages.ts';
import { itemWeight, marksWeight, maxMarksWeight } from '../model/size/listSize.ts';
import { itemRef, listRef, removedMarksRef, trashRef } from './converters.ts';
import { countField } from './items.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/**
 * The trash of a list: items that were deleted and can be restored for a while. `deleteItem` in items.ts
 * moves them to it.
 */

/**
 * Undoes `deleteItem`: restores the item from the trash, with its purchases, at the end of the list.
 * The rules allow this for an hour.
 * @throws AppError 'item-missing' when the item is neither in the trash nor on the list,
 *   'list-too-large', and those of `changeList`
 */
export async function restoreItem(db: Firestore, listId: string, itemId: string): Promise<void> {
  await changeList(db, listId, async ({ tx, list }) => {
    const trashed = await tx.get(trashRef(db, listId, itemId));
    const item: unknown = trashed.get('item');
    if (!isDocumentData(item)) {
      // An earlier attempt has restored it, but its response was lost.
      if (list.items.some(({ id }) => id === itemId)) return;
      throw new AppError('item-missing');
    }
    const restored = itemFromFields(item, listId);
    // The more items a list has, the fewer names it has room for on each.
    if (marksWeight(restored) > maxMarksWeight(list.items.length + 1)) {
      throw new AppError('list-too-large', NO_ROOM_TO_RESTORE);
    }
    const weight = itemWeight(restored);
    tx.update(listRef(db, listId), {
      items: arrayUnion(item),
      ...countField(list, { growth: weight, weight, added: true }),
    });
    tx.set(itemRef(db, listId, itemId), item);
    tx.delete(trashed.ref);
  });
}

/** Restores several deleted items; one that an earlier attempt has restored is skipped. */
export async function restoreItems(
  db: Firestore,
  listId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      // The rules allow one new item per write.
      await restoreItem(db, listId, id);
    } catch (error) {
      // The item is not in the trash any more: an earlier attempt has restored it.
      if (toAppError(error).code !== 'item-missing') throw error;
    }
  }
}

/**
 * Deletes an item from the trash once it need not be restored, because it contains the purchasers'
 * names, and also the names that were taken off it before. Does nothing when it is not there. People
 * who have left the list may do this too.
 * @throws AppError as `runTransactionWithRetry`
 */
export async function deleteTrashedItem(
  db: Firestore,
  listId: string,
  itemId: string,
): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const trashed = await tx.get(trashRef(db, listId, itemId)).catch((error: unknown) => {
      // Somebody who is no longer a member is refused when there is nothing.
      if (codeOf(error) !== 'permission-denied') throw error;
      return null;
    });
    // The rules refuse to delete a document that does not exist.
    if (!trashed?.exists()) return;
    tx.delete(trashed.ref);
    tx.delete(removedMarksRef(db, listId, itemId));
  });
}

/** Deletes several items from the trash, as `deleteTrashedItem`. */
export async function deleteTrashedItems(
  db: Firestore,
  listId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    // One at a time, to limit the load on the server.
    await deleteTrashedItem(db, listId, id);
  }
}
