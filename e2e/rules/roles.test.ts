import { doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { invitesRef, itemRef, leaverRef, listRef } from '../../src/data/converters.ts';
import { joinList } from '../../src/data/invites.ts';
import { editList, handOverList, setPrivate } from '../../src/data/listSettings.ts';
import { readList } from '../../src/data/lists.ts';
import { leaveList, returnToList } from '../../src/data/members.ts';
import { sendItem, newItem } from '../../src/data/newItems.ts';
import { markPurchased } from '../../src/data/purchases.ts';
import { deleteLeftBehind, removeMember } from '../../src/data/removeMember.ts';
import { DAY_MS } from '../../src/lib/time.ts';
import { LIMITS } from '../../src/model/limits.ts';
import { setUpTwoUsers } from './harness/twoUsers.ts';
import {
  code,
  addMember,
  content,
  expectMirrored,
  inviteTo,
  listNow,
  listWith,
  namesNow,
  type TestUser,
} from './harness/users.ts';
import { readAll, readDoc } from './harness/read.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

/** F13: the owner's commands, and who tries to get around them. */

const { users, admin, owner, mem, sharedList } = await setUpTwoUsers('roles');
const cy = users.signedIn('Cy');

const KEEP = { takeItems: false };

/** A list of owner, mem and cy, with two items of mem's and one of cy's. */
async function family() {
  const { listId } = await sharedList(['Kite']);
  await addMember(listId, owner, cy);
  for (const [by, name] of [
    [mem, 'Lamp'],
    [cy, 'Boat'],
    [mem, 'Tent'],
  ] satisfies [TestUser, string][]) {
    await sendNewItem(by.db, listId, by.uid, content({ name }));
  }
  return listId;
}

describe('F13 removing a member', () => {
  test('keeps their items under their name, and every other member', async () => {
    const listId = await family();
    await removeMember(owner.db, listId, mem.uid, KEEP);
    // As after an answer that was lost.
    await removeMember(owner.db, listId, mem.uid, KEEP);
    expect(await listNow(admin, listId)).toMatchObject({
      members: [owner.uid, cy.uid],
      memberInfo: [{ uid: owner.uid }, { uid: cy.uid }],
      formerMembers: [{ uid: mem.uid, displayName: 'Mem' }],
    });
    expect(await namesNow(admin, listId)).toEqual(['Kite', 'Lamp', 'Boat', 'Tent']);
  });

  test('is the owner’s alone, and not of the owner', async () => {
    const listId = await family();
    for (const [by, whom] of [
      [cy, mem],
      [mem, owner],
      [owner, owner],
    ] as const) {
      await expect(removeMember(by.db, listId, whom.uid, KEEP)).rejects.toMatchObject(
        code('permission-denied'),
      );
    }
    expect((await listNow(admin, listId)).members).toEqual([owner.uid, mem.uid, cy.uid]);
  });

  test('deletes their items, which nobody else’s are, and goes on where it was interrupted', async () => {
    const listId = await family();
    const lamp = (await listNow(admin, listId)).items[1];
    await markPurchased(users.visitor(), listId, lamp?.id ?? '', 'Eve');
    const stop = new Error('the tab was closed');
    const interrupted = removeMember(owner.db, listId, mem.uid, {
      takeItems: true,
      onStep: ({ done }) => {
        if (done === 1) throw stop;
      },
    });
    await expect(interrupted).rejects.toBe(stop);
    expect(await namesNow(admin, listId)).toEqual(['Kite', 'Boat', 'Tent']);
    await deleteLeftBehind(owner.db, listId, mem.uid);
    expect(await namesNow(admin, listId)).toEqual(['Kite', 'Boat']);
    expect(await listNow(admin, listId)).not.toHaveProperty('formerMembers');
    await expectMirrored(admin, listId);
    // Those of a member stay.
    await deleteLeftBehind(owner.db, listId, cy.uid);
    expect(await namesNow(admin, listId)).toEqual(['Kite', 'Boat']);
  });

  test('also deletes what somebody left behind, with the name that was kept', async () => {
    const listId = await family();
    await leaveList(mem.db, listId, mem.uid, { takeItems: false });
    await removeMember(owner.db, listId, cy.uid, KEEP);
    await deleteLeftBehind(owner.db, listId, mem.uid);
    await deleteLeftBehind(owner.db, listId, cy.uid);
    expect(await namesNow(admin, listId)).toEqual(['Kite']);
    expect((await listNow(admin, listId)).formerMembers).toEqual([]);
  });

  test('lets nobody come back by themselves, not even who left a moment earlier', async () => {
    const listId = await family();
    const early = await inviteTo(listId, cy);
    await removeMember(owner.db, listId, mem.uid, KEEP);
    await expect(returnToList(mem.db, listId, mem, [])).rejects.toMatchObject(
      code('permission-denied'),
    );
    await expect(joinList(mem.db, listId, early, mem)).rejects.toMatchObject(code('invite-used'));
    // Cy hurries to leave, in order to undo that later.
    await leaveList(cy.db, listId, cy.uid, { takeItems: false });
    await removeMember(owner.db, listId, cy.uid, KEEP);
    await expect(returnToList(cy.db, listId, cy, [])).rejects.toMatchObject(
      code('permission-denied'),
    );
    expect((await listNow(admin, listId)).members).toEqual([owner.uid]);
  });

  test('also removes who goes on making invites, of which none is left', async () => {
    const listId = await family();
    const flood = async () => {
      const batch = writeBatch(mem.db);
      for (let i = 0; i < LIMITS.invitesPerQuery; i += 1) {
        batch.set(doc(invitesRef(mem.db, listId), crypto.randomUUID()), {
          email: 'friend@example.com',
          createdBy: mem.uid,
          createdAt: serverTimestamp(),
          expiresAt: Timestamp.fromMillis(Date.now() + DAY_MS),
        });
      }
      await batch.commit();
    };
    await flood();
    const refused = (async () => {
      for (;;) await flood();
    })();
    await Promise.all([
      expect(refused).rejects.toMatchObject(code('permission-denied')),
      removeMember(owner.db, listId, mem.uid, KEEP),
    ]);
    expect((await readAll(invitesRef(admin, listId))).size).toBe(0);
  }, 30_000);

  test('who is invited again has their items back, and leaves without a name', async () => {
    const listId = await family();
    await removeMember(owner.db, listId, mem.uid, KEEP);
    await addMember(listId, owner, { ...mem, displayName: 'Memo' });
    await removeMember(owner.db, listId, mem.uid, KEEP);
    expect((await listNow(admin, listId)).formerMembers).toEqual([
      { uid: mem.uid, displayName: 'Memo' },
    ]);
    await addMember(listId, owner, mem);
    await leaveList(mem.db, listId, mem.uid, { takeItems: false });
    expect((await listNow(admin, listId)).formerMembers).toEqual([]);
    // Leaving of one's own will can be undone as ever.
    await returnToList(mem.db, listId, mem, []);
    expect((await listNow(admin, listId)).members).toContain(mem.uid);
  });

  test('leaves who is invited again free to leave, though an owner kept two of their names', async () => {
    const listId = await family();
    await removeMember(owner.db, listId, mem.uid, KEEP);
    await addMember(listId, owner, { ...mem, displayName: 'Memo' });
    // The app forgets the older name first; the rules do not ask for that.
    const { members, memberInfo, formerMembers = [] } = await listNow(admin, listId);
    const batch = writeBatch(owner.db);
    batch.update(listRef(owner.db, listId), {
      members: members.filter((uid) => uid !== mem.uid),
      memberInfo: memberInfo.filter(({ uid }) => uid !== mem.uid),
      formerMembers: [...formerMembers, { uid: mem.uid, displayName: 'Memo' }],
    });
    batch.set(leaverRef(owner.db, listId, mem.uid), { at: serverTimestamp(), removed: true });
    await batch.commit();
    await addMember(listId, owner, mem);
    expect((await listNow(admin, listId)).formerMembers).toHaveLength(2);
    await leaveList(mem.db, listId, mem.uid, { takeItems: false });
    const after = await listNow(admin, listId);
    expect(after.members).not.toContain(mem.uid);
    expect(after.formerMembers).toEqual([]);
  });

  test('of two at the same time, who leaves and the owner who removes them, none is lost', async () => {
    const listId = await family();
    await Promise.all([
      removeMember(owner.db, listId, mem.uid, KEEP),
      leaveList(mem.db, listId, mem.uid, { takeItems: false }).catch(() => undefined),
    ]);
    expect((await listNow(admin, listId)).members).toEqual([owner.uid, cy.uid]);
    await expect(returnToList(mem.db, listId, mem, [])).rejects.toMatchObject(
      code('permission-denied'),
    );
  });
});

describe('F13 a list in other hands', () => {
  test('the new owner removes the old one; the old one does nothing more', async () => {
    const listId = await family();
    await handOverList(owner.db, listId, mem.uid);
    await handOverList(owner.db, listId, mem.uid);
    await expect(handOverList(owner.db, listId, cy.uid)).rejects.toMatchObject(
      code('permission-denied'),
    );
    await removeMember(mem.db, listId, owner.uid, KEEP);
    expect(await listNow(admin, listId)).toMatchObject({
      ownerId: mem.uid,
      members: [mem.uid, cy.uid],
    });
  });

  test('is not handed to somebody who leaves at the same time', async () => {
    const listId = await family();
    const results = await Promise.allSettled([
      handOverList(owner.db, listId, mem.uid),
      leaveList(mem.db, listId, mem.uid, { takeItems: false }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { ownerId, members } = await listNow(admin, listId);
    expect(members).toContain(ownerId);
  });
});

describe('F13 a private list', () => {
  test('says that it is private, not that it is gone, to all who are not members', async () => {
    const listId = await family();
    const stranger = users.signedIn('Sam');
    await setPrivate(owner.db, listId, true);
    await setPrivate(owner.db, listId, true);
    const [item] = (await listNow(admin, listId)).items;
    for (const db of [users.visitor(), stranger.db]) {
      await expect(readList(db, listId)).rejects.toMatchObject(code('list-private'));
      await expect(markPurchased(db, listId, item?.id ?? '', 'Eve')).rejects.toMatchObject(
        code('list-private'),
      );
    }
    await expect(
      sendItem(
        stranger.db,
        newItem(listId, stranger.uid, content({ name: 'X' }), crypto.randomUUID()),
      ),
    ).rejects.toMatchObject(code('list-private'));
    await expect(readList(stranger.db, 'none')).rejects.toMatchObject(code('not-found'));
    expect((await readList(mem.db, listId)).private).toBe(true);
    expect((await readDoc(itemRef(mem.db, listId, item?.id ?? ''))).exists()).toBe(true);
    await expect(readDoc(itemRef(stranger.db, listId, item?.id ?? ''))).rejects.toMatchObject(
      code('permission-denied'),
    );
    await setPrivate(owner.db, listId, false);
    expect(await readList(stranger.db, listId)).not.toHaveProperty('private');
  });

  test('is joined with an invite, and says what is wrong with one', async () => {
    const { listId } = await listWith(owner);
    await setPrivate(owner.db, listId, true);
    await addMember(listId, owner, mem);
    expect((await readList(mem.db, listId)).members).toEqual([owner.uid, mem.uid]);
    await expect(joinList(cy.db, listId, 'no-token', cy)).rejects.toMatchObject(
      code('invite-invalid'),
    );
    const token = await inviteTo(listId, owner);
    await joinList(cy.db, listId, token, cy);
    await leaveList(cy.db, listId, cy.uid, { takeItems: false });
    await expect(joinList(cy.db, listId, token, cy)).rejects.toMatchObject(code('invite-used'));
    await returnToList(cy.db, listId, cy, []);
    expect((await listNow(admin, listId)).members).toContain(cy.uid);
  });
});

test('§2 the description of a list is written, changed, and removed when it is empty', async () => {
  const listId = await family();
  await editList(mem.db, listId, { description: '  Ten years \n together ' });
  expect((await listNow(admin, listId)).description).toBe('Ten years \n together');
  await editList(cy.db, listId, { name: 'Wedding' });
  await editList(owner.db, listId, { description: '  ' });
  const stored = await readDoc(doc(admin, 'lists', listId));
  expect(stored.data()).not.toHaveProperty('description');
  expect(stored.get('name')).toBe('Wedding');
});
