import {
  collection,
  deleteField,
  getDocFromServer,
  getDocsFromServer,
  increment,
  serverTimestamp,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { toAppError } from '../model/errors.ts';
import { LIMITS } from '../model/limits.ts';
import { isDocumentData, text } from '../model/serializers.ts';
import { clearedRef, itemRef, listRef, movedTo, tombstoneRef } from './converters.ts';
import { chunks, deleteLeftovers } from './listDeletion.ts';
import { readList } from './lists.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/**
 * A new id for a list, with its time of creation, by which lists are in order.
 * @param listId its id now
 */
export function newLinkOf(listId: string): string {
  const [created = ''] = /^\d{13}/.exec(listId) ?? [];
  return `${created || Date.now()}-${crypto.randomUUID()}`;
}

/**
 * Changes the link of a list (F13): one write creates the list under a new id, as it is, and leaves
 * under the old id where it went, which only its members can read. `finishMove` does the rest.
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
      // oxlint-disable-next-line no-await-in-loop -- the last change of the link comes first
      await finishMove(db, listId);
      // oxlint-disable-next-line no-await-in-loop
      isReady = await moveDocument(db, listId, uid, to);
    }
  } catch (error) {
    // An earlier attempt has changed it, but its response was lost.
    if (toAppError(error).code !== 'list-moved' || (await whereMoved(db, listId)) !== to)
      throw error;
  }
}

/** @returns false when what is below the former id of the list has not come along yet */
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

/**
 * Where a list went whose link was changed; null when it was not, or for who is not its member.
 * @throws AppError for a failure of the network
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
 * Brings along what is below the former id of a list whose link was changed: the copies of its items
 * and the names that were taken off them; deletes the rest, such as invites. Does nothing when that is
 * done. Each step can be repeated, so after an interruption it is called again, by the owner.
 * @throws AppError as `changeList`
 */
export async function finishMove(db: Firestore, listId: string): Promise<void> {
  const { movedFrom: from, items } = await readList(db, listId);
  if (from === undefined) return;
  const all = items.map(({ id }) => id);
  // The copies first: without its copy an item counts as deleted, and takes its names along.
  for (const ids of chunks(all)) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, to limit the load on the server
    await copyItems(db, listId, new Set(ids));
  }
  try {
    await bringRemovedNames(db, from, listId, new Set(all));
    await deleteLeftovers(db, from);
  } catch (error) {
    // The list was handed over meanwhile, and only who changed the link can read what is left there.
    const { code } = toAppError(error);
    if (code !== 'permission-denied' && code !== 'not-found') throw error;
    console.info('What is left under the former link stays', error);
  }
  await changeList(db, listId, ({ tx, list }) => {
    if (list.movedFrom === from) tx.update(listRef(db, listId), { movedFrom: deleteField() });
  });
}

/** Writes the copies of these items as they are now. */
async function copyItems(db: Firestore, listId: string, ids: ReadonlySet<string>): Promise<void> {
  await changeList(db, listId, ({ tx, storedItems }) => {
    for (const item of storedItems) {
      const id = text(item.id);
      // Items of an older shape may have no usable id, and then never had a copy.
      if (ids.has(id) && /^[^/]+$/.test(id)) tx.set(itemRef(db, listId, id), item);
    }
  });
}

/** Brings along the names that were taken off these items before the link was changed. */
async function bringRemovedNames(
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
    // oxlint-disable-next-line no-await-in-loop -- one at a time, to limit the load on the server
    await bringNames(db, names, to);
  }
}

async function bringNames(db: Firestore, names: QueryDocumentSnapshot, to: string): Promise<void> {
  const { entries, bytes, ...rest } = names.data();
  const target = clearedRef(db, to, names.id);
  if (!isDocumentData(entries)) return;
  const bring = (fields: Record<string, unknown>) =>
    runTransactionWithRetry(db, (tx) => {
      tx.set(target, { entries, bytes: increment(Number(bytes)), ...fields }, { merge: true });
      tx.delete(names.ref);
    });
  try {
    // Names that were taken off the item since, under the new link, decide when all of them expire.
    await bring(rest).catch(() => bring({}));
  } catch (error) {
    // Another device has brought them along, or there is no room for them.
    if (toAppError(error).code !== 'permission-denied') throw error;
    console.info('Removed names stay behind', error);
  }
}
