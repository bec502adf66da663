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
import { deleteItem } from './items.ts';
import { forgetRemovedItem, restoreItem } from './itemOrder.ts';
import { readList, sanitizeDisplayName } from './lists.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/** How a member leaves. */
interface Leave {
  /** Deletes the member's own items first; cut short, the member is still in and can do it again. */
  takeItems: boolean;
  /**
   * Filled with the ids of the items taken along, also by an attempt that is cut short.
   */
  taken?: string[];
  /** Puts no item aside: there will be nobody to undo it. */
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
  await changeList(db, listId, ({ tx, list: now, stored }) => {
    if (!now.members.includes(uid)) return;
    tx.update(listRef(db, listId), {
      members: now.members.filter((other) => other !== uid),
      // A list of an older shape has none, and is not given one.
      ...('memberInfo' in stored && {
        memberInfo: now.memberInfo.filter((other) => other.uid !== uid),
      }),
    });
    tx.set(leaverRef(db, listId, uid), { at: serverTimestamp() });
  });
}

/**
 * Undoes `leaveList`, within the hour that the rules grant: membership first, then the items that
 * were taken along, with everything that was known of them. Cut short, doing it again does what is
 * left.
 * @throws AppError 'refused' when it is too late, and those of `runTransactionWithRetry`
 */
export async function returnToList(
  db: Firestore,
  listId: string,
  member: { uid: string; displayName: string },
  taken: readonly string[],
): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const left = await tx.get(leaverRef(db, listId, member.uid));
    // An attempt whose answer was lost has been the one that let us in.
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
      // oxlint-disable-next-line no-await-in-loop -- the rules let one item in per write
      await restoreItem(db, listId, itemId);
    } catch (error) {
      // Nothing is put aside any more: an attempt before this one has brought it back.
      if (toAppError(error).code !== 'item-missing') throw error;
    }
  }
}

/**
 * Forgets the items that `leaveList` put aside for `returnToList`. That somebody left, and when, stays:
 * it keeps them from coming back with an older invite.
 */
export async function forgetLeave(
  db: Firestore,
  listId: string,
  taken: readonly string[],
): Promise<void> {
  for (const itemId of taken) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: kind to the server
    await forgetRemovedItem(db, listId, itemId);
  }
}

/**
 * Every list a user is a member of, as the server has them now, however many.
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
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      page = await getDocsFromServer(query(mine, startAfter(page.docs.at(-1)?.id)));
    }
  } catch (error) {
    throw toAppError(error);
  }
  return lists;
}

async function deleteItemsOf(
  db: Firestore,
  list: List,
  uid: string,
  { taken, forGood }: Required<Pick<Leave, 'taken' | 'forGood'>>,
): Promise<void> {
  const own = list.items.filter(({ addedBy }) => addedBy === uid);
  for (const { id } of own) {
    // Before it is done: a deletion whose answer is lost has put it aside all the same.
    taken.push(id);
    try {
      // oxlint-disable-next-line no-await-in-loop -- the rules let one item go per write
      await deleteItem(db, list.id, id, { forGood });
    } catch (error) {
      // Deleted in another window meanwhile: what was wanted, and that window's to undo. Or of an
      // older shape, which nobody can change (decision 014): it stays, and so holds nobody back.
      const { code } = toAppError(error);
      if (code !== 'item-missing' && code !== 'refused') throw error;
      taken.pop();
    }
  }
}
