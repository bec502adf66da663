import {
  arrayUnion,
  collection,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import type { List } from '../model/list.ts';
import { leaverRef, listFrom, listRef } from './converters.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { revokeInvitesOf } from './invites.ts';
import { forgetFormerName, isFormer } from './formerMembers.ts';
import { deleteItem } from './items.ts';
import { forgetRemovedItem, restoreItem } from './itemOrder.ts';
import { readList, sanitizeDisplayName } from './lists.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/** Called before each item that is deleted, with the number of deleted ones and the total. */
export type OnItemStep = (step: { done: number; of: number }) => void;

/** Options of leaving a list. */
interface Leave {
  /** Deletes the member's own items first. When interrupted, the user is still a member and can retry. */
  takeItems: boolean;
  /** Receives the ids of the deleted items, also when the attempt fails. */
  taken?: string[];
  /** Does not move the items to the trash, because nobody will undo it. */
  forGood?: boolean;
}

/**
 * Leaves a list (§4: only removes the user from members).
 * @throws AppError 'owner-cannot-leave', and those of `changeList`
 */
export async function leaveList(
  db: Firestore,
  listId: string,
  uid: string,
  { takeItems, taken = [], forGood = false }: Leave,
): Promise<void> {
  const list = await readList(db, listId);
  if (list.ownerId === uid) throw new AppError('owner-cannot-leave');
  if (takeItems) await deleteItemsOf(db, list, uid, { taken, forGood });
  await revokeInvitesOf(db, listId, uid);
  // The owner may have removed them once, and kept their name; who leaves, leaves without it.
  if (isFormer(list, uid)) await forgetFormerName(db, listId, uid);
  await changeList(db, listId, ({ tx, list: now, stored }) => {
    if (!now.members.includes(uid)) return;
    tx.update(listRef(db, listId), {
      members: now.members.filter((other) => other !== uid),
      // A list of an older shape has no `memberInfo`; do not add it.
      ...('memberInfo' in stored && {
        memberInfo: now.memberInfo.filter((other) => other.uid !== uid),
      }),
    });
    tx.set(leaverRef(db, listId, uid), { at: serverTimestamp() });
  });
}

/**
 * Undoes `leaveList` within the hour that the rules allow: first the membership, then the deleted
 * items with their purchases. When interrupted, a retry does the remaining steps.
 * @throws AppError 'permission-denied' when it is too late, and those of `runTransactionWithRetry`
 */
export async function returnToList(
  db: Firestore,
  listId: string,
  member: { uid: string; displayName: string },
  taken: readonly string[],
): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const left = await tx.get(leaverRef(db, listId, member.uid));
    // An earlier attempt has added the member, but its response was lost.
    if (!left.exists()) return;
    tx.update(listRef(db, listId), {
      members: arrayUnion(member.uid),
      memberInfo: arrayUnion({
        uid: member.uid,
        displayName: sanitizeDisplayName(member.displayName),
      }),
    });
    tx.delete(left.ref);
  });
  for (const itemId of taken) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the rules allow one new item per write
      await restoreItem(db, listId, itemId);
    } catch (error) {
      // The item is not in the trash any more: an earlier attempt has restored it.
      if (toAppError(error).code !== 'item-missing') throw error;
    }
  }
}

/**
 * Deletes the items that `leaveList` moved to the trash for `returnToList`. The `leavers` document
 * stays: it prevents joining again with an older invite.
 */
export async function forgetLeave(
  db: Firestore,
  listId: string,
  taken: readonly string[],
): Promise<void> {
  for (const itemId of taken) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, to limit the load on the server
    await forgetRemovedItem(db, listId, itemId);
  }
}

/**
 * Reads all lists a user is a member of from the server, without a limit on their number.
 * @throws AppError
 */
export async function listsOf(db: Firestore, uid: string): Promise<List[]> {
  const mine = query(
    collection(db, 'lists'),
    where('members', 'array-contains', uid),
    orderBy(documentId()),
    limit(LIMITS.listsPerQuery),
  );
  const lists: List[] = [];
  let page: QuerySnapshot;
  try {
    page = await getDocsFromServer(mine);
    while (!page.empty) {
      lists.push(...page.docs.map(listFrom).filter((list) => list !== null));
      // oxlint-disable-next-line no-await-in-loop -- each page starts where the previous one ended
      page = await getDocsFromServer(query(mine, startAfter(page.docs.at(-1)?.id)));
    }
  } catch (error) {
    throw toAppError(error);
  }
  return lists;
}

/**
 * Deletes the items of one contributor, which the rules allow themselves, and the owner once they are
 * no longer a member.
 * @param options.onStep called before each item with the number of deleted ones and the total
 */
export async function deleteItemsOf(
  db: Firestore,
  list: List,
  uid: string,
  { taken, forGood, onStep }: Required<Pick<Leave, 'taken' | 'forGood'>> & { onStep?: OnItemStep },
): Promise<void> {
  const own = list.items.filter(({ addedBy }) => addedBy === uid);
  for (const [done, { id }] of own.entries()) {
    onStep?.({ done, of: own.length });
    // Before the deletion: when its response is lost, the item may still have been deleted.
    taken.push(id);
    try {
      // oxlint-disable-next-line no-await-in-loop -- the rules allow deleting one item per write
      await deleteItem(db, list.id, id, { forGood });
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
