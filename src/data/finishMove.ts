import {
  collection,
  deleteField,
  getDocFromServer,
  getDocsFromServer,
  increment,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { chunks } from '../lib/chunks.ts';
import { toAppError } from '../model/errors.ts';
import { isDocumentData, text } from '../model/deserializers.ts';
import { removedMarksRef, itemRef, listRef, movedTo } from './converters.ts';
import { BATCH_SIZE, deleteLeftovers } from './listDeletion.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/**
 * The new id of a list whose link was changed; null when it was not, or when the user is not a member.
 * @throws AppError when the network fails
 */
export async function whereMoved(db: Firestore, listId: string): Promise<string | null> {
  try {
    return movedTo(await getDocFromServer(listRef(db, listId)));
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code === 'permission-denied') return null;
    throw failure;
  }
}

/**
 * Moves the subcollections of a list whose link was changed from its former id to the new one: the mirrors
 * of its items and their removed marks. The rest, such as invites, is deleted. Does
 * nothing when that is done. Every step can be repeated, so the owner, also a new one, resumes it after an
 * interruption.
 * @throws AppError as `changeList`
 */
export async function finishMove(db: Firestore, listId: string): Promise<void> {
  const { movedFrom: from, items } = await changeList(db, listId, ({ list }) => list);
  if (from === undefined) return;
  const all = items.map(({ id }) => id);
  // The mirrors first: an item without its mirror counts as deleted, and so do its removed marks.
  for (const ids of chunks(all, BATCH_SIZE)) {
    // One at a time, to limit the load on the server.
    await writeMirrors(db, listId, new Set(ids));
  }
  await moveRemovedMarks(db, from, listId, new Set(all));
  await deleteLeftovers(db, from);
  await changeList(db, listId, ({ tx, list }) => {
    if (list.movedFrom === from) tx.update(listRef(db, listId), { movedFrom: deleteField() });
  });
}

/** Writes the mirrors of these items as they are now. */
async function writeMirrors(
  db: Firestore,
  listId: string,
  ids: ReadonlySet<string>,
): Promise<void> {
  await changeList(db, listId, ({ tx, storedItems }) => {
    for (const item of storedItems) {
      const id = text(item.id);
      // Items of an older shape may have no usable id, and then never had a mirror.
      if (ids.has(id) && /^[^/]+$/.test(id)) tx.set(itemRef(db, listId, id), item);
    }
  });
}

/** Moves the marks that were removed from these items before the link was changed. */
async function moveRemovedMarks(
  db: Firestore,
  from: string,
  to: string,
  ids: ReadonlySet<string>,
): Promise<void> {
  let kept: QueryDocumentSnapshot[];
  try {
    kept = (await getDocsFromServer(collection(listRef(db, from), 'cleared'))).docs;
  } catch (error) {
    throw toAppError(error);
  }
  for (const names of kept.filter(({ id }) => ids.has(id))) {
    // One at a time, to limit the load on the server.
    await moveItemsMarks(db, names, to);
  }
}

async function moveItemsMarks(
  db: Firestore,
  names: QueryDocumentSnapshot,
  to: string,
): Promise<void> {
  const { entries, bytes, ...rest } = names.data();
  const target = removedMarksRef(db, to, names.id);
  if (!isDocumentData(entries)) return;
  const move = (fields: Record<string, unknown>) =>
    runTransactionWithRetry(db, (tx) => {
      tx.set(target, { entries, bytes: increment(Number(bytes)), ...fields }, { merge: true });
      tx.delete(names.ref);
    });
  try {
    // Refused when names were removed under the new link already: then their expiry stays.
    await move(rest).catch((error: unknown) => {
      if (toAppError(error).code !== 'permission-denied') throw error;
      return move({});
    });
  } catch (error) {
    // Another device has moved them, or there is no room for them.
    if (toAppError(error).code !== 'permission-denied') throw error;
    console.info('Removed marks are not moved', error);
  }
}
