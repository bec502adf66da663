import { serverTimestamp, Timestamp, type Firestore } from 'firebase/firestore';
import { DAY_MS } from '../lib/time.ts';
import { DEFAULT_CURRENCY } from '../model/currency.ts';
import type { Item, ItemContent } from '../model/item.ts';
import { changedMeanwhile } from '../model/itemMessages.ts';
import { cleanCategory } from '../model/itemForm/category.ts';
import { cleanName } from '../model/line.ts';
import { LIMITS } from '../model/limits.ts';
import type { List } from '../model/list.ts';
import { countAfter, itemWeight, weightOf, type ItemChange } from '../model/size/listSize.ts';
import { removedMarksRef, itemRef, listRef, trashRef } from './converters.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { itemFromFields, type DocumentData } from '../model/deserializers.ts';
import { itemToFields } from '../model/serializers.ts';
import { changeList, type ListChange } from './transactions.ts';

/**
 * Changes content fields of one's own item (§6), at its current position. Fields that are not in
 * `changes` keep their current values.
 * @param seen the content on which the changes are based: a field with another value by now was
 *   changed elsewhere, and is not overwritten without asking. An empty object overwrites all
 * @throws AppError 'item-missing', 'list-too-large', 'changed-meanwhile', and those of `changeList`
 */
export async function updateItem(
  db: Firestore,
  listId: string,
  itemId: string,
  changes: Partial<ItemContent>,
  seen: Partial<ItemContent>,
): Promise<void> {
  await changeList(db, listId, (current) => {
    const found = findItem(current, itemId);
    const { item } = found;
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
    writeItem(db, current, found, changed);
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
      if ((await current.tx.get(trashRef(db, listId, itemId))).exists()) return;
    }
    const { position, stored, item } = findItem(current, itemId);
    current.tx.update(listRef(db, listId), {
      items: current.storedItems.toSpliced(position, 1),
      ...countField(current.list, { growth: -itemWeight(item), weight: 0 }),
    });
    current.tx.delete(itemRef(db, listId, itemId));
    if (forGood) {
      current.tx.delete(removedMarksRef(db, listId, itemId));
      return;
    }
    current.tx.set(trashRef(db, listId, itemId), {
      item: stored,
      at: serverTimestamp(),
      // Firestore deletes it at this time (README, TTL policies), unless somebody did before.
      expiresAt: Timestamp.fromMillis(Date.now() + DAY_MS),
    });
  });
}

/** Called before each item that is deleted, with the number of deleted ones and the total. */
export type OnItemStep = (step: { done: number; of: number }) => void;

/**
 * Deletes several items: one's own, or as the owner those of somebody who is no longer a member.
 * @param options.taken receives the ids of the deleted items, also when it fails
 * @param options.forGood does not move them to the trash
 */
export async function deleteItems(
  db: Firestore,
  listId: string,
  items: readonly Pick<Item, 'id'>[],
  {
    taken = [],
    forGood = false,
    onStep,
  }: { taken?: string[]; forGood?: boolean; onStep?: OnItemStep | undefined },
): Promise<void> {
  for (const [done, { id }] of items.entries()) {
    onStep?.({ done, of: items.length });
    // Before the deletion: when its response is lost, the item may still have been deleted.
    taken.push(id);
    try {
      // The rules allow deleting one item per write.
      await deleteItem(db, listId, id, { forGood });
    } catch (error) {
      // Another window has deleted the item meanwhile and can undo that itself; or the list is of an
      // older shape, which nobody can change (decision 014): the item stays and must not prevent
      // leaving.
      const { code } = toAppError(error);
      if (code !== 'item-missing' && code !== 'permission-denied') throw error;
      taken.pop();
    }
  }
}

interface FoundItem {
  position: number;
  stored: DocumentData;
  item: Item;
}

/** An item of the current list and its position. Throws AppError 'item-missing'. */
export function findItem({ list, storedItems }: ListChange, itemId: string): FoundItem {
  const position = storedItems.findIndex(({ id }) => id === itemId);
  const stored = storedItems[position];
  if (!stored) throw new AppError('item-missing');
  return { position, stored, item: itemFromFields(stored, list.id) };
}

/**
 * Writes a changed item at its position in the list, and its mirror.
 * @param before the item as `findItem` found it
 * @throws AppError 'list-too-large'
 */
export function writeItem(
  db: Firestore,
  { tx, list, storedItems }: ListChange,
  before: FoundItem,
  item: Item,
): void {
  const weight = itemWeight(item);
  const fields = itemToFields(item);
  // The id of the list when the item was added; the list's link may have changed since (F13).
  fields.listId = before.stored.listId ?? list.id;
  tx.update(listRef(db, list.id), {
    items: storedItems.with(before.position, fields),
    ...countField(list, { growth: weight - itemWeight(before.item), weight }),
  });
  tx.set(itemRef(db, list.id, item.id), fields);
}

/**
 * The content in its stored form: texts are trimmed, invisible characters are removed from the name
 * and the category (they may come from another list), and unknown keys are dropped.
 */
export function cleanContent(content: ItemContent): ItemContent {
  return {
    name: cleanName(content.name, LIMITS.itemName),
    url: content.url.trim(),
    // -0 would be stored as a double, which the rules refuse.
    price: content.price === 0 ? 0 : content.price,
    // Without a price there is no currency to store.
    currency: content.price === null ? DEFAULT_CURRENCY : content.currency,
    size: content.size.trim(),
    color: content.color.trim(),
    notes: content.notes.trim(),
    imageUrl: content.imageUrl.trim(),
    quantity: content.quantity,
    mostWanted: content.mostWanted,
    category: cleanCategory(content.category),
    for: content.for,
  };
}

/**
 * The update of `itemBytes` when items grow or shrink; empty when the list need not store its size.
 * @throws AppError 'list-too-large'
 */
export function countField(list: List, change: ItemChange): { itemBytes?: number } {
  const itemBytes = countAfter(weightOf(list), change);
  if (itemBytes === 'full') throw new AppError('list-too-large');
  return itemBytes === null ? {} : { itemBytes };
}
