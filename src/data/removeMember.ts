import { serverTimestamp, type Firestore } from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import type { List } from '../model/list.ts';
import { leaverRef, listRef } from './converters.ts';
import { forgetFormerName, isFormer } from './formerMembers.ts';
import { revokeInvitesOf } from './invites.ts';
import { deleteItems, type OnItemStep } from './items.ts';
import { readList } from './lists.ts';
import { changeList } from './transactions.ts';

/**
 * Removes a member from a list. Their items stay under their name, or are deleted, one write each; when
 * that is interrupted, a retry deletes the rest. They cannot come back by themselves: only with an
 * invite that is made later.
 * @throws AppError 'permission-denied' when the user is not the owner, and those of `changeList`
 */
export async function removeMember(
  db: Firestore,
  listId: string,
  uid: string,
  { takeItems, onStep }: { takeItems: boolean; onStep?: OnItemStep },
): Promise<void> {
  const before = await readList(db, listId);
  // Their name may be kept from an earlier removal; their current name replaces it.
  if (before.members.includes(uid) && isFormer(before, uid)) {
    await forgetFormerName(db, listId, uid);
  }
  await changeList(db, listId, ({ tx, list }) => {
    // Also for somebody who has just left, or who was removed by an attempt whose response was lost: the
    // note keeps them from coming back.
    if (list.members.includes(uid)) {
      tx.update(listRef(db, listId), {
        members: list.members.filter((other) => other !== uid),
        memberInfo: list.memberInfo.filter((other) => other.uid !== uid),
        ...(!takeItems && nameToKeep(list, uid)),
      });
    }
    tx.set(leaverRef(db, listId, uid), { at: serverTimestamp(), removed: true });
  });
  if (takeItems) await deleteLeftBehind(db, listId, uid, onStep);
  // Last, because a member could create invites faster than they are revoked. Now theirs are invalid.
  await revokeInvitesOf(db, listId, uid);
}

/** Deletes the items of somebody who is no longer a member, for good, and the name that was kept. */
export async function deleteLeftBehind(
  db: Firestore,
  listId: string,
  uid: string,
  onStep?: OnItemStep,
): Promise<void> {
  const list = await readList(db, listId);
  const left = list.items.filter(({ addedBy }) => addedBy === uid);
  await deleteItems(db, listId, left, { forGood: true, onStep });
  await forgetFormerName(db, listId, uid);
}

/** The name of somebody whose items stay. A list that has no room for it shows the fallback name. */
function nameToKeep(list: List, uid: string): Partial<Pick<List, 'formerMembers'>> {
  const { items, memberInfo, formerMembers = [] } = list;
  const hasItems = items.some(({ addedBy }) => addedBy === uid);
  if (!hasItems || formerMembers.length >= LIMITS.formerMembers) return {};
  return { formerMembers: [...formerMembers, ...memberInfo.filter((other) => other.uid === uid)] };
}
