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
import { DEFAULT_CURRENCY } from '../model/currency.ts';
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

/** Creates a new item of `uid` with its id, so that every attempt to send it writes the same item. */
export function newItem(listId: string, uid: string, content: ItemContent): Item {
  return {
    currency: DEFAULT_CURRENCY,
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
 * Writes a new item at the end of its list. Sending it again after a lost response adds nothing and
 * succeeds. When this device's clock is more than a day fast, the item is added without its time.
 * @returns the item as it was written
 * @throws AppError 'list-full', 'list-too-large', 'not-found', and those of `runTransactionWithRetry`
 */
export async function sendItem(db: Firestore, item: Item): Promise<Item> {
  return sendKnowing(db, item, await cachedList(db, item.listId));
}

/**
 * Writes new items of one list in succession. The cached list is read once and not before each item:
 * an outdated one is only a guess of how the list's size is stored, which a refusal corrects.
 * @returns `send` writes the next item, as `sendItem` does
 */
export function itemSender(db: Firestore, listId: string): { send: typeof sendNext } {
  let known: Promise<DocumentSnapshot | null> | undefined;
  async function sendNext(item: Item): Promise<Item> {
    known ??= cachedList(db, listId);
    return sendKnowing(db, item, await known, (current) => {
      known = Promise.resolve(current);
    });
  }
  return { send: sendNext };
}

async function sendKnowing(
  db: Firestore,
  item: Item,
  known: DocumentSnapshot | null,
  onRefused: (current: DocumentSnapshot) => void = () => undefined,
): Promise<Item> {
  const count = known && !hasItem(known, item.id) ? countWith(known, item) : null;
  let refusedBy = await append(db, item, count);
  if (refusedBy) {
    onRefused(refusedBy);
    // The cached list is missing or out of date: it grew, or it started to store its size.
    const countNow = countWith(refusedBy, item);
    if (differs(count, countNow)) refusedBy = await append(db, item, countNow);
  }
  if (!refusedBy) return item;
  // The rules refuse a time more than a day in the future, and this device's clock may be that fast:
  // an item without a time is better than none.
  const undated = { ...item, addedAt: null };
  refusedBy = await append(db, undated, countWith(refusedBy, undated));
  if (refusedBy) throw new AppError('permission-denied');
  return undated;
}

/**
 * Throws when the cached list has no room for an item.
 * @throws AppError 'list-full', 'list-too-large'
 */
export async function refuseFull(db: Firestore, item: Item): Promise<void> {
  const known = await cachedList(db, item.listId);
  if (known && !hasItem(known, item.id)) countWith(known, item);
}

/** The change of `itemBytes` by an addition; null when the list does not store its size. */
type CountChange = ReturnType<typeof increment> | number | null;

function differs(one: CountChange, other: CountChange): boolean {
  const areIncrements = one !== null && typeof one === 'object' && typeof other === 'object';
  return !(areIncrements && other !== null) && one !== other;
}

/**
 * Writes an item at the end of its list. Nothing is read, so this does not conflict with other writes.
 * @returns the current list when the item was refused; null when the item is on it, perhaps from an
 *   earlier attempt whose response was lost
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
    if (failure.code !== 'permission-denied') throw failure;
    const list = await listNow(db, item.listId, failure);
    return hasItem(list, item.id) ? null : list;
  }
}

/**
 * Changes content fields of one's own item (§6), at its current position. Fields that are not in
 * `changes` keep their current values.
 * @param seen the content on which the changes are based: a field with another value by now was
 *   changed elsewhere, and is not overwritten without asking
 * @throws AppError 'item-missing', 'list-too-large', 'changed-meanwhile', and those of `changeList`
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
 * Deletes one's own item (§6) and its mirror, and moves it to the trash for `restoreItem`.
 * @param options.forGood does not move it to the trash, because nobody will restore it
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
      // An earlier attempt deleted it, but its response was lost. The trash entry is the user's own,
      // because only they may delete the item.
      if (current.isRetry) return;
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
      // Firestore deletes it at this time (README, TTL policies), unless somebody did before.
      expiresAt: Timestamp.fromMillis(Date.now() + DAY_MS),
    });
  });
}

/** An item of the current list and its position. Throws AppError 'item-missing'. */
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
 * Writes a changed item at its position in the list, and its mirror.
 * @param growth by how many bytes it has grown
 * @param weight its size in bytes now
 * @throws AppError 'list-too-large'
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
 * The content in its stored form: texts are trimmed, invisible characters are removed from the name
 * (it may come from another list), and unknown keys are dropped.
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
    // A price that is gone takes its currency along.
    ...(content.currency !== undefined && {
      currency: content.price === null ? DEFAULT_CURRENCY : content.currency,
    }),
    ...(content.quantity !== undefined && { quantity: content.quantity }),
    ...(content.mostWanted !== undefined && { mostWanted: content.mostWanted }),
  };
}

/** The list in Firestore's cache; null when it is not cached. */
async function cachedList(db: Firestore, listId: string): Promise<DocumentSnapshot | null> {
  try {
    const snapshot = await getDocFromCache(listRef(db, listId));
    return snapshot.exists() ? snapshot : null;
  } catch (error) {
    // The SDK throws 'unavailable' when the document is not in the cache.
    if (codeOf(error) === 'unavailable') return null;
    throw toAppError(error);
  }
}

/**
 * The change of this list's `itemBytes` by an addition; null when it need not store its size.
 * @throws AppError 'list-full', 'list-too-large'
 */
function countWith(stored: DocumentSnapshot, item: Item): CountChange {
  const list = listFrom(stored);
  if (!list) return null;
  if (list.items.length >= LIMITS.itemsPerList) throw new AppError('list-full');
  const weight = itemWeight(item);
  const { itemBytes } = countField(list, weight, weight, { added: true });
  if (itemBytes === undefined) return null;
  // Use `increment`, because others may add items before this write reaches the server.
  return list.itemBytes === undefined ? itemBytes : increment(weight);
}

/**
 * The update of `itemBytes` when items grow or shrink; empty when the list need not store its size.
 * @throws AppError 'list-too-large'
 */
export function countField(
  list: List,
  growth: number,
  weight = 0,
  options: Parameters<typeof countAfter>[3] = {},
): { itemBytes?: number } {
  const itemBytes = countAfter(weightOf(list), growth, weight, options);
  if (itemBytes === 'full') throw new AppError('list-too-large');
  return itemBytes === null ? {} : { itemBytes };
}

/** Reads the current list after a refused write, to find out why it was refused. */
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
  throw new AppError('not-found', undefined, refusal);
}

function hasItem(list: DocumentSnapshot, itemId: string): boolean {
  return documentsIn(list.get('items')).some(({ id }) => id === itemId);
}
