import type { Firestore } from 'firebase/firestore';
import { newItem, sendItem } from '../../../src/data/newItems.ts';
import type { Item, ItemContent } from '../../../src/model/item.ts';

/** Adds an item of `uid` at the end of a list with the product's own commands, without the outbox. */
export function sendNewItem(
  db: Firestore,
  listId: string,
  uid: string,
  content: ItemContent,
): Promise<Item> {
  return sendItem(db, newItem(listId, uid, content, crypto.randomUUID()));
}
