import {
  arrayUnion,
  getDocFromCache,
  getDocFromServer,
  increment,
  serverTimestamp,
  writeBatch,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import type { Item, ItemContent } from '../model/item.ts';
import { LIMITS } from '../model/limits.ts';
import type { List } from '../model/list.ts';
import { countAfter, itemWeight, weightOf } from '../model/weight.ts';
import { itemRef, listFrom, listRef, removedItemRef } from './converters.ts';
import { AppError, codeOf, toAppError } from './errors.ts';
import { itemFromFields, itemToFields } from './listShape.ts';
import { changeList, type ListChange } from './online.ts';

/**
 * Adds an item of `uid` at the end of a list (§7). Works offline: the SDK queues the write, the
 * list's subscription shows the item at once with `meta.pending`, and the promise stays open until
 * a server has answered. Where this device's clock runs more than a day fast, the item is added
 * without the time.
 * @param onQueued called with the item once it is in this device's queue: from here on the form
 *   may close. A later refusal still rejects the promise, and the item leaves the screen again.
 * @throws AppError 'list-full', 'list-heavy', 'missing', 'refused'
 */
export async function addItem(
  db: Firestore,
  listId: string,
  uid: string,
  content: ItemContent,
  onQueued?: (item: Item) => void,
): Promise<Item> {
  const item: Item = {
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
  const known = await cachedList(db, listId);
  const count = known ? countWith(known, item) : null;
  const answer = append(db, item, count);
  onQueued?.(item);
  try {
    await answer;
    return item;
  } catch (error) {
    const list = await listThatRefused(db, item, error);
    // The list grew or began to count after this device last saw it, or it never saw it.
    const countNow = countWith(list, item);
    if (differs(count, countNow)) {
      await appendOrSayWhy(db, item, countNow);
      return item;
    }
  }
  // The rules believe no time more than a day ahead, and this device's clock may run that fast:
  // then better an item without a time than none.
  const undated = { ...item, addedAt: null };
  await appendOrSayWhy(db, undated, count);
  return undated;
}

/** What an addition does to the list's count; null where it keeps none. */
type CountChange = ReturnType<typeof increment> | number | null;

function differs(one: CountChange, other: CountChange): boolean {
  const areIncrements = one !== null && typeof one === 'object' && typeof other === 'object';
  return !(areIncrements && other !== null) && one !== other;
}

/** Writes an item at the end of its list; queued where there is no network. */
function append(db: Firestore, item: Item, itemBytes: CountChange): Promise<void> {
  const fields = itemToFields(item);
  const batch = writeBatch(db);
  batch.update(listRef(db, item.listId), {
    items: arrayUnion(fields),
    ...(itemBytes !== null && { itemBytes }),
  });
  batch.set(itemRef(db, item.listId, item.id), fields);
  return batch.commit();
}

async function appendOrSayWhy(db: Firestore, item: Item, count: CountChange): Promise<void> {
  try {
    await append(db, item, count);
  } catch (error) {
    await listThatRefused(db, item, error);
    throw new AppError('refused', undefined, error);
  }
}

/**
 * Replaces the content fields of one's own item (§6), wherever it stands in the list now.
 * @throws AppError 'item-missing', 'list-heavy', and those of `changeList`
 */
export async function updateItem(
  db: Firestore,
  listId: string,
  itemId: string,
  content: ItemContent,
): Promise<void> {
  await changeList(db, listId, (current) => {
    const { position, item } = findItem(current, itemId);
    const changed = { ...item, ...cleanContent(content) };
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
  await changeList(db, listId, (current) => {
    if (current.again && current.storedItems.every(({ id }) => id !== itemId)) return;
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

/** The content as it is stored: no blanks around texts, and none of another object's keys. */
function cleanContent(content: ItemContent): ItemContent {
  return {
    name: content.name.trim(),
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

/**
 * The list as it is now, which refused an item.
 * @throws AppError of what else it was: no list, a full one, no answer
 */
async function listThatRefused(
  db: Firestore,
  item: Item,
  error: unknown,
): Promise<DocumentSnapshot> {
  if (codeOf(error) === 'invalid-argument') throw new AppError('list-heavy', undefined, error);
  if (codeOf(error) !== 'permission-denied') throw toAppError(error);
  try {
    const list = await getDocFromServer(listRef(db, item.listId));
    if (!list.exists()) throw new AppError('missing', undefined, error);
    countWith(list, item);
    return list;
  } catch (reason) {
    throw toAppError(reason);
  }
}
