import {
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
import type { List, MemberInfo, Person } from '../model/list.ts';
import { peopleOf } from '../model/people/peopleOf.ts';
import { leaverRef, listFrom, listRef } from './converters.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { revokeInvitesOf } from './invites.ts';
import { forgetFormerName, isFormer } from './formerMembers.ts';
import { deleteItems } from './items.ts';
import { restoreItems } from './trash.ts';
import { memberAdded, readList } from './lists.ts';
import { removePerson, restorePeople } from './people.ts';
import { changeList, runTransactionWithRetry } from './transactions.ts';

/** Options of leaving a list. */
interface Leave {
  /** Deletes the member's own items first. When interrupted, the user is still a member and can retry. */
  takeItems: boolean;
  /** Receives the ids of the deleted items, also when the attempt fails. */
  taken?: string[];
  /** Receives the people who were removed with the last of their items. */
  takenPeople?: Person[];
  /** Does not move the items to the trash, because nobody will undo it. */
  forGood?: boolean;
}

/**
 * Leaves a list (§4: only removes the user from members). Does nothing for somebody who is no longer a
 * member: an earlier attempt may have succeeded although its response was lost.
 * @throws AppError 'owner-cannot-leave', and those of `changeList`
 */
export async function leaveList(
  db: Firestore,
  listId: string,
  uid: string,
  options: Leave,
): Promise<void> {
  try {
    await leaveAsMember(db, listId, uid, options);
  } catch (error) {
    // Members can read a private list, so the user has left it already.
    if (toAppError(error).code !== 'list-private') throw error;
  }
}

async function leaveAsMember(
  db: Firestore,
  listId: string,
  uid: string,
  { takeItems, taken = [], takenPeople = [], forGood = false }: Leave,
): Promise<void> {
  const list = await readList(db, listId);
  if (list.ownerId === uid) throw new AppError('owner-cannot-leave');
  // Only members may run the queries below.
  if (!list.members.includes(uid)) return;
  if (takeItems) {
    // People before their items, because a retry finds the people by these items.
    for (const person of peopleOf(list, uid)) {
      if (takenPeople.every(({ id }) => id !== person.id)) takenPeople.push(person);
      // The rules allow one person per write.
      await removePerson(db, listId, person.id);
    }
    const own = list.items.filter(({ addedBy }) => addedBy === uid);
    await deleteItems(db, listId, own, { taken, forGood });
  }
  await revokeInvitesOf(db, listId, uid);
  // Their name may still be kept from an earlier removal by the owner; leaving deletes it, too.
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
 * Undoes `leaveList` within the hour that the rules allow: first the membership, then the
 * deleted items with their purchases, then the people. When interrupted, a retry does the remaining steps.
 * @throws AppError 'permission-denied' when it is too late, those of `runTransactionWithRetry`, and
 *   'list-full' when only people are missing, because others have taken their places
 */
export async function returnToList(
  db: Firestore,
  listId: string,
  member: MemberInfo,
  taken: readonly string[],
  takenPeople: readonly Person[] = [],
): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const left = await tx.get(leaverRef(db, listId, member.uid));
    // An earlier attempt has added the member, but its response was lost.
    if (!left.exists()) return;
    tx.update(listRef(db, listId), memberAdded(member));
    tx.delete(left.ref);
  });
  await restoreItems(db, listId, taken);
  await restorePeople(db, listId, takenPeople);
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
      page = await getDocsFromServer(query(mine, startAfter(page.docs.at(-1)?.id)));
    }
  } catch (error) {
    throw toAppError(error);
  }
  return lists;
}
