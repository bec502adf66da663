import type { Firestore } from 'firebase/firestore';
import { AppError } from '../model/errors.ts';
import { indexBeside, type Anchor } from '../model/item.ts';
import { listRef } from './converters.ts';
import { changeList } from './transactions.ts';

/** The order of items in their list. */

/**
 * Moves one's own item directly before or after another item.
 * @throws AppError 'item-missing' when either does not exist, and those of `changeList`
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
    const index = indexBeside(others, anchor);
    if (!item || index === -1) throw new AppError('item-missing');
    const items = others.toSpliced(index, 0, item);
    if (items.every((other, i) => other === storedItems[i])) return;
    tx.update(listRef(db, listId), { items });
  });
}
