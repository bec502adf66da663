import { collection, runTransaction, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, expect, test, vi } from 'vitest';
import {
  discardAllRemovedMarks,
  discardRemovedMarks,
  discardUnseenMarks,
  restoreRemovedMarks,
  subscribeToRemovedMarks,
} from '../../src/data/removedMarks.ts';
import { removedMarksRef, listRef } from '../../src/data/converters.ts';
import { deleteTrashedItem, restoreItem } from '../../src/data/trash.ts';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { BATCH_SIZE, deleteList } from '../../src/data/listDeletion.ts';
import {
  makeRoom,
  markPurchased,
  removePurchasers,
  unmarkPurchased,
} from '../../src/data/purchases.ts';
import { LIMITS } from '../../src/model/limits.ts';
import type { RemovedMarks } from '../../src/model/marks/removedMarks.ts';
import { WIDEST } from '../../src/testing/names.ts';
import { setUpTwoUsers } from './harness/twoUsers.ts';
import {
  addMember,
  content,
  expectMirrored,
  listNow,
  listWith,
  type TestUser,
} from './harness/users.ts';
import { addPerson, removePerson } from '../../src/data/people.ts';
import { readAll, readDoc } from './harness/read.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

const { users, admin, owner, mem, visitor, sharedList } = await setUpTwoUsers('removed-marks');

/** A shared list with an item for Leo, from which Anna's name was taken off. */
async function unmarkedForLeo() {
  const { listId } = await sharedList();
  const leo = { id: crypto.randomUUID(), name: 'Leo' };
  await addPerson(owner.db, listId, leo);
  const { id } = await sendNewItem(owner.db, listId, owner.uid, content({ for: leo.id }));
  await markPurchased(visitor, listId, id, 'Anna');
  await unmarkPurchased(visitor, listId, id);
  return { listId, id, leo };
}

/** A list of Olga and Mem with one item of Olga's, which these people marked. */
const given = async (names: string[], quantity = 9) => {
  const { listId } = await sharedList();
  const { id } = await sendNewItem(owner.db, listId, owner.uid, content({ quantity }));
  for (const [i, name] of names.entries()) {
    await markPurchased(visitor, listId, id, name, { pieces: i + 1 });
  }
  return { listId, id };
};

const purchasesNow = async (listId: string) => {
  const [item] = (await listNow(admin, listId)).items;
  return { names: item?.purchasedBy, counts: item?.purchasedCounts };
};

/** Gives the only item of a list these purchasers. */
const setNames = async (listId: string, purchasedBy: string[]) => {
  const [item] = (await readDoc(listRef(admin, listId))).get('items') as object[];
  await updateDoc(listRef(admin, listId), { items: [{ ...item, purchasedBy }] });
};

/** What a member sees of the names that were taken off items. */
const removedFor = (by: TestUser, listId: string) =>
  new Promise<RemovedMarks[]>((resolve, reject) => {
    const end = subscribeToRemovedMarks(
      by.db,
      listId,
      by.uid,
      (removed) => {
        end();
        resolve(removed);
      },
      reject,
    );
  });

describe('F2 names that are taken off are kept', () => {
  test('all at once or one by one; a member sees them and puts them back as they were', async () => {
    const { listId, id } = await given(['Anna', 'Ben', 'Cem'], 9);
    await removePurchasers(visitor, listId, id, ['Ben']);
    await unmarkPurchased(visitor, listId, id);
    expect(await purchasesNow(listId)).toEqual({ names: [], counts: {} });
    const [all, ben] = await removedFor(mem, listId);
    expect(all).toMatchObject({
      itemId: id,
      purchasedBy: ['Anna', 'Cem'],
      purchasedCounts: { Cem: 3 },
    });
    expect(ben).toMatchObject({ itemId: id, purchasedBy: ['Ben'], purchasedCounts: { Ben: 2 } });
    // Anna has marked it again meanwhile.
    await markPurchased(visitor, listId, id, 'Anna');
    await restoreRemovedMarks(mem.db, listId, all as RemovedMarks);
    expect(await purchasesNow(listId)).toEqual({ names: ['Anna', 'Cem'], counts: { Cem: 3 } });
    // Once more, as after a lost answer.
    await restoreRemovedMarks(mem.db, listId, all as RemovedMarks);
    await discardRemovedMarks(mem.db, listId, ben as RemovedMarks);
    expect((await readDoc(removedMarksRef(admin, listId, id))).exists()).toBe(false);
    expect(await purchasesNow(listId)).toEqual({ names: ['Anna', 'Cem'], counts: { Cem: 3 } });
    await expectMirrored(admin, listId);
  });

  test('who wishes for the item sees nothing of it, and cannot put it back', async () => {
    const { listId, id } = await given(['Anna']);
    await unmarkPurchased(visitor, listId, id);
    expect(await removedFor(owner, listId)).toEqual([]);
    const [removed] = await removedFor(mem, listId);
    await expect(
      restoreRemovedMarks(owner.db, listId, removed as RemovedMarks),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test('on more items than one query finds: those behind are shown once the first are back', async () => {
    const { listId } = await sharedList(['Lamp']);
    const [stored] = (await readDoc(listRef(admin, listId))).get('items') as object[];
    const count = LIMITS.removedMarksPerQuery + 2;
    const many = Array.from({ length: count }, () => ({ ...stored, id: crypto.randomUUID() }));
    await runTransaction(admin, async (tx) => {
      tx.update(listRef(admin, listId), { items: [stored, ...many] });
      for (const { id } of many) {
        const entries = {
          [crypto.randomUUID()]: {
            purchasedBy: ['Anna'],
            purchasedCounts: {},
            at: Timestamp.now(),
          },
        };
        const bytes = LIMITS.removedMarksOverhead + 5;
        tx.set(removedMarksRef(admin, listId, id), { entries, bytes, wisher: owner.uid });
      }
    });
    const restoreShown = async () => {
      // Another device, without what this one has seen before.
      const device = { ...mem, db: users.as(mem) };
      for (const one of await removedFor(device, listId)) {
        await restoreRemovedMarks(device.db, listId, one);
      }
    };
    await restoreShown();
    await restoreShown();
    const after = (await listNow(admin, listId)).items;
    expect(after.filter(({ purchasedBy }) => purchasedBy.length > 0)).toHaveLength(count);
    expect((await readAll(collection(listRef(admin, listId), 'cleared'))).size).toBe(0);
  }, 60_000);

  test('a clock that is a year off hinders nobody', async () => {
    const { listId, id } = await given(['Anna']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * 60 * 60 * 1000 });
    try {
      await unmarkPurchased(visitor, listId, id);
    } finally {
      vi.useRealTimers();
    }
    expect((await removedFor(mem, listId)).map(({ purchasedBy }) => purchasedBy)).toEqual([
      ['Anna'],
    ]);
  });

  test('who marks and clears again and again pushes nothing out: then no name goes any more', async () => {
    const { listId, id } = await given(['Anna']);
    await unmarkPurchased(visitor, listId, id);
    const [anna] = await removedFor(mem, listId);
    // As after some hundred times.
    await updateDoc(removedMarksRef(admin, listId, id), { bytes: LIMITS.removedMarksBytes - 100 });
    await markPurchased(visitor, listId, id, 'Ben');
    const full = { code: 'permission-denied', message: expect.stringContaining('make room') };
    await expect(unmarkPurchased(visitor, listId, id)).rejects.toMatchObject(full);
    await expect(removePurchasers(visitor, listId, id, ['Ben'])).rejects.toMatchObject(full);
    expect((await purchasesNow(listId)).names).toEqual(['Ben']);
    await restoreRemovedMarks(mem.db, listId, anna as RemovedMarks);
    expect((await purchasesNow(listId)).names).toEqual(['Ben', 'Anna']);
    await discardAllRemovedMarks(mem.db, listId, id);
    await unmarkPurchased(visitor, listId, id);
    expect((await purchasesNow(listId)).names).toEqual([]);
  });

  test('a name of the most bytes is taken off and put back, and goes along with its item', async () => {
    const { listId, id } = await given([]);
    const name = `${WIDEST.repeat(55)}茶xx`;
    await markPurchased(visitor, listId, id, name, { pieces: 2 });
    await unmarkPurchased(visitor, listId, id);
    const [removed] = await removedFor(mem, listId);
    expect(removed?.purchasedCounts).toEqual({ [name]: 2 });
    await restoreRemovedMarks(mem.db, listId, removed as RemovedMarks);
    await deleteItem(owner.db, listId, id);
    await restoreItem(owner.db, listId, id);
    expect(await purchasesNow(listId)).toEqual({ names: [name], counts: { [name]: 2 } });
    // With a longer one Firestore could not keep what is taken off, so nobody could take it off.
    await expect(
      markPurchased(visitor, listId, id, `${name}x`, { pieces: 2 }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('a member who is alone on the list makes room unseen, as long as they are alone', async () => {
    const names = Array.from({ length: BATCH_SIZE + 2 }, (_, i) => `Item ${i}`);
    const { listId, items } = await listWith(owner, names);
    const [id = ''] = items.map((item) => item.id);
    await markPurchased(visitor, listId, id, 'Anna');
    await unmarkPurchased(visitor, listId, id);
    await updateDoc(removedMarksRef(admin, listId, id), { bytes: LIMITS.removedMarksBytes - 100 });
    await markPurchased(visitor, listId, id, 'Ben');
    await expect(unmarkPurchased(visitor, listId, id)).rejects.toMatchObject({
      message: expect.stringContaining('make room'),
    });
    await discardUnseenMarks(
      owner.db,
      listId,
      items.map((item) => item.id),
    );
    await unmarkPurchased(visitor, listId, id);
    await addMember(listId, owner, mem);
    await expect(discardUnseenMarks(owner.db, listId, [id])).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect((await removedFor(mem, listId)).map(({ purchasedBy }) => purchasedBy)).toEqual([
      ['Ben'],
    ]);
  });

  test('F11 of what is for a person without an account, also who wrote it puts them back', async () => {
    const { listId } = await unmarkedForLeo();
    const [anna] = await removedFor(owner, listId);
    expect(anna?.purchasedBy).toEqual(['Anna']);
    await restoreRemovedMarks(owner.db, listId, anna as RemovedMarks);
    expect((await purchasesNow(listId)).names).toEqual(['Anna']);
  });

  test('F11 of what was for a person who was removed since, other members still see them', async () => {
    const { listId, id, leo } = await unmarkedForLeo();
    await updateItem(owner.db, listId, id, { for: '' }, {});
    await removePerson(owner.db, listId, leo.id);
    const [anna] = await removedFor(mem, listId);
    expect(anna?.purchasedBy).toEqual(['Anna']);
    await restoreRemovedMarks(mem.db, listId, anna as RemovedMarks);
    expect((await purchasesNow(listId)).names).toEqual(['Anna']);
  });

  test('they go with their item once it cannot come back, and with their list', async () => {
    const { listId, id } = await given(['Anna']);
    await unmarkPurchased(visitor, listId, id);
    await deleteItem(owner.db, listId, id);
    await deleteTrashedItem(owner.db, listId, id);
    expect((await readDoc(removedMarksRef(admin, listId, id))).exists()).toBe(false);
    const second = await sendNewItem(owner.db, listId, owner.uid, content());
    await markPurchased(visitor, listId, second.id, 'Ben');
    await unmarkPurchased(visitor, listId, second.id);
    await deleteItem(owner.db, listId, second.id, { forGood: true });
    const third = await sendNewItem(owner.db, listId, owner.uid, content());
    await markPurchased(visitor, listId, third.id, 'Ben');
    await unmarkPurchased(visitor, listId, third.id);
    expect((await readAll(collection(listRef(admin, listId), 'cleared'))).size).toBe(1);
    await deleteList(mem.db, listId, mem.uid);
    expect((await readAll(collection(listRef(admin, listId), 'cleared'))).size).toBe(0);
  });

  test('of two who put the same names back at once, both succeed and they are there once', async () => {
    const { listId, id } = await given(['Anna', 'Ben']);
    await unmarkPurchased(visitor, listId, id);
    const other = users.signedIn('Otto');
    await addMember(listId, owner, other);
    const [removed] = await removedFor(mem, listId);
    await Promise.all(
      [mem, other].map(({ db }) => restoreRemovedMarks(db, listId, removed as RemovedMarks)),
    );
    expect((await purchasesNow(listId)).names).toEqual(['Anna', 'Ben']);
  });
});

describe('F2 a flood of names shuts nobody out', () => {
  const junk = Array.from({ length: 20 }, (_, i) => (i % 2 ? `__${i}__` : `junk ${i}`));

  test('a giver finds room on an item with twenty names, and what goes for it is kept', async () => {
    const { listId, id } = await given([], 99);
    await setNames(listId, junk);
    await expect(markPurchased(visitor, listId, id, 'Anna')).rejects.toMatchObject({
      code: 'item-full',
    });
    await makeRoom(visitor, listId, id, { name: 'Anna', pieces: 1 });
    await markPurchased(visitor, listId, id, 'Anna', { hidden: true });
    expect((await purchasesNow(listId)).names).toEqual([...junk.slice(0, -1), 'Anna']);
    expect((await removedFor(mem, listId)).map(({ purchasedBy }) => purchasedBy)).toEqual([
      junk.slice(-1),
    ]);
    // A member takes the flood off in one go.
    await removePurchasers(mem.db, listId, id, junk);
    expect((await purchasesNow(listId)).names).toEqual(['Anna']);
    await expectMirrored(admin, listId);
  });

  test('also where the names of the item weigh as much as they may', async () => {
    const { listId, id } = await given([], 99);
    const long = '湯'.repeat(60);
    await setNames(
      listId,
      Array.from({ length: 12 }, (_, i) => `${i}${'茶'.repeat(440)}`),
    );
    await expect(markPurchased(visitor, listId, id, long)).rejects.toMatchObject({
      code: 'item-full',
    });
    await makeRoom(visitor, listId, id, { name: long, pieces: 1 });
    await markPurchased(visitor, listId, id, long, { hidden: true });
    expect((await purchasesNow(listId)).names?.at(-1)).toBe(long);
  });

  test('what is gone on the server meanwhile is no error', async () => {
    const { listId, id } = await given(['Anna']);
    await removePurchasers(visitor, listId, id, ['Nobody']);
    await makeRoom(visitor, listId, id, { name: 'Ben', pieces: 1 });
    expect((await purchasesNow(listId)).names).toEqual(['Anna']);
  });
});
