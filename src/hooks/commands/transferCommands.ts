import { endAttempt, findAttempt, startAttempt, setUnanswered } from '../../device/attempts.ts';
import { db } from '../../data/firestore.ts';
import * as transfer from '../../data/transferItem.ts';
import { isTemporary } from '../../model/errors.ts';
import type { Anchor, Item } from '../../model/item.ts';
import { restoreItem } from './listCommands.ts';

/** The commands of the modal that copies or moves an item (see `listCommands.ts`). */

/** The list to which an item is copied or moved. */
export interface TargetList {
  id: string;
  name: string;
}

/** Adds a copy of one's own item to another list, without its purchases. */
export async function copyItem(item: Item, to: TargetList): Promise<void> {
  const key = `copy ${item.id} ${to.id}`;
  await copyOnce(key, item, to);
  endAttempt(key);
}

/**
 * Moves one's own item to another list: adds it there, then deletes it here.
 * @returns the id of the item on the other list
 */
export async function moveItemToList(item: Item, to: TargetList): Promise<string> {
  const key = `move ${item.id} ${to.id}`;
  const copyId = await copyOnce(key, item, to);
  try {
    await transfer.deleteOriginal(db, item, to.name);
  } catch (error) {
    setUnanswered(key);
    throw error;
  }
  endAttempt(key);
  return copyId;
}

/**
 * Undoes a move: restores the item with its purchases, then deletes the copy.
 * @param anchor the item's former position
 */
export async function undoMove(
  item: Item,
  anchor: Anchor | null,
  to: TargetList,
  copyId: string,
): Promise<void> {
  await restoreItem(item.listId, item.id, anchor);
  await transfer.deleteCopy(db, to.id, copyId);
}

/**
 * Adds the copy of an item. While the attempt is not ended, the next one has the same id, also after a
 * reload, and adds no second copy.
 * @returns the id of the copy
 */
async function copyOnce(key: string, item: Item, to: TargetList): Promise<string> {
  const stored = findAttempt(key);
  const copyId = typeof stored === 'string' ? stored : crypto.randomUUID();
  startAttempt(key, copyId);
  try {
    await transfer.copyItem(db, item, to.id, copyId);
    return copyId;
  } catch (error) {
    // After a refusal there is no copy, and the id of a deleted copy is refused: use a new one. What is
    // refused for a moment says nothing about an earlier attempt.
    if (isTemporary(error)) setUnanswered(key);
    else endAttempt(key);
    throw error;
  }
}
