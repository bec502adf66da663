import {
  collection,
  getDocFromServer,
  getDocsFromServer,
  serverTimestamp,
  type Firestore,
} from 'firebase/firestore';
import { chunks } from '../lib/chunks.ts';
import { invitesRef, listRef, toListError, tombstoneRef } from './converters.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/**
 * Deletes a list for everybody and leaves a tombstone, so that nobody can create another list under
 * the old link. Then deletes its subcollections: invites, joins, mirrored items, trash. When that is
 * interrupted, a retry by the same user or by the owner finishes it.
 * @param options.formerId what an earlier attempt passed to `noteFormerId`
 * @param options.noteFormerId receives the list's former id before the list is deleted, if what is below
 *   that id is not moved yet: only the list records that id
 * @throws AppError 'not-found' when somebody else has deleted the list
 */
export async function deleteList(
  db: Firestore,
  listId: string,
  uid: string,
  { formerId, noteFormerId }: DeletionOptions = {},
): Promise<void> {
  const movedFrom = await changeList(db, listId, async ({ tx, list }) => {
    if (list.movedFrom !== undefined) await noteFormerId?.(list.movedFrom);
    tx.delete(listRef(db, listId));
    tx.set(tombstoneRef(db, listId), { by: uid, owner: list.ownerId, at: serverTimestamp() });
    return list.movedFrom;
  }).catch((error: unknown) => {
    if (toAppError(error).code !== 'not-found') throw error;
    return formerId;
  });
  await deleteBelow(db, listId, movedFrom);
}

interface DeletionOptions {
  formerId?: string | undefined;
  noteFormerId?: (formerId: string) => void | Promise<void>;
}

/** Deletes the documents below a list that was deleted, and those below its former id. */
async function deleteBelow(db: Firestore, listId: string, formerId?: string): Promise<void> {
  if (formerId !== undefined) await deleteLeftovers(db, formerId).catch(unlessNotMine);
  await deleteLeftovers(db, listId);
}

/** Ignores a refusal: only the person who changed a link can delete what is left under the former id. */
function unlessNotMine(error: unknown): void {
  const { code } = toAppError(error);
  if (code !== 'permission-denied' && code !== 'not-found') throw error;
  console.info('The documents under the former link are not deleted', error);
}

/**
 * Deletes the subcollections that an interrupted `deleteList` of the same user left. Does nothing when
 * the list still exists, because then it was not deleted.
 * @param formerId what `deleteList` passed to `noteFormerId`
 * @throws AppError 'offline', and those of `runTransactionWithRetry`
 */
export async function finishDeletion(
  db: Firestore,
  listId: string,
  formerId?: string,
): Promise<void> {
  try {
    if ((await getDocFromServer(listRef(db, listId))).exists()) return;
    await deleteBelow(db, listId, formerId);
  } catch (error) {
    const failure = toListError(error);
    // Somebody else deleted it: this user may not delete the subcollections. A private list exists.
    if (failure.code !== 'not-found' && failure.code !== 'list-private') throw failure;
  }
}

/**
 * Documents per batch: in the rules each needs at most one document access of its own (those of the list are
 * the same for all), and a batch may have 20.
 */
export const BATCH_SIZE = 20;

/**
 * Deletes the documents below a list that was deleted, or below an id that a list had before.
 * @throws AppError 'not-found' for users who may not, and those of `runTransactionWithRetry`
 */
export async function deleteLeftovers(db: Firestore, listId: string): Promise<void> {
  const subcollections = [
    invitesRef(db, listId),
    collection(listRef(db, listId), 'inviteTokens'),
    collection(listRef(db, listId), 'joins'),
    collection(listRef(db, listId), 'items'),
    collection(listRef(db, listId), 'removedItems'),
    collection(listRef(db, listId), 'leavers'),
    // After the items: the rules allow deleting the names taken off an item once the item is gone.
    collection(listRef(db, listId), 'cleared'),
  ];
  try {
    const found = await Promise.all(
      subcollections.map((subcollection) => getDocsFromServer(subcollection)),
    );
    const refs = found.flatMap(({ docs }) => docs.map((document) => document.ref));
    for (const few of chunks(refs, BATCH_SIZE)) {
      // One at a time, to limit the load on the server.
      await runTransactionWithRetry(db, (tx) => few.forEach((ref) => tx.delete(ref)));
    }
  } catch (error) {
    // Only the user who deleted the list and its owner may read these; for others it is just missing.
    const failure = toAppError(error);
    throw failure.code === 'permission-denied'
      ? new AppError('not-found', undefined, error)
      : failure;
  }
}
