import { serverTimestamp, type Firestore } from 'firebase/firestore';
import { toAppError } from '../model/errors.ts';
import { LIMITS } from '../model/limits.ts';
import { listRef, tombstoneRef } from './converters.ts';
import { finishMove, whereMoved } from './finishMove.ts';
import { newListId } from './lists.ts';
import { changeList } from './transactions.ts';

/**
 * A new id for a list. It keeps the time of creation at its beginning, because lists are sorted by id.
 * @param listId its current id
 */
export function newLinkOf(listId: string): string {
  return newListId(/^\d{13}/.exec(listId)?.[0]);
}

/**
 * Changes the link of a list (F13): one write copies the list unchanged to a new id and replaces the
 * document under the old id by a pointer to it, which only members can read. `finishMove` does the rest.
 * @param uid the owner, who alone may do this
 * @param to the new id from `newLinkOf`, the same for each attempt
 * @throws AppError 'list-moved' when the link was changed elsewhere, and those of `changeList`
 */
export async function changeLink(
  db: Firestore,
  listId: string,
  uid: string,
  to: string,
): Promise<void> {
  try {
    let isReady = await moveDocument(db, listId, uid, to);
    while (!isReady) {
      await finishMove(db, listId);
      isReady = await moveDocument(db, listId, uid, to);
    }
  } catch (error) {
    // An earlier attempt has changed it, but its response was lost.
    if (toAppError(error).code !== 'list-moved' || (await whereMoved(db, listId)) !== to)
      throw error;
  }
}

/** @returns false when the subcollections of the previous change are not moved yet */
function moveDocument(db: Firestore, from: string, uid: string, to: string): Promise<boolean> {
  return changeList(db, from, ({ tx, list, stored }) => {
    if (list.movedFrom !== undefined) return false;
    const formerIds = list.formerIds ?? [];
    tx.set(listRef(db, to), {
      ...stored,
      id: to,
      formerIds: [...formerIds, from].slice(-LIMITS.formerIds),
      movedFrom: from,
    });
    // The older links lead to the new one, too.
    for (const id of [...formerIds, from]) {
      tx.set(listRef(db, id), { private: true, movedTo: to });
    }
    tx.set(tombstoneRef(db, from), { by: uid, owner: uid, at: serverTimestamp() });
    return true;
  });
}
