import { collection, Transaction, updateDoc, type DocumentReference } from 'firebase/firestore';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { leaveAllLists, readDeletionPlan } from '../../src/data/account/accountDeletion.ts';
import { changeLink, newLinkOf } from '../../src/data/changeLink.ts';
import { finishMove, whereMoved } from '../../src/data/finishMove.ts';
import { restoreRemovedMarks } from '../../src/data/removedMarks.ts';
import { listRef, tombstoneRef } from '../../src/data/converters.ts';
import { joinList } from '../../src/data/invites.ts';
import { restoreItem } from '../../src/data/trash.ts';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { deleteList, finishDeletion } from '../../src/data/listDeletion.ts';
import { archiveList, handOverList, setPrivate } from '../../src/data/listSettings.ts';
import { readList } from '../../src/data/lists.ts';
import { addPerson } from '../../src/data/people.ts';
import { markPurchased, removePurchasers, unmarkPurchased } from '../../src/data/purchases.ts';
import { readThanks, setThanked } from '../../src/data/thanks.ts';
import * as storage from '../../src/lib/storage.ts';
import { AppError, toAppError } from '../../src/model/errors.ts';
import { LIMITS } from '../../src/model/limits.ts';
import { readAll, readDoc } from './harness/read.ts';
import {
  addMember,
  content,
  expectMirrored,
  inviteTo,
  listNow,
  listWith,
  TestUsers,
  type TestUser,
} from './harness/users.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

/** The owner changes the link of a list (F13). */

const users = await TestUsers.setUp('demo-giftlists-rules-new-link');
const admin = users.admin();
const owner = users.signedIn('Olga');
const mem = users.signedIn('Mem');
const visitor = users.visitor();

afterEach(() => vi.restoreAllMocks());

/** A list of Olga and Mem with 21 items, one of them marked, and names that went off two others. */
const given = async (by = owner) => {
  const { listId, items } = await listWith(
    by,
    Array.from({ length: 20 }, (_, i) => `Item ${i}`),
  );
  await addMember(listId, by, mem);
  items.push(await sendNewItem(mem.db, listId, mem.uid, content({ name: 'Mine', quantity: 5 })));
  const [first, second, third] = items.map(({ id }) => id) as [string, string, string];
  await markPurchased(visitor, listId, first, 'Anna');
  for (const id of [second, third]) {
    await markPurchased(visitor, listId, id, 'Ben');
    await unmarkPurchased(visitor, listId, id);
  }
  const token = await inviteTo(listId, mem, 'new@example.com');
  return { listId, items, first, second, third, token, last: items.at(-1)?.id ?? '' };
};

const below = (listId: string, name: string) => readAll(collection(listRef(admin, listId), name));

const BELOW = ['items', 'invites', 'inviteTokens', 'joins', 'leavers', 'removedItems', 'cleared'];

/** How many documents are below an id. */
const countBelow = async (listId: string) => {
  const found = await Promise.all(BELOW.map((name) => below(listId, name)));
  return found.reduce((sum, { size }) => sum + size, 0);
};

const move = async (listId: string, to = newLinkOf(listId), by = owner) => {
  await changeLink(by.db, listId, by.uid, to);
  return to;
};

const code = (command: Promise<unknown>) =>
  command.then(
    () => null,
    (error: unknown) => toAppError(error).code,
  );

describe('F13 a list whose link was changed', () => {
  test('is the same under its new id, with all that is below it', async () => {
    const { listId, first, second, third, last, token } = await given();
    await addPerson(owner.db, listId, { id: crypto.randomUUID(), name: 'Leo' });
    await archiveList(owner.db, listId, true);
    await archiveList(owner.db, listId, false);
    await setPrivate(owner.db, listId, true);
    const before = (await readDoc(listRef(admin, listId))).data();
    const to = await move(listId);
    await finishMove(owner.db, to);

    const { formerIds, ...after } = (await readDoc(listRef(admin, to))).data() ?? {};
    expect(after).toEqual({ ...before, id: to });
    expect(formerIds).toEqual([listId]);
    await expectMirrored(admin, to);
    expect([...(await below(to, 'cleared')).keys()].toSorted()).toEqual([second, third].toSorted());
    expect(await countBelow(listId)).toBe(0);
    expect((await readDoc(listRef(admin, listId))).data()).toEqual({ private: true, movedTo: to });

    // It is used as before.
    await setPrivate(owner.db, to, false);
    await removePurchasers(visitor, to, first, ['Anna']);
    await markPurchased(visitor, to, last, 'Cem', { pieces: 2 });
    await updateItem(mem.db, to, last, { name: 'Changed' }, {});
    await deleteItem(mem.db, to, last);
    await restoreItem(mem.db, to, last);
    const [id = ''] = Object.keys(
      ((await below(to, 'cleared')).get(second) as { entries: object }).entries,
    );
    await restoreRemovedMarks(mem.db, to, { itemId: second, id });
    await sendNewItem(mem.db, to, mem.uid, content());
    const { items } = await listNow(admin, to);
    expect(items.find((item) => item.id === second)?.purchasedBy).toEqual(['Ben']);
    expect(items.find((item) => item.id === last)).toMatchObject({
      name: 'Changed',
      purchasedCounts: { Cem: 2 },
      listId: to,
    });
    await expectMirrored(admin, to);

    // Old invites are gone with the old link; new ones work.
    const guest = users.signedIn('Guest');
    expect(await code(joinList(guest.db, listId, token, guest))).toBe('invite-invalid');
    expect(await code(joinList(guest.db, to, token, guest))).toBe('invite-invalid');
    await addMember(to, mem, guest);
  });

  test('is found by its members and by nobody else', async () => {
    const { listId, first } = await given();
    const guest = users.signedIn('Guest');
    const to = await move(listId);
    expect(await whereMoved(mem.db, listId)).toBe(to);
    expect(await whereMoved(guest.db, listId)).toBeNull();
    expect(await whereMoved(visitor, listId)).toBeNull();
    expect(await code(readList(visitor, listId))).toBe('list-private');
    expect(await code(markPurchased(visitor, listId, first, 'Eve'))).toBe('list-private');
    expect(await code(readList(mem.db, listId))).toBe('list-moved');
    expect(await code(markPurchased(mem.db, listId, first, 'Eve'))).toBe('list-moved');
    expect(await code(sendNewItem(mem.db, listId, mem.uid, content()))).toBe('list-moved');
    // Who is a member already has nothing to join.
    await joinList(mem.db, listId, 'any', mem);
    expect((await listNow(admin, to)).members).toHaveLength(2);
  });

  test('leads from its older links to the newest, a few of them', async () => {
    const { listId } = await listWith(owner, ['One']);
    await addMember(listId, owner, mem);
    const ids = [listId];
    for (let i = 0; i < LIMITS.formerIds + 2; i += 1) {
      // The second and later ones finish the change before.
      ids.push(await move(ids.at(-1) ?? ''));
    }
    const last = ids.at(-1) ?? '';
    const found = await Promise.all(ids.slice(0, -1).map((id) => whereMoved(mem.db, id)));
    expect(found).toEqual([null, ...Array<string>(LIMITS.formerIds + 1).fill(last)]);
    expect((await listNow(admin, last)).formerIds).toEqual(ids.slice(2, -1));
    await finishMove(owner.db, last);
    await expectMirrored(admin, last);
    const left = await Promise.all(ids.slice(0, -1).map(countBelow));
    expect(left).toEqual(ids.slice(1).map(() => 0));
  });

  test('keeps what a member has thanked for', async () => {
    const { listId } = await listWith(owner);
    await addMember(listId, owner, mem);
    await setThanked(mem.db, mem.uid, { id: listId }, 'a', true);
    await setThanked(mem.db, mem.uid, { id: listId }, 'b', true);
    const list = { id: await move(listId), formerIds: [listId] };
    await setThanked(mem.db, mem.uid, list, 'c', true);
    await setThanked(mem.db, mem.uid, list, 'a', false);
    expect(await readThanks(mem.db, mem.uid, list)).toEqual(new Set(['b', 'c']));
  });

  test('is deleted with all that is left under the former id', async () => {
    const { listId } = await given();
    const to = await move(listId);
    await deleteList(owner.db, to, owner.uid);
    expect(await countBelow(listId)).toBe(0);
    expect(await countBelow(to)).toBe(0);
    expect((await readDoc(tombstoneRef(admin, to))).exists()).toBe(true);
    expect(await code(readList(mem.db, listId))).toBe('list-private');
  });

  test('is finished by a new owner, too', async () => {
    const { listId } = await given();
    const to = await move(listId);
    // The app does not hand a list over before, but its rules do not know that.
    await updateDoc(listRef(owner.db, to), { ownerId: mem.uid });
    await finishMove(mem.db, to);
    await expectMirrored(admin, to);
    expect((await listNow(admin, to)).movedFrom).toBeUndefined();
    expect(await countBelow(listId)).toBe(0);
    expect((await below(to, 'cleared')).size).toBe(2);
  });

  test('is finished before it is handed over', async () => {
    const { listId } = await given();
    const to = await move(listId);
    await handOverList(owner.db, to, mem.uid);
    expect(await countBelow(listId)).toBe(0);
    expect((await below(to, 'cleared')).size).toBe(2);
  });
});

/** Lets only so many writes of a user happen. @returns ends that */
const interruptAfter = (writes: number, by = owner) => {
  let count = 0;
  const spies = (['set', 'update', 'delete'] as const).map((kind) => {
    const write = Transaction.prototype[kind] as (...args: unknown[]) => Transaction;
    return vi.spyOn(Transaction.prototype, kind).mockImplementation(function interrupt(
      this: Transaction,
      ...args: unknown[]
    ) {
      if ((args[0] as DocumentReference).firestore === by.db) count += 1;
      if (count > writes) throw new AppError('cancelled');
      return write.apply(this, args);
    });
  });
  return () => spies.forEach((spy) => spy.mockRestore());
};

/** Leaves somebody's lists as deleting the account does. */
const leaveAll = async ({ db, uid }: TestUser) => {
  const shown = await readDeletionPlan(db, uid);
  await leaveAllLists(db, uid, { shown, takeItems: true, onStep: () => undefined });
};

describe('F13 a change of the link that is interrupted', () => {
  // The mirrors of 20 items, that of the last, two documents of names, 27 others, the mark.
  test.each([0, 1, 19, 20, 21, 22, 23, 24, 25, 30, 44, 45, 52, 53])(
    'after %i writes is completed by doing it again',
    async (writes) => {
      const { listId, second, third } = await given();
      const to = await move(listId);
      interruptAfter(writes);
      const outcome = await code(finishMove(owner.db, to));
      vi.restoreAllMocks();
      expect([null, 'cancelled']).toContain(outcome);
      // It is used meanwhile.
      await markPurchased(visitor, to, third, 'Dora');
      await unmarkPurchased(visitor, to, third);
      const item = await sendNewItem(mem.db, to, mem.uid, content());
      await deleteItem(mem.db, to, item.id, { forGood: true });
      await finishMove(owner.db, to);
      await expectMirrored(admin, to);
      expect(await countBelow(listId)).toBe(0);
      expect((await listNow(admin, to)).movedFrom).toBeUndefined();
      const cleared = await below(to, 'cleared');
      const names = [second, third].map((id) =>
        Object.values((cleared.get(id) as { entries: object }).entries).flatMap(
          ({ purchasedBy }: { purchasedBy: string[] }) => purchasedBy,
        ),
      );
      expect(names.map((some) => some.toSorted())).toEqual([['Ben'], ['Ben', 'Dora']]);
    },
  );

  test('goes with the list, also when the deletion is interrupted, too', async () => {
    const { listId } = await given();
    const to = await move(listId);
    let noted: string | undefined;
    const noteFormerId = async (id: string) => void (noted = id);
    // The list and its tombstone.
    interruptAfter(2);
    const outcome = await code(deleteList(owner.db, to, owner.uid, { noteFormerId }));
    vi.restoreAllMocks();
    expect(outcome).toBe('cancelled');
    expect((await readDoc(listRef(admin, to))).exists()).toBe(false);
    expect(await countBelow(listId)).toBeGreaterThan(0);
    await finishDeletion(owner.db, to, noted);
    expect([await countBelow(listId), await countBelow(to)]).toEqual([0, 0]);
  });

  test('goes with the account, also when its deletion is interrupted, too', async () => {
    let note: unknown = null;
    // Node has no storage.
    vi.spyOn(storage, 'readJson').mockImplementation(() => note);
    vi.spyOn(storage, 'writeJson').mockImplementation((_, value) => {
      note = structuredClone(value);
      return true;
    });
    vi.spyOn(storage, 'removeEntry').mockImplementation(() => {
      note = null;
    });
    // Somebody with no other list, which would be interrupted instead.
    const solo = users.signedIn('Solo');
    const { listId } = await given(solo);
    const to = await move(listId, newLinkOf(listId), solo);
    // The list and its tombstone.
    const endInterruption = interruptAfter(2, solo);
    expect(await code(leaveAll(solo))).toBe('cancelled');
    endInterruption();
    expect(await countBelow(listId)).toBeGreaterThan(0);
    await leaveAll(solo);
    expect([await countBelow(listId), await countBelow(to)]).toEqual([0, 0]);
  });

  test('before its answer came is not done twice', async () => {
    const { listId } = await listWith(owner, ['One']);
    const to = newLinkOf(listId);
    await move(listId, to);
    await move(listId, to);
    expect(await code(move(listId))).toBe('list-moved');
    expect((await listNow(admin, to)).formerIds).toEqual([listId]);
  });
});
