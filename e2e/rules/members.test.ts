import {
  collection,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { userFrom } from '../../src/data/converters.ts';
import { listToFields } from '../../src/model/serializers.ts';
import { deleteList } from '../../src/data/listDeletion.ts';
import { renameMember } from '../../src/data/memberName.ts';
import { joinList, revokeInvite, subscribeToInvites } from '../../src/data/invites.ts';
import { deleteTrashedItems } from '../../src/data/trash.ts';
import { leaveList } from '../../src/data/members.ts';
import { createUser, subscribeToUser, updateUser } from '../../src/data/users.ts';
import { DAY_MS } from '../../src/lib/time.ts';
import { LIMITS } from '../../src/model/limits.ts';
import type { Invite } from '../../src/model/list.ts';
import { setUpTwoUsers } from './harness/twoUsers.ts';
import {
  code,
  content,
  addMember,
  inviteTo,
  listNow,
  listWith,
  mirrorsNow,
} from './harness/users.ts';
import { readAll, readDoc, readUser } from './harness/read.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

const { users, admin, owner, mem, sharedList } = await setUpTwoUsers('members');

/** The open invites once there are `count` of them. The first answer may come from the cache. */
const invitesOf = (listId: string, count: number) =>
  new Promise<Invite[]>((resolve, reject) => {
    const end = subscribeToInvites(
      owner.db,
      { listId, viewer: owner.uid },
      (open) => {
        if (open.length !== count) return;
        end();
        resolve(open);
      },
      reject,
    );
  });

describe('§4 invites', () => {
  test('an invite is open for 14 days, until it is used or revoked', async () => {
    const { listId } = await listWith(owner);
    const token = await inviteTo(listId, owner, ' friend@example.com ');
    const [open] = await invitesOf(listId, 1);
    expect(open).toMatchObject({ email: 'friend@example.com', createdBy: owner.uid });
    // What members can read of it does not contain the token.
    expect(JSON.stringify(open)).not.toContain(token);
    const days = ((open?.expiresAt.getTime() ?? 0) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(LIMITS.inviteDays - 0.01);
    expect(days).toBeLessThanOrEqual(LIMITS.inviteDays);
    await revokeInvite(owner.db, listId, open?.id ?? '');
    await revokeInvite(owner.db, listId, open?.id ?? '');
    expect(await invitesOf(listId, 0)).toEqual([]);
    await expect(joinList(mem.db, listId, token, mem)).rejects.toMatchObject(code('invite-used'));
  });

  test('one’s own are shown, however many others a member makes that expire later', async () => {
    const { listId } = await sharedList();
    await inviteTo(listId, owner);
    const flood = writeBatch(mem.db);
    for (let i = 0; i <= LIMITS.invitesPerQuery; i += 1) {
      flood.set(doc(mem.db, 'lists', listId, 'invites', crypto.randomUUID()), {
        email: `${i}@example.com`,
        createdBy: mem.uid,
        createdAt: serverTimestamp(),
        expiresAt: Timestamp.fromMillis(Date.now() + 14.9 * DAY_MS),
      });
    }
    await flood.commit();
    const open = await invitesOf(listId, LIMITS.invitesPerQuery + 1);
    expect(open.map(({ email }) => email)).toContain('friend@example.com');
    // After enough of the others are gone, it is shown once.
    const some = open.filter(({ createdBy }) => createdBy === mem.uid).slice(0, 3);
    await Promise.all(some.map(({ id }) => revokeInvite(owner.db, listId, id)));
    const fewer = await invitesOf(listId, LIMITS.invitesPerQuery - 1);
    expect(fewer.filter(({ createdBy }) => createdBy === owner.uid)).toHaveLength(1);
  });

  test('§2 joining adds the member with a name and spends the token', async () => {
    const { listId } = await listWith(owner);
    const token = await inviteTo(listId, owner);
    await joinList(mem.db, listId, token, mem);
    await joinList(mem.db, listId, token, mem);
    expect(await listNow(admin, listId)).toMatchObject({
      members: [owner.uid, mem.uid],
      memberInfo: [
        { uid: owner.uid, displayName: 'Olga' },
        { uid: mem.uid, displayName: 'Mem' },
      ],
    });
    expect(await invitesOf(listId, 0)).toEqual([]);
    const late = users.signedIn('Late');
    await expect(joinList(late.db, listId, token, late)).rejects.toMatchObject(code('invite-used'));
    await expect(joinList(late.db, listId, 'no-token', late)).rejects.toMatchObject(
      code('invite-invalid'),
    );
    await expect(joinList(late.db, 'none', token, late)).rejects.toMatchObject(code('not-found'));
  });

  test('§4 a list of 100 members is full', async () => {
    const { listId } = await listWith(owner);
    const token = await inviteTo(listId, owner);
    const list = await listNow(admin, listId);
    const others = Array.from({ length: LIMITS.membersPerList - 1 }, (_, i) => `other-${i}`);
    const full = {
      ...list,
      members: [owner.uid, ...others],
      memberInfo: [...list.memberInfo, ...others.map((uid) => ({ uid, displayName: uid }))],
    };
    await setDoc(doc(admin, 'lists', listId), listToFields(full));
    await expect(joinList(mem.db, listId, token, mem)).rejects.toMatchObject(code('members-full'));
  });

  test('an open invite is not hidden by a hundred that expired unused', async () => {
    const { listId } = await listWith(owner);
    const batch = writeBatch(admin);
    for (let i = 0; i < LIMITS.invitesPerQuery + 5; i += 1) {
      // These ids sort before every random id.
      batch.set(doc(admin, 'lists', listId, 'invites', `0-${i}`), {
        email: 'friend@example.com',
        createdBy: owner.uid,
        createdAt: Timestamp.fromMillis(0),
        expiresAt: Timestamp.fromMillis(1),
      });
    }
    await batch.commit();
    await inviteTo(listId, owner);
    expect((await invitesOf(listId, 1))[0]?.createdAt.getTime()).toBeGreaterThan(1);
  });

  test('only members invite', async () => {
    const { listId } = await listWith(owner);
    await expect(inviteTo(listId, mem, 'a@example.com')).rejects.toMatchObject(
      code('permission-denied'),
    );
  });
});

describe('§4 leaving', () => {
  test('the items stay when asked to, the member’s open invites do not', async () => {
    const { listId } = await sharedList();
    await sendNewItem(mem.db, listId, mem.uid, content());
    await inviteTo(listId, mem);
    await leaveList(mem.db, listId, mem.uid, { takeItems: false });
    const list = await listNow(admin, listId);
    expect(list.members).toEqual([owner.uid]);
    expect(list.memberInfo.map(({ uid }) => uid)).toEqual([owner.uid]);
    expect(list.items).toHaveLength(1);
    expect(await invitesOf(listId, 0)).toEqual([]);
  });

  test('or go with him, mirrors included', async () => {
    const { listId } = await sharedList(['Hers']);
    await sendNewItem(mem.db, listId, mem.uid, content({ name: 'His' }));
    await sendNewItem(mem.db, listId, mem.uid, content({ name: 'His too' }));
    await leaveList(mem.db, listId, mem.uid, { takeItems: true });
    expect((await listNow(admin, listId)).items.map(({ name }) => name)).toEqual(['Hers']);
    expect((await mirrorsNow(admin, listId)).size).toBe(1);
    await addMember(listId, owner, mem);
    expect((await listNow(admin, listId)).members).toContain(mem.uid);
  });

  test('who left does not come back with an invite made before, but with one made since', async () => {
    const { listId } = await sharedList();
    const before = await inviteTo(listId, owner);
    await leaveList(mem.db, listId, mem.uid, { takeItems: false });
    await deleteTrashedItems(mem.db, listId, []);
    await expect(joinList(mem.db, listId, before, mem)).rejects.toMatchObject(code('invite-used'));
    await addMember(listId, owner, mem);
    expect((await listNow(admin, listId)).members).toContain(mem.uid);
    // Others can still use it.
    const late = users.signedIn('Late');
    await joinList(late.db, listId, before, late);
  });

  test('the owner cannot', async () => {
    const { listId } = await listWith(owner);
    await expect(
      leaveList(owner.db, listId, owner.uid, { takeItems: false }),
    ).rejects.toMatchObject(code('owner-cannot-leave'));
  });

  test('deleting a list takes invites and proofs along', async () => {
    const { listId } = await sharedList();
    await inviteTo(listId, owner);
    await deleteList(owner.db, listId, owner.uid);
    for (const folder of ['invites', 'inviteTokens', 'joins', 'items']) {
      const left = await readAll(collection(doc(admin, 'lists', listId), folder));
      expect(left.size).toBe(0);
    }
  });
});

describe('§3 profiles', () => {
  test('are created once, read by their owner and updated', async () => {
    const me = users.signedIn('Anna Maria Lind');
    expect(await readUser(me.db, me.uid)).toBeNull();
    await createUser(me.db, me.account);
    const created = await readUser(me.db, me.uid);
    expect(created).toMatchObject({
      uid: me.uid,
      email: me.account.email,
      provider: 'email',
      firstName: 'Anna',
      lastName: 'Maria Lind',
      displayName: 'Anna Maria Lind',
    });
    expect(Math.abs(Date.now() - (created?.createdAt.getTime() ?? 0))).toBeLessThan(60_000);
    await createUser(me.db, { ...me.account, displayName: 'Someone Else' });
    await updateUser(me.db, me.uid, { firstName: 'Anne', displayName: 'Anne Lind' });
    const stored = await readDoc(doc(admin, 'users', me.uid));
    expect(userFrom(stored)).toEqual({ ...created, firstName: 'Anne', displayName: 'Anne Lind' });
  });

  test('that do not exist are reported as such by the server, also after the cache has said so', async () => {
    const me = users.signedIn('New');
    const reported: boolean[] = [];
    await disableNetwork(me.db);
    const end = subscribeToUser(
      me.db,
      me.uid,
      (record, { fromCache }) => record === null && reported.push(fromCache),
      () => undefined,
    );
    await expect.poll(() => reported).toEqual([true]);
    await enableNetwork(me.db);
    await expect.poll(() => reported).toEqual([true, false]);
    end();
  });

  test('are nobody else’s to read, and keep to the account’s address', async () => {
    const me = users.signedIn('Own');
    await createUser(me.db, me.account);
    await expect(readUser(mem.db, me.uid)).rejects.toMatchObject(code('permission-denied'));
    await expect(updateUser(me.db, me.uid, { email: 'x@example.com' })).rejects.toMatchObject(
      code('permission-denied'),
    );
    await expect(updateUser(mem.db, mem.uid, { firstName: 'X' })).rejects.toMatchObject(
      code('not-found'),
    );
    await deleteDoc(doc(admin, 'users', me.uid));
  });

  test('§4 a new name reaches every list of that member', async () => {
    const me = users.signedIn('Before');
    const lists = [await listWith(me), await listWith(me), await listWith(owner)];
    const joined = lists[2]?.listId ?? '';
    await addMember(joined, owner, me);
    await renameMember(me.db, me.uid, ' After ');
    const found = await Promise.all(lists.map(({ listId }) => listNow(admin, listId)));
    for (const list of found) {
      expect(list.memberInfo.find(({ uid }) => uid === me.uid)?.displayName).toBe('After');
    }
    expect(found[2]?.memberInfo[0]?.displayName).toBe('Olga');
  });
});
