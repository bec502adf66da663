import { arrayUnion, increment, type Firestore } from 'firebase/firestore';
import { DRAFT_MESSAGES } from '../model/drafts/draftMessages.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { ITEM_DEFAULTS, type Item, type ItemContent } from '../model/item.ts';
import { LIMITS } from '../model/limits.ts';
import { personOf, type List } from '../model/list.ts';
import { itemWeight } from '../model/size/listSize.ts';
import { itemToFields } from '../model/serializers.ts';
import { cachedDoc, itemRef, listFrom, listRef } from './converters.ts';
import { deleteInTransaction } from './drafts.ts';
import { cleanContent, countField, updateItem } from './items.ts';
import { readList } from './lists.ts';
import { runTransactionWithRetry } from './transactions.ts';

/**
 * Creates a new item of `uid`.
 * @param id the same for each attempt to add it, so that none adds it twice; the draft's, for an item that
 *   is made from a draft
 */
export function newItem(listId: string, uid: string, content: ItemContent, id: string): Item {
  return {
    ...ITEM_DEFAULTS,
    ...cleanContent(content),
    id,
    listId,
    addedBy: uid,
    addedAt: Date.now(),
  };
}

/**
 * Writes a new item at the end of its list (§7). Sending it again after a lost response adds nothing and
 * succeeds. When this device's clock is more than a day fast, the item is added without its time.
 * @returns the item as it was written
 * @throws AppError 'list-full', 'list-too-large', 'not-found', 'changed-meanwhile' when another item was
 *   made from its draft, and those of `runTransactionWithRetry`
 */
export function sendItem(db: Firestore, item: Item, options: SendOptions = {}): Promise<Item> {
  return itemSender(db, item.listId, options)(item);
}

interface SendOptions {
  /** The item is made from the draft with the same id, which the same write deletes. */
  fromDraft?: boolean;
  /**
   * The item's form is open. An item that differs was added by an earlier attempt of this form, and is
   * changed to what the form says now; with `fromDraft` it may have been added in another place, so the
   * write is refused.
   */
  isFormOpen?: boolean;
}

/**
 * Writes new items of one list in succession. The cached list is read only once: it serves to guess how
 * the list stores its size, and if the guess is wrong, the refused write reads the current list.
 * @returns writes the next item, as `sendItem` does
 */
export function itemSender(
  db: Firestore,
  listId: string,
  options: SendOptions = {},
): (item: Item) => Promise<Item> {
  let known: List | null | undefined;
  return async (item) => {
    if (known === undefined) known = await cachedList(db, listId);
    const count = known && !hasItem(known, item.id) ? countWith(known, item) : null;
    let sent = item;
    let refusedBy = await append(db, item, count, options);
    if (refusedBy) {
      known = refusedBy;
      // The cached list is missing or out of date: it grew, it started to store its size, or the
      // person whom the item is for was removed. In the last case the item becomes its contributor's.
      const countNow = countWith(refusedBy, item);
      if (item.for !== personOf(refusedBy, item)) sent = { ...item, for: '' };
      if (sent !== item || differs(count, countNow)) {
        refusedBy = await append(db, sent, countNow, options);
      }
    }
    if (!refusedBy) return sent;
    // The rules refuse a time more than a day in the future, and this device's clock may be that fast:
    // an item without a time is better than none.
    const undated = { ...sent, addedAt: null };
    refusedBy = await append(db, undated, countWith(refusedBy, undated), options);
    if (refusedBy) throw new AppError('permission-denied');
    return undated;
  };
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

function differs(before: CountChange, after: CountChange): boolean {
  const areIncrements = before !== null && typeof before === 'object' && typeof after === 'object';
  return !(areIncrements && after !== null) && before !== after;
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
  { fromDraft = false, isFormOpen = false }: SendOptions,
): Promise<List | null> {
  const fields = itemToFields(item);
  try {
    await runTransactionWithRetry(db, (tx) => {
      tx.update(listRef(db, item.listId), {
        items: arrayUnion(fields),
        ...(itemBytes !== null && { itemBytes }),
      });
      tx.set(itemRef(db, item.listId, item.id), fields);
      if (fromDraft) deleteInTransaction(db, tx, item.addedBy, item.id);
    });
    return null;
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'permission-denied') throw failure;
    const list = await readList(db, item.listId);
    const added = list.items.find(({ id }) => id === item.id);
    if (!added) return list;
    const content = cleanContent({ ...item, for: personOf(list, item) });
    if (!isFormOpen || hasContentOf(added, content)) return null;
    if (fromDraft) throw new AppError('changed-meanwhile', DRAFT_MESSAGES.addedMeanwhile, failure);
    await updateItem(db, item.listId, item.id, content, {});
    return null;
  }
}

/**
 * The change of this list's `itemBytes` by an addition; null when it need not store its size.
 * @throws AppError 'list-full', 'list-too-large'
 */
function countWith(list: List, item: Item): CountChange {
  if (list.items.length >= LIMITS.itemsPerList) throw new AppError('list-full');
  const weight = itemWeight(item);
  const { itemBytes } = countField(list, { growth: weight, weight, added: true });
  if (itemBytes === undefined) return null;
  // Use `increment`, because others may add items before this write reaches the server.
  return list.itemBytes === undefined ? itemBytes : increment(weight);
}

/** The list as it is in Firestore's cache; null when it is not there. */
async function cachedList(db: Firestore, listId: string): Promise<List | null> {
  const cached = await cachedDoc(listRef(db, listId));
  return cached && listFrom(cached);
}

/** Whether an item says this; who marked it makes no difference. */
function hasContentOf(item: Item, content: ItemContent): boolean {
  return JSON.stringify(cleanContent(item)) === JSON.stringify(content);
}

function hasItem({ items }: List, itemId: string): boolean {
  return items.some(({ id }) => id === itemId);
}
