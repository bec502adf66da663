import type { Firestore } from 'firebase/firestore';
import { AppError, toAppError, type AppErrorCode } from '../model/errors.ts';
import type { Item } from '../model/item.ts';
import { movedInPart } from '../model/itemMessages.ts';
import { deleteItem } from './items.ts';
import { newItem, sendItem } from './newItems.ts';

/**
 * Copying one's own item to another list. A move is a copy, and then the deletion of the original: the
 * item is on one of the lists at any time.
 */

/** The item or its whole list is gone: there is nothing left to delete. */
const GONE = new Set<AppErrorCode>(['item-missing', 'not-found']);

/**
 * Adds a copy of an item to another list of its contributor, without its purchases and the person it is
 * for, who is not on that list.
 * @param copyId the id of the copy: adding it again changes nothing
 * @throws AppError as `sendItem`
 */
export async function copyItem(
  db: Firestore,
  item: Item,
  listId: string,
  copyId: string,
): Promise<void> {
  await sendItem(db, newItem(listId, item.addedBy, { ...item, for: '' }, copyId));
}

/**
 * Deletes an item that was copied to `listName`; it stays in the trash, for undoing the move. Does
 * nothing when it is gone, or its list.
 * @throws AppError as `deleteItem`, with a message which says that the item is on both lists
 */
export async function deleteOriginal(db: Firestore, item: Item, listName: string): Promise<void> {
  try {
    await deleteItem(db, item.listId, item.id);
  } catch (error) {
    const { code, message } = toAppError(error);
    if (!GONE.has(code)) {
      throw new AppError(code, movedInPart(listName, message), error);
    }
  }
}

/**
 * Deletes the copy of a move that is being undone; does nothing when it is gone, or its list.
 * @throws AppError as `deleteItem`
 */
export async function deleteCopy(db: Firestore, listId: string, copyId: string): Promise<void> {
  try {
    await deleteItem(db, listId, copyId, { forGood: true });
  } catch (error) {
    if (!GONE.has(toAppError(error).code)) throw error;
  }
}
