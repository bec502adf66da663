import {
  collection,
  getDocFromServer,
  getDocsFromServer,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import { invitesRef, listRef, tombstoneRef } from './converters.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/**
 * Deletes a list for everybody, leaving a tombstone so that nobody can put another list behind the
 * old link, and then what was kept beside it: invites, joins, mirrored items, traces for undoing.
 * Where that second part was cut short, calling it again as the same user, or as the owner, finishes
 * it.
 * @throws AppError 'missing' when the list is gone by someone else's hand
 */
export async function deleteList(db: Firestore, listId: string, uid: string): Promise<void> {
  await changeList(db, listId, ({ tx, list }) => {
    tx.delete(listRef(db, listId));
    tx.set(tombstoneRef(db, listId), { by: uid, owner: list.ownerId, at: serverTimestamp() });
  }).catch((error: unknown) => {
    if (toAppError(error).code !== 'missing') throw error;
  });
  await deleteLeftovers(db, listId);
}

/**
 * Clears away what an interrupted `deleteList` of the same user's left behind. A list that is still
 * there was not deleted, and stays.
 * @throws AppError 'offline', and those of `runTransactionWithRetry`
 */
export async function finishDeletion(db: Firestore, listId: string): Promise<void> {
  try {
    if ((await getDocFromServer(listRef(db, listId))).exists()) return;
    await deleteLeftovers(db, listId);
  } catch (error) {
    const failure = toAppError(error);
    // Deleted by somebody else: there is nothing for this user to clear.
    if (failure.code !== 'missing') throw failure;
  }
}

/** Documents deleted at once: each costs the rules one look-up, and a batch may take 20 of them. */
const LEFTOVERS_AT_ONCE = 20;

async function deleteLeftovers(db: Firestore, listId: string): Promise<void> {
  const beside = [
    invitesRef(db, listId),
    collection(listRef(db, listId), 'inviteTokens'),
    collection(listRef(db, listId), 'joins'),
    collection(listRef(db, listId), 'items'),
    collection(listRef(db, listId), 'removedItems'),
    collection(listRef(db, listId), 'leavers'),
  ];
  try {
    const found = await Promise.all(beside.map((folder) => getDocsFromServer(folder)));
    const refs = found.flatMap(({ docs }) => docs.map((document) => document.ref));
    for (const few of chunks(refs, LEFTOVERS_AT_ONCE)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: kind to the server
      await runTransactionWithRetry(db, (tx) => few.forEach((ref) => tx.delete(ref)));
    }
  } catch (error) {
    // Only who deleted the list and its owner may look here: for others it is just gone.
    const failure = toAppError(error);
    throw failure.code === 'refused' ? new AppError('missing', undefined, error) : failure;
  }
}

function chunks(refs: DocumentReference[], size: number): DocumentReference[][] {
  return Array.from({ length: Math.ceil(refs.length / size) }, (_, i) =>
    refs.slice(i * size, (i + 1) * size),
  );
}
