import { describe, expect, test, vi } from 'vitest';
import { leaverRef, removedItemRef } from '../../src/data/converters.ts';
import { duplicateList } from '../../src/data/duplicateList.ts';
import {
  forgetRemovedItem,
  forgetRemovedItems,
  moveItem,
  restoreItem,
} from '../../src/data/itemOrder.ts';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { deleteList } from '../../src/data/listDeletion.ts';
import { archiveList, setEventDate } from '../../src/data/listSettings.ts';
import { leaveList, returnToList } from '../../src/data/members.ts';
import { markPurchased, removePurchasers, unmarkPurchased } from '../../src/data/purchases.ts';
import { readThanks, setThanked } from '../../src/data/thanks.ts';
import type { DuplicateProgress } from '../../src/model/list.ts';
import { leaveAll } from './harness/leaveAll.ts';
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
    await forgetRemovedItem(owner.db, listId, id);
    await expect(restoreItem(owner.db, listId, id)).rejects.toMatchObject({ code: 'item-missing' });
    expect((await readDoc(removedItemRef(admin, listId, id))).exists()).toBe(false);
  });

  test('on a list that is deleted meanwhile it is refused with the reason', async () => {
    const { listId } = await sharedList();
    const kite = await sendNewItem(mem.db, listId, mem.uid, content({ name: 'Kite' }));
    await deleteItem(mem.db, listId, kite.id);
    await deleteList(owner.db, listId, owner.uid);
    await expect(restoreItem(mem.db, listId, kite.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(forgetRemovedItem(mem.db, listId, kite.id)).resolves.toBeUndefined();
  });

  test('with the list goes what was put aside, and who left', async () => {
    const { listId, items } = await sharedList(['One']);
    await leaveList(mem.db, listId, mem.uid, { takeItems: false });
    const id = items[0]?.id ?? '';
    await deleteItem(owner.db, listId, id);
    await deleteList(owner.db, listId, owner.uid);
    expect((await readDoc(removedItemRef(admin, listId, id))).exists()).toBe(false);
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
    ...taken.map((id) => removedItemRef(admin, listId, id)),
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
    await forgetRemovedItems(mem.db, listId, taken);
    // That somebody left stays: it keeps them from coming back with an older invite.
    expect(await traces(listId, taken)).toBe(1);
    await expect(forgetRemovedItems(mem.db, listId, taken)).resolves.toBeUndefined();
  });

  test('who deletes the account leaves no item put aside on the lists of others', async () => {
    // There is no device here that could remember what was not finished.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { listId } = await listWith(owner);
    await addMember(listId, owner, goner);
    const kite = await sendNewItem(goner.db, listId, goner.uid, content({ name: 'Kite' }));
    await markPurchased(visitor, listId, kite.id, 'Anna');
    await leaveAll(goner);
    warn.mockRestore();
    const list = await listNow(admin, listId);
    expect([list.members, list.items]).toEqual([[owner.uid], []]);
    const aside = await readDoc(removedItemRef(admin, listId, kite.id));
    expect(aside.exists()).toBe(false);
  });
});

describe('F3 pieces', () => {
  test('go and come with their names', async () => {
    const { listId } = await listWith(owner);
    const glasses = await sendNewItem(
      owner.db,
      listId,
      owner.uid,
      content({ quantity: 6, mostWanted: true }),
    );
    const bought = async () => {
      const item = (await listNow(admin, listId)).items[0];
      return [item?.purchasedBy, item?.purchasedCounts];
    };
    await markPurchased(visitor, listId, glasses.id, 'Anna', { pieces: 3 });
    await markPurchased(visitor, listId, glasses.id, 'Ben');
    await markPurchased(visitor, listId, glasses.id, 'Cem', { pieces: 2 });
    expect(await bought()).toEqual([['Anna', 'Ben', 'Cem'], { Anna: 3, Cem: 2 }]);
    await updateItem(owner.db, listId, glasses.id, content({ name: 'Six glasses', quantity: 8 }));
    await removePurchasers(visitor, listId, glasses.id, ['Anna']);
    expect(await bought()).toEqual([['Ben', 'Cem'], { Cem: 2 }]);
    await unmarkPurchased(visitor, listId, glasses.id);
    expect(await bought()).toEqual([[], {}]);
    await expectMirrored(admin, listId);
  });

  test('a name that every object knows is a name like any other', async () => {
    const { listId } = await listWith(owner);
    const { id } = await sendNewItem(owner.db, listId, owner.uid, content({ quantity: 6 }));
    const item = async () => (await listNow(admin, listId)).items[0];
    await markPurchased(visitor, listId, id, 'constructor');
    await markPurchased(visitor, listId, id, 'toString', { pieces: 2 });
    expect(await item()).toMatchObject({ purchasedBy: ['constructor', 'toString'] });
    expect({ ...(await item())?.purchasedCounts }).toEqual({ toString: 2 });
    await removePurchasers(visitor, listId, id, ['toString']);
    expect((await item())?.purchasedBy).toEqual(['constructor']);
    await expectMirrored(admin, listId);
  });

  test('F2 who was quicker is reported once to whoever did not know', async () => {
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    await markPurchased(visitor, listId, id, 'Anna', { known: [] });
    await expect(markPurchased(visitor, listId, id, 'Ben', { known: [] })).rejects.toMatchObject({
      code: 'marked-meanwhile',
      message: expect.stringContaining('Anna marked this a moment ago') as unknown,
    });
    await markPurchased(visitor, listId, id, 'Ben', { known: ['Anna'] });
    expect((await listNow(admin, listId)).items[0]?.purchasedBy).toEqual(['Anna', 'Ben']);
  });

  test('F2 of an item that is not full yet nobody needs to be told', async () => {
    const { listId } = await listWith(owner);
    const { id } = await sendNewItem(owner.db, listId, owner.uid, content({ quantity: 3 }));
    await markPurchased(visitor, listId, id, 'Anna', { known: [] });
    await expect(markPurchased(visitor, listId, id, 'Ben', { known: [] })).resolves.toBe(1);
  });
});

describe('F7 a list that is over', () => {
  test('takes no marks until it is brought back', async () => {
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    await archiveList(owner.db, listId, true);
    expect((await listNow(admin, listId)).archived).toBe(true);
    await expect(markPurchased(visitor, listId, id, 'Anna')).rejects.toMatchObject({
      code: 'archived',
    });
    await archiveList(owner.db, listId, false);
    expect((await listNow(admin, listId)).archived).toBe(false);
    await markPurchased(visitor, listId, id, 'Anna');
  });

  test('is duplicated without purchases, and without what others wished for', async () => {
    const { listId, items } = await sharedList(['One', 'Two']);
    await sendNewItem(mem.db, listId, mem.uid, content({ name: 'Kite' }));
    await markPurchased(visitor, listId, items[0]?.id ?? '', 'Anna');
    const copy = await listNow(
      admin,
      await duplicateList(owner.db, await listNow(admin, listId), owner, 'Next year'),
    );
    expect(copy).toMatchObject({ name: 'Next year', members: [owner.uid] });
    expect(copy.items.map(({ name, purchasedBy }) => [name, purchasedBy])).toEqual([
      ['One', []],
      ['Two', []],
    ]);
  });

  test('is duplicated once, though it takes two attempts', async () => {
    const { listId } = await listWith(owner, ['One', 'Two', 'Three']);
    const list = await listNow(admin, listId);
    const [one, two, three] = list.items;
    if (!one || !two || !three) throw new Error('the list has three items');
    const progress: DuplicateProgress = { listId: null, copyIds: {}, itemIds: [] };
    const broken = { ...list, items: [one, { ...two, name: '' }, three] };
    await expect(
      duplicateList(owner.db, broken, owner, 'Next year', progress),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    });
    const copy = await duplicateList(owner.db, list, owner, 'Year after', progress);
    expect(copy).toBe(progress.listId);
    const copied = await listNow(admin, copy);
    expect(copied.name).toBe('Year after');
    expect(copied.items.map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
  });

  test('F7 items are moved before and behind others', async () => {
    const { listId, items } = await listWith(owner, ['One', 'Two', 'Three']);
    const [one = '', two = '', three = ''] = items.map(({ id }) => id);
    await moveItem(owner.db, listId, three, { before: one });
    expect(await namesNow(admin, listId)).toEqual(['Three', 'One', 'Two']);
    await moveItem(owner.db, listId, three, { after: two });
    expect(await namesNow(admin, listId)).toEqual(['One', 'Two', 'Three']);
    await moveItem(owner.db, listId, three, { after: two });
    await expect(moveItem(owner.db, listId, 'gone', { after: two })).rejects.toMatchObject({
      code: 'item-missing',
    });
    await expect(moveItem(owner.db, listId, one, { after: 'gone' })).rejects.toMatchObject({
      code: 'item-missing',
    });
    await expectMirrored(admin, listId);
  });
});

describe('F1 the occasion', () => {
  test('is on a day, until it is on none', async () => {
    const { listId } = await listWith(owner);
    await setEventDate(owner.db, listId, '2026-12-24');
    expect((await listNow(admin, listId)).eventDate).toBe('2026-12-24');
    await setEventDate(owner.db, listId, '');
    expect((await listNow(admin, listId)).eventDate).toBe('');
  });

  test('whom one thanked is remembered, and forgotten', async () => {
    const { listId } = await listWith(owner);
    expect(await readThanks(owner.db, owner.uid, { id: listId })).toEqual(new Set());
    await setThanked(owner.db, owner.uid, { id: listId }, 'item-1 Anna', true);
    await setThanked(owner.db, owner.uid, { id: listId }, 'item-2 Ben', true);
    await setThanked(owner.db, owner.uid, { id: listId }, 'item-1 Anna', false);
    expect(await readThanks(owner.db, owner.uid, { id: listId })).toEqual(new Set(['item-2 Ben']));
  });
});
