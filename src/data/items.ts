import {
  arrayUnion,
  getDocFromCache,
  getDocFromServer,
  increment,
  serverTimestamp,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import type { Item, ItemContent } from '../model/item.ts';
import { changedMeanwhile } from '../model/itemMessages.ts';
import { LIMITS } from '../model/limits.ts';
import { cleanName } from '../model/line.ts';
import type { List } from '../model/list.ts';
import { countAfter, itemWeight, weightOf } from '../model/listSize.ts';
import { itemRef, listFrom, listRef, removedItemRef } from './converters.ts';
import { AppError, codeOf, toAppError } from '../model/errors.ts';
import { documentsIn, itemFromFields, itemToFields } from '../model/serializers.ts';
import { changeList, runTransactionWithRetry, type ListChange } from './transactions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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
 * @throws AppError 'list-full', 'list-heavy', 'missing', and those of `runTransactionWithRetry`
 */
export async function sendItem(db: Firestore, item: Item): Promise<Item> {
  const known = await cachedList(db, item.listId);
  const count = known && !hasItem(known, item.id) ? countWith(known, item) : null;
  let refusing = await append(db, item, count);
  if (refusing) {
    // The list grew or began to count after this device last saw it, or it never saw it.
    const countNow = countWith(refusing, item);
    if (differs(count, countNow)) refusing = await append(db, item, countNow);
  }
  if (!refusing) return item;
  // The rules believe no time more than a day ahead, and this device's clock may run that fast:
  // then better an item without a time than none.
  const undated = { ...item, addedAt: null };
  refusing = await append(db, undated, countWith(refusing, undated));
  if (refusing) throw new AppError('refused');
  return undated;
}

/**
 * Refuses an item for which its list, as this device last saw it, has no room.
 * @throws AppError 'list-full', 'list-heavy'
 */
export async function refuseFull(db: Firestore, item: Item): Promise<void> {
  const known = await cachedList(db, item.listId);
  if (known && !hasItem(known, item.id)) countWith(known, item);
}

/** What an addition does to the list's count; null where it keeps none. */
type CountChange = ReturnType<typeof increment> | number | null;

function differs(one: CountChange, other: CountChange): boolean {
  const areIncrements = one !== null && typeof one === 'object' && typeof other === 'object';
  return !(areIncrements && other !== null) && one !== other;
}

/**
 * Writes an item at the end of its list. Nothing is read, so others' writes do not get in its way.
 * @returns the list as it is now where it refused the item; null where the item is on it, perhaps by
 *   an attempt whose answer was lost
 */
async function append(
  db: Firestore,
  item: Item,
  itemBytes: CountChange,
): Promise<DocumentSnapshot | null> {
  const fields = itemToFields(item);
  try {
    await runTransactionWithRetry(db, (tx) => {
      tx.update(listRef(db, item.listId), {
        items: arrayUnion(fields),
        ...(itemBytes !== null && { itemBytes }),
      });
      tx.set(itemRef(db, item.listId, item.id), fields);
    });
    return null;
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'refused') throw failure;
    const list = await listNow(db, item.listId, failure);
    return hasItem(list, item.id) ? null : list;
  }
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
    const weight = itemWeight(changed);
    writeItem(db, current, position, changed, weight - itemWeight(item), weight);
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
    const { position, item } = findItem(current, itemId);
    current.tx.update(listRef(db, listId), {
      items: current.storedItems.toSpliced(position, 1),
      ...countField(current.list, -itemWeight(item)),
    });
    current.tx.delete(itemRef(db, listId, itemId));
    if (forGood) return;
    current.tx.set(removedItemRef(db, listId, itemId), {
      item: current.storedItems[position],
      at: serverTimestamp(),
      // The database deletes it then (README, TTL policies), if nobody has before.
      expiresAt: Timestamp.fromMillis(Date.now() + DAY_MS),
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

/**
 * Writes one item back in its place, into the list and its mirror alike.
 * @param growth by how many bytes it has grown, and `weight`, what it weighs now
 * @throws AppError 'list-heavy'
 */
export function writeItem(
  db: Firestore,
  { tx, list, storedItems }: ListChange,
  position: number,
  item: Item,
  growth = 0,
  weight = 0,
): void {
  const fields = itemToFields(item);
  tx.update(listRef(db, list.id), {
    items: storedItems.with(position, fields),
    ...countField(list, growth, weight),
  });
  tx.set(itemRef(db, list.id, item.id), fields);
}

/**
 * The content as it is stored: no blanks around texts, nothing hidden in a name that came from another
 * list, and none of another object's keys.
 */
function cleanContent(content: ItemContent): ItemContent {
  return {
    name: cleanName(content.name, LIMITS.itemName),
    url: content.url.trim(),
    // -0 would be stored as a double, which the rules refuse.
    price: content.price === 0 ? 0 : content.price,
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

/**
 * What an addition does to the count of this list; null where it keeps none and needs none.
 * @throws AppError 'list-full', 'list-heavy'
 */
function countWith(stored: DocumentSnapshot, item: Item): CountChange {
  const list = listFrom(stored);
  if (!list) return null;
  if (list.items.length >= LIMITS.itemsPerList) throw new AppError('list-full');
  const weight = itemWeight(item);
  const { itemBytes } = countField(list, weight, weight, { added: true });
  if (itemBytes === undefined) return null;
  // Others may add at the same time, and this addition may wait in the queue.
  return list.itemBytes === undefined ? itemBytes : increment(weight);
}

/**
 * The field that keeps a list's count exact while its items grow or shrink; none where it keeps no
 * count and needs none.
 * @throws AppError 'list-heavy'
 */
export function countField(
  list: List,
  growth: number,
  weight = 0,
  options: Parameters<typeof countAfter>[3] = {},
): { itemBytes?: number } {
  const itemBytes = countAfter(weightOf(list), growth, weight, options);
  if (itemBytes === 'full') throw new AppError('list-heavy');
  return itemBytes === null ? {} : { itemBytes };
}

/** The list as it is now: the server only says no, and this says why. */
async function listNow(
  db: Firestore,
  listId: string,
  refusal: AppError,
): Promise<DocumentSnapshot> {
  try {
    const list = await getDocFromServer(listRef(db, listId));
    if (list.exists()) return list;
  } catch (error) {
    throw toAppError(error);
  }
  throw new AppError('missing', undefined, refusal);
}

function hasItem(list: DocumentSnapshot, itemId: string): boolean {
  return documentsIn(list.get('items')).some(({ id }) => id === itemId);
}
