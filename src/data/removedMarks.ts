import {
  collection,
  deleteField,
  FieldPath,
  increment,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  type Transaction,
} from 'firebase/firestore';
import { chunks } from '../lib/chunks.ts';
import { DAY_MS } from '../lib/time.ts';
import { AppError } from '../model/errors.ts';
import { samePurchases, type Item } from '../model/item.ts';
import { LIMITS } from '../model/limits.ts';
import { personOf } from '../model/list.ts';
import { marksWeight } from '../model/size/listSize.ts';
import {
  namesFit,
  removedBetween,
  withRestored,
  type RemovedMarks,
} from '../model/marks/removedMarks.ts';
import { isDocumentData, itemFromFields } from '../model/deserializers.ts';
import { itemToFields } from '../model/serializers.ts';
import { removedMarksRef, listRef } from './converters.ts';
import { findItem, writeItem } from './items.ts';
import { BATCH_SIZE } from './listDeletion.ts';
import { keepListening } from './keepListening.ts';
import { changeList, runTransactionWithRetry, type ListChange } from './transactions.ts';

/**
 * Removed marks: the names that were removed from items (F2). The rules require every write that removes
 * names to keep them here. Members can read and restore them, except for items that they wish for
 * themselves.
 */

/**
 * Keeps the names that this transaction removes from an item. It reads nothing, because whoever removes
 * a name must not see the names that were removed before.
 * @param options.expires whether to store when the database deletes them, by this device's clock
 * @returns whether the item loses names
 */
export function keepRemovedMarks(
  db: Firestore,
  { tx, list }: Pick<ListChange, 'tx' | 'list'>,
  [before, after]: readonly [before: Item, after: Item],
  { expires }: { expires: boolean },
): boolean {
  const removed = removedBetween(before, after);
  if (!removed) return false;
  const { purchasedBy, purchasedCounts = {} } = itemToFields({ ...before, ...removed });
  const expiresAt = expires
    ? Timestamp.fromMillis(Date.now() + LIMITS.removedMarksDays * DAY_MS)
    : deleteField();
  const entry = { purchasedBy, purchasedCounts, at: serverTimestamp() };
  tx.set(
    removedMarksRef(db, before.listId, before.id),
    {
      entries: { [crypto.randomUUID()]: entry },
      bytes: increment(bytesOf(removed)),
      wisher: personOf(list, before) || before.addedBy,
      expiresAt,
    },
    { merge: true },
  );
  return true;
}

function bytesOf(removed: Pick<Item, 'purchasedBy' | 'purchasedCounts'>): number {
  return LIMITS.removedMarksOverhead + marksWeight(removed);
}

/**
 * The names that were taken off items, without those that who asks wishes for, live, newest first.
 * @param viewer uid of the member who asks
 * @returns ends the subscription
 */
export function subscribeToRemovedMarks(
  db: Firestore,
  listId: string,
  viewer: string,
  onRemoved: (removed: RemovedMarks[]) => void,
  onError: (error: AppError) => void,
): () => void {
  const marks = query(
    collection(listRef(db, listId), 'cleared'),
    where('wisher', '!=', viewer),
    limit(LIMITS.removedMarksPerQuery),
  );
  const onMarks = ({ docs }: QuerySnapshot) =>
    onRemoved(docs.flatMap(removedFrom).toSorted((a, b) => b.at.getTime() - a.at.getTime()));
  return keepListening((onFailure) => onSnapshot(marks, onMarks, onFailure), onError);
}

/**
 * Puts removed marks back on their item, and deletes them here in the same write. Names that are there
 * again stay as they are. Does nothing when they were put back before.
 * @throws AppError 'item-missing', 'item-full', 'archived', and those of `changeList`
 */
export async function restoreRemovedMarks(
  db: Firestore,
  listId: string,
  { itemId, id }: Pick<RemovedMarks, 'itemId' | 'id'>,
): Promise<void> {
  await changeList(db, listId, async (current) => {
    const found = findItem(current, itemId);
    const { tx, list } = current;
    if (list.archived) throw new AppError('archived');
    const removed = await entryOf(db, tx, listId, { itemId, id });
    if (!removed) return;
    const restored = withRestored(found.item, removed);
    takeOut(db, tx, listId, removed);
    if (samePurchases(found.item, restored)) return;
    if (!namesFit(restored, list.items.length)) throw new AppError('item-full');
    writeItem(db, current, found, restored);
  });
  await deleteIfEmpty(db, listId, itemId);
}

/**
 * Deletes an item's document of removed names once it is empty, because empty documents would use up the
 * limit of the query. This is a write of its own: the write that restores names needs the document.
 */
async function deleteIfEmpty(db: Firestore, listId: string, itemId: string): Promise<void> {
  try {
    await runTransactionWithRetry(db, async (tx) => {
      const stored = await tx.get(removedMarksRef(db, listId, itemId));
      if (stored.exists() && removedFrom(stored).length === 0) tx.delete(stored.ref);
    });
  } catch (error) {
    console.info('An empty document of removed marks could not be deleted', error);
  }
}

/**
 * Forgets removed names, which can then not be put back any more.
 * @throws AppError as `runTransactionWithRetry`
 */
export async function discardRemovedMarks(
  db: Firestore,
  listId: string,
  { itemId, id }: Pick<RemovedMarks, 'itemId' | 'id'>,
): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const removed = await entryOf(db, tx, listId, { itemId, id });
    if (removed) takeOut(db, tx, listId, removed);
  });
  await deleteIfEmpty(db, listId, itemId);
}

/** Forgets all names that were removed from an item. */
export async function discardAllRemovedMarks(
  db: Firestore,
  listId: string,
  itemId: string,
): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const stored = await tx.get(removedMarksRef(db, listId, itemId));
    // Somebody else may have put back or discarded the last of them.
    if (stored.exists()) tx.delete(stored.ref);
  });
}

/**
 * Forgets all names that were removed from these items, without reading them. The rules allow this only
 * to the sole member of a list. It includes the member's own items, because nobody else could do it.
 */
export async function discardUnseenMarks(
  db: Firestore,
  listId: string,
  itemIds: readonly string[],
): Promise<void> {
  for (const ids of chunks(itemIds, BATCH_SIZE)) {
    // One at a time, to limit the load on the server.
    await runTransactionWithRetry(db, (tx) =>
      ids.forEach((id) => tx.delete(removedMarksRef(db, listId, id))),
    );
  }
}

/** The entry as it is stored now; undefined when somebody has put it back or discarded it. */
async function entryOf(
  db: Firestore,
  tx: Transaction,
  listId: string,
  { itemId, id }: Pick<RemovedMarks, 'itemId' | 'id'>,
): Promise<RemovedMarks | undefined> {
  const stored = await tx.get(removedMarksRef(db, listId, itemId));
  return removedFrom(stored).find((marks) => marks.id === id);
}

function takeOut(db: Firestore, tx: Transaction, listId: string, removed: RemovedMarks): void {
  tx.update(
    removedMarksRef(db, listId, removed.itemId),
    new FieldPath('entries', removed.id),
    deleteField(),
    'bytes',
    increment(-bytesOf(removed)),
  );
}

function removedFrom(stored: DocumentSnapshot): RemovedMarks[] {
  const entries: unknown = stored.get('entries');
  return Object.entries(isDocumentData(entries) ? entries : {}).flatMap(([id, entry]) => {
    if (!isDocumentData(entry)) return [];
    const { purchasedBy, purchasedCounts } = itemFromFields(entry);
    const at = entry.at instanceof Timestamp ? entry.at.toDate() : new Date();
    return [{ itemId: stored.id, id, purchasedBy, purchasedCounts, at }];
  });
}
