import { endAttempt } from '../../device/attempts.ts';
import { db } from '../../data/firestore.ts';
import { cleanContent } from '../../data/items.ts';
import * as transfer from '../../data/transferItem.ts';
import type { Anchor, Item } from '../../model/item.ts';
import { createOnce, isText } from './createOnce.ts';
import { restoreItem } from './listCommands.ts';

/** The commands of the modal that copies or moves an item (see `listCommands.ts`). */

/** The list to which an item is copied or moved. */
export interface TargetList {
  id: string;
  name: string;
}

/** Adds a copy of one's own item to another list, without its purchases. */
export async function copyItem(item: Item, to: TargetList): Promise<void> {
  const key = keyOf('copy', item, to);
  await copyOnce(key, item, to);
  endAttempt(key);
}

/**
 * Moves one's own item to another list: adds it there, then deletes it here.
 * @returns the id of the item on the other list
 */
export async function moveItemToList(item: Item, to: TargetList): Promise<string> {
  const key = keyOf('move', item, to);
  const copyId = await copyOnce(key, item, to);
  // If this fails, moving again must not add a second copy, so the attempt is not over.
  await transfer.deleteOriginal(db, item, to.name);
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
 * The key of the attempt. An item that was edited after an attempt becomes another copy: the one that the
 * attempt may have made is as the item was before, and to move the item deletes what was edited.
 */
function keyOf(what: 'copy' | 'move', item: Item, to: TargetList): string {
  return `${what} ${item.id} ${to.id} ${JSON.stringify(cleanContent({ ...item, for: '' }))}`;
}

/** @returns the id of the copy */
function copyOnce(key: string, item: Item, to: TargetList): Promise<string> {
  const ids = { newId: () => crypto.randomUUID(), isId: isText };
  return createOnce<string>(key, ids, (copyId) => transfer.copyItem(db, item, to.id, copyId));
}
