import {
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { DAY_MS } from '../lib/time.ts';
import { LIMITS } from '../model/limits.ts';
import type { Invite, MemberInfo } from '../model/list.ts';
import {
  inviteFrom,
  invitesRef,
  inviteTokenRef,
  joinRef,
  listFrom,
  listRef,
  movedTo,
} from './converters.ts';
import { isDocumentData } from '../model/deserializers.ts';
import { AppError, codeOf, toAppError } from '../model/errors.ts';
import { memberAdded, readList } from './lists.ts';
import { keepListening } from './keepListening.ts';
import { runTransactionWithRetry } from './transactions.ts';

/** The ids of an invite: of its document, and the token of its link. Both are random UUIDs. */
interface InviteIds {
  id: string;
  token: string;
}

/** The ids of a new invite. */
export function newInviteIds(): InviteIds {
  return { id: crypto.randomUUID(), token: crypto.randomUUID() };
}

/** Whether a stored value is what `newInviteIds` gave. */
export function areInviteIds(value: unknown): value is InviteIds {
  return isDocumentData(value) && typeof value.id === 'string' && typeof value.token === 'string';
}

/**
 * Invites someone to a list (§4 Invite).
 * @param email whom the link is meant for; stored with the invite, where only members see it
 * @param ids from `newInviteIds`; the same for each attempt, one of which may have created it
 * @returns the token of the link, good for one join within 14 days
 * @throws AppError 'permission-denied' also when the invite with these ids was used, revoked, or has
 *   expired, and those of `runTransactionWithRetry`
 */
export async function createInvite(
  db: Firestore,
  listId: string,
  uid: string,
  email: string,
  ids: InviteIds,
): Promise<string> {
  const invite = doc(invitesRef(db, listId), ids.id);
  const expiresAt = Timestamp.fromMillis(Date.now() + LIMITS.inviteDays * DAY_MS);
  await runTransactionWithRetry(db, async (tx, { trackRead }) => {
    // Read in the first attempt too: a browser sends a write again when the connection ends before the
    // answer, and the second one is refused because the invite exists.
    const before = await tx.get(invite);
    trackRead(before);
    if (before.exists()) {
      if (inviteFrom(before).expiresAt.getTime() > Date.now()) return;
      throw new AppError('permission-denied');
    }
    tx.set(invite, {
      email: email.trim(),
      createdBy: uid,
      createdAt: serverTimestamp(),
      expiresAt,
    });
    tx.set(inviteTokenRef(db, listId, ids.token), { invite: ids.id, expiresAt });
  });
  return ids.token;
}

/**
 * The invites of a list that are open and have not expired, live, newest first.
 * They include invites of people who left: these no longer work, but members can see and revoke them.
 * The rules limit the size of the query, so it is sorted by expiry: expired invites must not fill it.
 * When others fill it, those of the viewer are queried by themselves, so that nobody can hide them.
 * @returns ends the subscription
 */
export function subscribeToInvites(
  db: Firestore,
  { listId, viewer }: { listId: string; viewer: string },
  onInvites: (invites: Invite[]) => void,
  onError: (error: AppError) => void,
): () => void {
  const fresh = query(
    invitesRef(db, listId),
    where('expiresAt', '>', Timestamp.now()),
    orderBy('expiresAt', 'desc'),
    limit(LIMITS.invitesPerQuery),
  );
  let all: Invite[] = [];
  let mine: Invite[] = [];
  let endMine: (() => void) | undefined;
  const publish = () => {
    const now = Date.now();
    const found = new Map([...all, ...mine].map((invite) => [invite.id, invite]));
    const open = [...found.values()].filter(({ expiresAt }) => expiresAt.getTime() > now);
    onInvites(open.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()));
  };
  const subscribe = (found: Query, onFound: (invites: Invite[]) => void) =>
    keepListening(
      (onFailure) =>
        onSnapshot(
          found,
          ({ docs }) => {
            onFound(docs.map(inviteFrom));
            publish();
          },
          onFailure,
        ),
      onError,
    );
  const endAll = subscribe(fresh, (invites) => {
    all = invites;
    if (invites.length < LIMITS.invitesPerQuery) return;
    endMine ??= subscribe(invitesBy(db, listId, viewer), (found) => {
      mine = found;
    });
  });
  return () => {
    endAll();
    endMine?.();
  };
}

/** The invites that a user created, as many as the rules allow in one query. */
function invitesBy(db: Firestore, listId: string, uid: string): Query {
  return query(
    invitesRef(db, listId),
    where('createdBy', '==', uid),
    limit(LIMITS.invitesPerQuery),
  );
}

/** Revokes an invite. Does nothing when it is deleted already. */
export async function revokeInvite(db: Firestore, listId: string, inviteId: string): Promise<void> {
  await runTransactionWithRetry(db, (tx) => void tx.delete(doc(invitesRef(db, listId), inviteId)));
}

/**
 * Joins a list with an invite's token: one write adds the member and the name, and uses up the invite
 * (§4 List membership). For somebody who is a member already it does nothing, so a retry succeeds
 * when the response to the first attempt was lost.
 * @throws AppError 'not-found', 'members-full', 'invite-used', 'invite-expired', 'invite-invalid', and
 *   those of `runTransactionWithRetry`
 */
export async function joinList(
  db: Firestore,
  listId: string,
  token: string,
  member: MemberInfo,
): Promise<void> {
  try {
    const isWritten = await runTransactionWithRetry(db, async (tx) => {
      if (await isMemberNow(db, listId, member.uid)) return false;
      const link = await tx.get(inviteTokenRef(db, listId, token));
      const invite: unknown = link.get('invite');
      if (typeof invite !== 'string') throw new AppError('permission-denied');
      tx.update(listRef(db, listId), memberAdded(member));
      tx.set(joinRef(db, listId, member.uid), { token });
      tx.delete(doc(invitesRef(db, listId), invite));
      return true;
    });
    if (isWritten) await refreshCachedList(db, listId);
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'permission-denied' && failure.code !== 'not-found') throw failure;
    const members = await membersUnlessPrivate(db, listId);
    if (members.includes(member.uid)) return;
    const full = members.length >= LIMITS.membersPerList;
    const code = full ? 'members-full' : await whyNotOpen(db, listId, token);
    throw new AppError(code, undefined, failure);
  }
}

/**
 * Reads the list again: the cache has it as it was before the user joined, so the list's page would be
 * shown as to somebody else first, and then move. Only the page's first moment depends on it.
 */
async function refreshCachedList(db: Firestore, listId: string): Promise<void> {
  await getDocFromServer(listRef(db, listId)).catch((error: unknown) => {
    console.info('The list that was joined is shown from the cache first', error);
  });
}

/**
 * Whether a user is a member, by the server. Read outside of a transaction, which would otherwise
 * conflict with other people's changes.
 * @throws AppError 'not-found', and errors of the SDK
 */
async function isMemberNow(db: Firestore, listId: string, uid: string): Promise<boolean> {
  try {
    const stored = await getDocFromServer(listRef(db, listId));
    // Only members can read where the list went.
    if (movedTo(stored) !== null) return true;
    const list = listFrom(stored);
    if (!list) throw new AppError('not-found');
    return list.members.includes(uid);
  } catch (error) {
    // Members can read a private list, so the user is not one.
    if (codeOf(error) === 'permission-denied') return false;
    throw error;
  }
}

/** The uids of the members; none when the list is private and the user cannot read it. */
async function membersUnlessPrivate(db: Firestore, listId: string): Promise<string[]> {
  try {
    return (await readList(db, listId)).members;
  } catch (error) {
    if (toAppError(error).code === 'list-private') return [];
    throw error;
  }
}

/** Why an invite no longer works, as far as the holder of its token may know. */
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
    // The token document stays when its invite is deleted, because it was used or revoked.
    return expired ? 'invite-expired' : 'invite-used';
  } catch (error) {
    console.info('The state of the invite could not be read', error);
    return 'invite-invalid';
  }
}

/** Revokes all invites that a user created. */
export async function revokeInvitesOf(db: Firestore, listId: string, uid: string): Promise<void> {
  const mine = invitesBy(db, listId, uid);
  try {
    let page: QuerySnapshot;
    do {
      // Revoked invites are deleted, so the same query gives the next page.
      page = await getDocsFromServer(mine);
      await Promise.all(page.docs.map(({ id }) => revokeInvite(db, listId, id)));
    } while (page.size === LIMITS.invitesPerQuery);
  } catch (error) {
    throw toAppError(error);
  }
}
