import {
  arrayUnion,
  getDocFromCache,
  getDocFromServer,
  serverTimestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import type { Item, ItemContent } from '../model/item.ts';
import { LIMITS } from '../model/limits.ts';
import { changedMeanwhile } from '../model/itemMessages.ts';
import { storedBytes } from './bytes.ts';
import { itemRef, listRef, removedItemRef } from './converters.ts';
import { AppError, codeOf, toAppError } from './errors.ts';
import { fieldsIn, itemFromFields, itemToFields, type Fields } from './listShape.ts';
import { changeList, runOnline, type ListChange } from './online.ts';

/** A new item of `uid`, as it will be written: its id stays the same however often it is sent. */
export function newItem(listId: string, uid: string, content: ItemContent): Item {
  return {
    quantity: 1,
    mostWanted: false,
    ...cleanContent(content),
    id: crypto.randomUUID(),
    listId,
    addedBy: uid,
    addedAt: Date.now(),
    purchasedBy: [],
    purchasedCounts: {},
  };
}

/**
 * Adds an item of `uid` at the end of a list (§7).
 * @throws AppError as `sendItem`
 */
export async function addItem(
  db: Firestore,
  listId: string,
  uid: string,
  content: ItemContent,
): Promise<Item> {
  return sendItem(db, newItem(listId, uid, content));
}

/**
 * Writes a new item at the end of its list. Sending it again, after an answer was lost, adds nothing
 * and succeeds. Where this device's clock runs more than a day fast, it is added without the time.
 * @returns the item as it was written
 * @throws AppError 'list-full', 'missing', and those of `runOnline`
 */
export async function sendItem(db: Firestore, item: Item): Promise<Item> {
  await refuseFull(db, item);
  try {
    await append(db, item);
    return item;
  } catch (error) {
    const why = await whyNotAdded(db, item, toAppError(error));
    if (why === null) return item;
    if (why.code !== 'refused') throw why;
  }
  // The rules believe no time more than a day ahead, and this device's clock may run that fast:
  // then better an item without a time than none.
  const undated = { ...item, addedAt: null };
  try {
    await append(db, undated);
    return undated;
  } catch (error) {
    const why = await whyNotAdded(db, undated, toAppError(error));
    if (why !== null) throw why;
    return undated;
  }
}

/**
 * Refuses an item for which its list, as this device last saw it, has no room.
 * @throws AppError 'list-full', 'list-heavy'
 */
export async function refuseFull(db: Firestore, item: Item): Promise<void> {
  const known = await cachedList(db, item.listId);
  if (known && !hasItem(known, item.id)) refuseFullList(known, itemToFields(item));
}

/** Writes an item at the end of its list. Nothing is read, so others' writes do not get in its way. */
async function append(db: Firestore, item: Item): Promise<void> {
  const fields = itemToFields(item);
  await runOnline(db, (tx) => {
    tx.update(listRef(db, item.listId), { items: arrayUnion(fields) });
    tx.set(itemRef(db, item.listId, item.id), fields);
  });
}

/**
 * Changes content fields of one's own item (§6), wherever it stands in the list now; fields that are
 * not among the changes keep what they hold by then.
 * @param seen the content that the changes were decided on: a field that holds something else by now
 *   was changed in another place, and is not overwritten unasked
 * @throws AppError 'item-missing', 'list-heavy', 'changed-meanwhile', and those of `changeList`
 */
export async function updateItem(
  db: Firestore,
  listId: string,
  itemId: string,
  changes: Partial<ItemContent>,
  seen: Partial<ItemContent> = {},
): Promise<void> {
  await changeList(db, listId, (current) => {
    const { position, item } = findItem(current, itemId);
    const cleaned = cleanContent({ ...item, ...changes });
    const changed = { ...item, ...cleaned };
    const fields = Object.keys(changes) as (keyof ItemContent)[];
    const overwritten = fields.filter(
      (field) => field in seen && item[field] !== seen[field] && item[field] !== cleaned[field],
    );
    if (overwritten.length > 0) {
      throw new AppError('changed-meanwhile', changedMeanwhile(overwritten));
    }
    if (JSON.stringify(changed) === JSON.stringify(item)) return;
    const growth = storedBytes(itemToFields(changed)) - storedBytes(itemToFields(item));
    if (growth > 0 && storedBytes(current.storedItems) + growth > LIMITS.listBytes) {
      throw new AppError('list-heavy');
    }
    writeItem(db, current, position, changed);
  });
}

/**
 * Deletes one's own item (§6) and its mirror, and puts it aside for `restoreItem`.
 * @param options.forGood puts nothing aside: there will be nobody to restore it
 * @throws AppError 'item-missing', and those of `changeList`
 */
export async function deleteItem(
  db: Firestore,
  listId: string,
  itemId: string,
  { forGood = false }: { forGood?: boolean } = {},
): Promise<void> {
  await changeList(db, listId, async (current) => {
    if (current.storedItems.every(({ id }) => id !== itemId)) {
      // Done by an attempt whose answer was lost; only this user's deletion can be found here.
      if (current.again) return;
      if ((await current.tx.get(removedItemRef(db, listId, itemId))).exists()) return;
    }
    const { position } = findItem(current, itemId);
    current.tx.update(listRef(db, listId), { items: current.storedItems.toSpliced(position, 1) });
    current.tx.delete(itemRef(db, listId, itemId));
    if (forGood) return;
    current.tx.set(removedItemRef(db, listId, itemId), {
      item: current.storedItems[position],
      at: serverTimestamp(),
    });
  });
}

/** Where an item stands in the list as it is now. Throws AppError 'item-missing'. */
export function findItem(
  { list, storedItems }: ListChange,
  itemId: string,
): { position: number; item: Item } {
  const position = storedItems.findIndex((stored) => stored.id === itemId);
  const stored = storedItems[position];
  if (!stored) throw new AppError('item-missing');
  return { position, item: itemFromFields(stored, list.id) };
}

/** Writes one item back in its place, into the list and its mirror alike. */
export function writeItem(
  db: Firestore,
  { tx, list, storedItems }: ListChange,
  position: number,
  item: Item,
): void {
  const fields = itemToFields(item);
  tx.update(listRef(db, list.id), { items: storedItems.with(position, fields) });
  tx.set(itemRef(db, list.id, item.id), fields);
}

/** The content as it is stored: no blanks around texts, and none of another object's keys. */
function cleanContent(content: ItemContent): ItemContent {
  return {
    name: content.name.trim(),
    url: content.url.trim(),
    price: content.price,
    size: content.size.trim(),
    color: content.color.trim(),
    notes: content.notes.trim(),
    imageUrl: content.imageUrl.trim(),
    ...(content.quantity !== undefined && { quantity: content.quantity }),
    ...(content.mostWanted !== undefined && { mostWanted: content.mostWanted }),
  };
}

/** The list as this device last saw it; null when it never did. */
async function cachedList(db: Firestore, listId: string): Promise<DocumentSnapshot | null> {
  try {
    const snapshot = await getDocFromCache(listRef(db, listId));
    return snapshot.exists() ? snapshot : null;
  } catch (error) {
    // 'unavailable' is how the SDK says "not in the cache".
    if (codeOf(error) === 'unavailable') return null;
    throw toAppError(error);
  }
}

function hasItem(list: DocumentSnapshot, itemId: string): boolean {
  return fieldsIn(list.get('items')).some(({ id }) => id === itemId);
}

function refuseFullList(list: DocumentSnapshot, added: Fields): void {
  const items = fieldsIn(list.get('items'));
  if (items.length >= LIMITS.itemsPerList) throw new AppError('list-full');
  if (storedBytes(items) + storedBytes(added) > LIMITS.listBytes) throw new AppError('list-heavy');
}

/**
 * The server only says no; the list as it is now says why. Null when the item is on it: an attempt
 * whose answer was lost was carried out, and the item may have been changed since.
 */
async function whyNotAdded(db: Firestore, item: Item, error: AppError): Promise<AppError | null> {
  if (error.code !== 'refused') return error;
  try {
    const list = await getDocFromServer(listRef(db, item.listId));
    if (!list.exists()) return new AppError('missing', undefined, error);
    if (hasItem(list, item.id)) return null;
    refuseFullList(list, itemToFields(item));
  } catch (reason) {
    return toAppError(reason);
  }
  return error;
}
