import { describe, expect, test, vi } from 'vitest';
import { leaverRef, trashRef } from '../../src/data/converters.ts';
import { moveItem } from '../../src/data/itemOrder.ts';
import { deleteTrashedItem, deleteTrashedItems, restoreItem } from '../../src/data/trash.ts';
import { deleteItem } from '../../src/data/items.ts';
import { deleteList } from '../../src/data/listDeletion.ts';
import { leaveAllLists, readDeletionPlan } from '../../src/data/account/accountDeletion.ts';
import { leaveList, returnToList } from '../../src/data/members.ts';
import { markPurchased } from '../../src/data/purchases.ts';
import { NO_ROOM_TO_RESTORE } from '../../src/model/itemMessages.ts';
import { WIDEST } from '../../src/testing/names.ts';
import { setUpTwoUsers } from './harness/twoUsers.ts';
import {
  content,
  expectMirrored,
  addMember,
  listNow,
  listWith,
  namesNow,
} from './harness/users.ts';
import { readDoc } from './harness/read.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

const { users, admin, owner, mem, visitor, sharedList } = await setUpTwoUsers('undoing');
const goner = users.signedIn('Gil');

describe('F6 a deletion is undone', () => {
  test('the item comes back with who bought it, and can be put in its place', async () => {
    const { listId, items } = await listWith(owner, ['One', 'Two', 'Three']);
    const [, two, three] = items.map(({ id }) => id);
    await markPurchased(visitor, listId, two ?? '', 'Anna');
    await deleteItem(owner.db, listId, two ?? '');
    expect(await namesNow(admin, listId)).toEqual(['One', 'Three']);
    await restoreItem(owner.db, listId, two ?? '');
    await moveItem(owner.db, listId, two ?? '', { before: three ?? '' });
    expect(await namesNow(admin, listId)).toEqual(['One', 'Two', 'Three']);
    expect((await listNow(admin, listId)).items[1]?.purchasedBy).toEqual(['Anna']);
    await expectMirrored(admin, listId);
    // Once more, as after a lost answer: it is there.
    await restoreItem(owner.db, listId, two ?? '');
    expect(await namesNow(admin, listId)).toEqual(['One', 'Two', 'Three']);
  });

  test('what is forgotten does not come back', async () => {
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    await deleteItem(owner.db, listId, id);
    await deleteTrashedItem(owner.db, listId, id);
    await expect(restoreItem(owner.db, listId, id)).rejects.toMatchObject({ code: 'item-missing' });
    expect((await readDoc(trashRef(admin, listId, id))).exists()).toBe(false);
  });

  test('on a list that is deleted meanwhile it is refused with the reason', async () => {
    const { listId } = await sharedList();
    const kite = await sendNewItem(mem.db, listId, mem.uid, content({ name: 'Kite' }));
    await deleteItem(mem.db, listId, kite.id);
    await deleteList(owner.db, listId, owner.uid);
    await expect(restoreItem(mem.db, listId, kite.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(deleteTrashedItem(mem.db, listId, kite.id)).resolves.toBeUndefined();
  });

  test('an item whose names have no room any more is refused with what helps, which tells nobody of them', async () => {
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    for (const end of ['a', 'b', 'c']) {
      await markPurchased(visitor, listId, id, `${WIDEST.repeat(55)}${end}`);
    }
    await deleteItem(owner.db, listId, id);
    for (const name of ['Two', 'Three', 'Four', 'Five', 'Six']) {
      await sendNewItem(owner.db, listId, owner.uid, content({ name }));
    }
    await expect(restoreItem(owner.db, listId, id)).rejects.toMatchObject({
      code: 'list-too-large',
      message: NO_ROOM_TO_RESTORE,
    });
  });

  test('with the list goes its trash, and who left', async () => {
    const { listId, items } = await sharedList(['One']);
    await leaveList(mem.db, listId, mem.uid, { takeItems: false });
    const id = items[0]?.id ?? '';
    await deleteItem(owner.db, listId, id);
    await deleteList(owner.db, listId, owner.uid);
    expect((await readDoc(trashRef(admin, listId, id))).exists()).toBe(false);
    expect((await readDoc(leaverRef(admin, listId, mem.uid))).exists()).toBe(false);
  });
});

describe('F6 leaving is undone', () => {
  test('membership, name and the items that were taken along', async () => {
    const { listId } = await sharedList(['One']);
    const kite = await sendNewItem(mem.db, listId, mem.uid, content({ name: 'Kite' }));
    await markPurchased(visitor, listId, kite.id, 'Anna');
    const taken: string[] = [];
    await leaveList(mem.db, listId, mem.uid, { takeItems: true, taken });
    expect(taken).toEqual([kite.id]);
    await returnToList(mem.db, listId, mem, taken);
    const list = await listNow(admin, listId);
    expect(list.members).toEqual([owner.uid, mem.uid]);
    expect(list.memberInfo[1]).toEqual({ uid: mem.uid, displayName: 'Mem' });
    expect(list.items[1]).toMatchObject({ name: 'Kite', purchasedBy: ['Anna'] });
    await expectMirrored(admin, listId);
  });
});

/** Mem leaves a list with two items, taking them along. */
const leftWithTwo = async () => {
  const { listId } = await sharedList();
  await sendNewItem(mem.db, listId, mem.uid, content({ name: 'Kite' }));
  await sendNewItem(mem.db, listId, mem.uid, content({ name: 'Lamp' }));
  const taken: string[] = [];
  await leaveList(mem.db, listId, mem.uid, { takeItems: true, taken });
  return { listId, taken };
};
const traces = async (listId: string, taken: readonly string[]) => {
  const refs = [
    leaverRef(admin, listId, mem.uid),
    ...taken.map((id) => trashRef(admin, listId, id)),
  ];
  const found = await Promise.all(refs.map((ref) => readDoc(ref)));
  return found.filter((one) => one.exists()).length;
};

describe('F6 leaving, cut short', () => {
  test('undoing goes on where it stopped, and is done once', async () => {
    const { listId, taken } = await leftWithTwo();
    await returnToList(mem.db, listId, mem, taken.slice(0, 1));
    expect(await namesNow(admin, listId)).toEqual(['Kite']);
    await returnToList(mem.db, listId, mem, taken);
    await returnToList(mem.db, listId, mem, taken);
    expect(await namesNow(admin, listId)).toEqual(['Kite', 'Lamp']);
    expect((await listNow(admin, listId)).members).toEqual([owner.uid, mem.uid]);
    expect(await traces(listId, taken)).toBe(0);
    await expectMirrored(admin, listId);
  });

  test('a second attempt at leaving adds to what the first one took', async () => {
    const { listId } = await sharedList();
    const kite = await sendNewItem(mem.db, listId, mem.uid, content({ name: 'Kite' }));
    const lamp = await sendNewItem(mem.db, listId, mem.uid, content({ name: 'Lamp' }));
    await deleteItem(mem.db, listId, kite.id);
    const taken = [kite.id];
    await leaveList(mem.db, listId, mem.uid, { takeItems: true, taken });
    expect(taken).toEqual([kite.id, lamp.id]);
    await returnToList(mem.db, listId, mem, taken);
    expect(await namesNow(admin, listId)).toEqual(['Kite', 'Lamp']);
  });

  test('once it is settled no item is kept, and settling again does no harm', async () => {
    const { listId, taken } = await leftWithTwo();
    expect(await traces(listId, taken)).toBe(3);
    await deleteTrashedItems(mem.db, listId, taken);
    // That somebody left stays: it keeps them from coming back with an older invite.
    expect(await traces(listId, taken)).toBe(1);
    await expect(deleteTrashedItems(mem.db, listId, taken)).resolves.toBeUndefined();
  });

  test('who deletes the account leaves no item in the trash of the lists of others', async () => {
    // There is no device here that could remember what was not finished.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { listId } = await listWith(owner);
    await addMember(listId, owner, goner);
    const kite = await sendNewItem(goner.db, listId, goner.uid, content({ name: 'Kite' }));
    await markPurchased(visitor, listId, kite.id, 'Anna');
    const shown = await readDeletionPlan(goner.db, goner.uid);
    await leaveAllLists(goner.db, goner.uid, { shown, takeItems: true, onStep: () => undefined });
    warn.mockRestore();
    const list = await listNow(admin, listId);
    expect([list.members, list.items]).toEqual([[owner.uid], []]);
    const aside = await readDoc(trashRef(admin, listId, kite.id));
    expect(aside.exists()).toBe(false);
  });
});
