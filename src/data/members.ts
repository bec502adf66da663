import {
  arrayUnion,
  collection,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { LIMITS } from '../model/limits.ts';
import type { Invite, List } from '../model/list.ts';
import {
  inviteFrom,
  invitesRef,
  inviteTokenRef,
  joinRef,
  leaverRef,
  listFrom,
  listRef,
} from './converters.ts';
import { AppError, toAppError } from './errors.ts';
import { deleteItem } from './items.ts';
import { forgetRemovedItem, restoreItem } from './itemPlaces.ts';
import { shownName } from './lists.ts';
import { changeList, runOnline } from './online.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Invites someone to a list (§4 Invite).
 * @param email whom the link is meant for; kept with the invite, where only members see it
 * @returns the token of the link: a random UUID, good for one join within 14 days
 */
export async function createInvite(
  db: Firestore,
  listId: string,
  uid: string,
  email: string,
): Promise<string> {
  const token = crypto.randomUUID();
  const invite = doc(invitesRef(db, listId), crypto.randomUUID());
  const expiresAt = Timestamp.fromMillis(Date.now() + LIMITS.inviteDays * DAY_MS);
  await runOnline(db, async (tx, { again }) => {
    if (again && (await tx.get(invite)).exists()) return;
    tx.set(invite, {
      email: email.trim(),
      createdBy: uid,
      createdAt: serverTimestamp(),
      expiresAt,
    });
    tx.set(inviteTokenRef(db, listId, token), { invite: invite.id, expiresAt });
  });
  return token;
}

/**
 * The invites of a list that are open and have not expired, live, newest first.
 * Invites of people who left are among them, for members to see and revoke; they are dead. The rules
 * bound the query, so it asks for the latest: what expired unused must not hide them.
 * @returns ends the subscription
 */
export function subscribeToInvites(
  db: Firestore,
  listId: string,
  onInvites: (invites: Invite[]) => void,
  onError: (error: AppError) => void,
): () => void {
  const fresh = query(
    invitesRef(db, listId),
    where('expiresAt', '>', Timestamp.now()),
    orderBy('expiresAt', 'desc'),
    limit(LIMITS.invitesPerQuery),
  );
  return onSnapshot(
    fresh,
    ({ docs }) => {
      const now = Date.now();
      const open = docs.map(inviteFrom).filter(({ expiresAt }) => expiresAt.getTime() > now);
      onInvites(open.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()));
    },
    (error) => onError(toAppError(error)),
  );
}

/** Makes an invite useless from now on. Revoking one that is gone does nothing. */
export async function revokeInvite(db: Firestore, listId: string, inviteId: string): Promise<void> {
  await runOnline(db, (tx) => void tx.delete(doc(invitesRef(db, listId), inviteId)));
}

/**
 * Joins a list with an invite's token: membership, name and the spending of the token are one
 * write (§4 List membership). Whoever is a member already stays one and spends nothing: so an attempt
 * whose answer was lost is found to have been the one that let them in.
 * @throws AppError 'missing', 'members-full', 'invite-used', 'invite-expired', 'invite-invalid', and
 *   those of `runOnline`
 */
export async function joinList(
  db: Firestore,
  listId: string,
  token: string,
  member: { uid: string; displayName: string },
): Promise<void> {
  try {
    await runOnline(db, async (tx) => {
      // Read beside the transaction, which would otherwise wait for everybody's other changes.
      const list = listFrom(await getDocFromServer(listRef(db, listId)));
      if (!list) throw new AppError('missing');
      if (list.members.includes(member.uid)) return;
      const link = await tx.get(inviteTokenRef(db, listId, token));
      const invite: unknown = link.get('invite');
      if (typeof invite !== 'string') throw new AppError('refused');
      // Both arrays only grow at their ends, so joins need not wait for anybody's other changes.
      tx.update(listRef(db, listId), {
        members: arrayUnion(member.uid),
        memberInfo: arrayUnion({ uid: member.uid, displayName: shownName(member.displayName) }),
      });
      tx.set(joinRef(db, listId, member.uid), { token });
      tx.delete(doc(invitesRef(db, listId), invite));
    });
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'refused' && failure.code !== 'missing') throw failure;
    const after = await readList(db, listId);
    if (after.members.includes(member.uid)) return;
    const full = after.members.length >= LIMITS.membersPerList;
    const code = full ? 'members-full' : await whyNotOpen(db, listId, token);
    throw new AppError(code, undefined, failure);
  }
}

/** Why an invite lets nobody in, as far as the holder of its token may see. */
async function whyNotOpen(
  db: Firestore,
  listId: string,
  token: string,
): Promise<'invite-used' | 'invite-expired' | 'invite-invalid'> {
  try {
    const link = await getDocFromServer(inviteTokenRef(db, listId, token));
    if (!link.exists()) return 'invite-invalid';
    const expiresAt: unknown = link.get('expiresAt');
    const expired = expiresAt instanceof Timestamp && expiresAt.toMillis() <= Date.now();
    // The token outlives its invite, which goes when it is used or revoked.
    return expired ? 'invite-expired' : 'invite-used';
  } catch (error) {
    console.info('Why the invite is not good stays unsaid', error);
    return 'invite-invalid';
  }
}

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
 * @throws AppError 'refused' when it is too late, and those of `runOnline`
 */
export async function returnToList(
  db: Firestore,
  listId: string,
  member: { uid: string; displayName: string },
  taken: readonly string[],
): Promise<void> {
  await runOnline(db, async (tx) => {
    const left = await tx.get(leaverRef(db, listId, member.uid));
    // An attempt whose answer was lost has been the one that let us in.
    if (!left.exists()) return;
    tx.update(listRef(db, listId), {
      members: arrayUnion(member.uid),
      memberInfo: arrayUnion({ uid: member.uid, displayName: shownName(member.displayName) }),
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

async function revokeInvitesOf(db: Firestore, listId: string, uid: string): Promise<void> {
  const mine = query(
    invitesRef(db, listId),
    where('createdBy', '==', uid),
    limit(LIMITS.invitesPerQuery),
  );
  try {
    let page: QuerySnapshot;
    do {
      // oxlint-disable-next-line no-await-in-loop -- what was revoked makes room for the next page
      page = await getDocsFromServer(mine);
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(page.docs.map(({ id }) => revokeInvite(db, listId, id)));
    } while (page.size === LIMITS.invitesPerQuery);
  } catch (error) {
    throw toAppError(error);
  }
}

async function readList(db: Firestore, listId: string): Promise<List> {
  let list: List | null;
  try {
    list = listFrom(await getDocFromServer(listRef(db, listId)));
  } catch (error) {
    throw toAppError(error);
  }
  if (!list) throw new AppError('missing');
  return list;
}
