import { doc, setDoc } from 'firebase/firestore';
import { describe, expect, test, vi } from 'vitest';
import { moveItem, restoreItem } from '../../src/data/itemOrder.ts';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { itemFromFields } from '../../src/model/deserializers.ts';
import { itemToFields, listToFields } from '../../src/model/serializers.ts';
import { deleteList } from '../../src/data/listDeletion.ts';
import { editList } from '../../src/data/listSettings.ts';
import { subscribeToList, subscribeToLists } from '../../src/data/lists.ts';
import { markPurchased, removePurchasers, unmarkPurchased } from '../../src/data/purchases.ts';
import { LIMITS } from '../../src/model/limits.ts';
import type { List } from '../../src/model/list.ts';
import { MESSAGES } from '../../src/model/messages.ts';
import { itemWeight } from '../../src/model/size/listSize.ts';
import { setUpTwoUsers } from './harness/twoUsers.ts';
import {
  code,
  content,
  expectMirrored,
  addMember,
  listNow,
  listWith,
  mirrorsNow,
} from './harness/users.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

const { users, admin, owner, mem, visitor, sharedList } = await setUpTwoUsers('items');
const stranger = users.signedIn('Sam');

/** The first list a subscription delivers that satisfies a condition. */
const seen = (listId: string, wanted: (list: List | null) => boolean) =>
  new Promise<List | null>((resolve, reject) => {
    const end = subscribeToList(
      visitor,
      listId,
      (list) => {
        if (!wanted(list)) return;
        end();
        resolve(list);
      },
      reject,
    );
  });

describe('§7 lists', () => {
  test('a new list is its creator’s and empty, and shows up in his lists, newest first', async () => {
    const me = users.signedIn('Nora');
    const first = await listWith(me);
    const made = [first.listId];
    for (let more = 0; more < 4; more += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      made.push((await listWith(me)).listId);
    }
    const lists = await new Promise<List[]>((resolve, reject) => {
      const { end } = subscribeToLists(me.db, me.uid, (found) => (end(), resolve(found)), reject);
    });
    expect(lists.map(({ id }) => id)).toEqual(made.toReversed());
    expect(lists.at(-1)).toEqual({
      eventDate: '',
      archived: false,
      id: first.listId,
      name: 'Birthday',
      description: '',
      ownerId: me.uid,
      members: [me.uid],
      memberInfo: [{ uid: me.uid, displayName: 'Nora' }],
      people: {},
      items: [],
    });
  });

  test('§6 any member renames it; a stranger is refused', async () => {
    const { listId } = await sharedList();
    await editList(mem.db, listId, { name: '  Wedding ' });
    expect((await listNow(admin, listId)).name).toBe('Wedding');
    await expect(editList(stranger.db, listId, { name: 'Mine' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test('a subscription says null for a list that is not there', async () => {
    expect(await seen('1795258978345-nothing', () => true)).toBeNull();
  });

  test('deleting removes everything kept beside the list, also 100 items', async () => {
    const { listId } = await sharedList();
    for (let i = 0; i < 100; i += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as from a device
      await sendNewItem(mem.db, listId, mem.uid, content({ name: `Item ${i}` }));
    }
    expect((await mirrorsNow(admin, listId)).size).toBe(100);
    await deleteList(mem.db, listId, mem.uid);
    expect(await seen(listId, (list) => list === null)).toBeNull();
    expect((await mirrorsNow(admin, listId)).size).toBe(0);
    await expect(deleteList(mem.db, listId, mem.uid)).resolves.toBeUndefined();
    // The owner may delete what is left of it, whoever deleted it. Others get an error.
    await expect(deleteList(owner.db, listId, owner.uid)).resolves.toBeUndefined();
    await expect(deleteList(stranger.db, listId, stranger.uid)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(editList(owner.db, listId, { name: 'X' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('§7 items', () => {
  test('a device whose clock runs days fast adds items all the same, without the time', async () => {
    const { listId } = await listWith(owner);
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 3 * 24 * 60 * 60 * 1000);
    const added = await sendNewItem(owner.db, listId, owner.uid, content());
    expect(added.addedAt).toBeNull();
    expect((await listNow(admin, listId)).items).toEqual([added]);
    await expectMirrored(admin, listId);
  });

  test('adding shows the item to everyone and mirrors it', async () => {
    const { listId } = await listWith(owner);
    const live = seen(listId, (list) => (list?.items.length ?? 0) > 0);
    const added = await sendNewItem(owner.db, listId, owner.uid, content({ name: ' Teapot ' }));
    expect(added).toMatchObject({ name: 'Teapot', addedBy: owner.uid, listId, purchasedBy: [] });
    expect((await live)?.items).toEqual([added]);
    await expectMirrored(admin, listId);
  });

  test('editing and deleting find the item wherever it stands', async () => {
    const { listId, items } = await listWith(owner, ['One', 'Two', 'Three']);
    const [one, two, three] = items;
    if (!one || !two || !three) throw new Error('three items were added');
    await updateItem(owner.db, listId, three.id, content({ name: 'Third', price: null }));
    await deleteItem(owner.db, listId, one.id);
    await updateItem(owner.db, listId, two.id, content({ name: 'Second' }));
    const { items: now } = await listNow(admin, listId);
    expect(now.map(({ name }) => name)).toEqual(['Second', 'Third']);
    await expectMirrored(admin, listId);
    await deleteItem(owner.db, listId, three.id);
    await deleteItem(owner.db, listId, two.id);
    await expectMirrored(admin, listId);
  });

  test('another’s item, an item that is gone, a list that is gone: each its own error', async () => {
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    await addMember(listId, owner, mem);
    await expect(updateItem(mem.db, listId, id, content({ name: 'X' }))).rejects.toMatchObject(
      code('permission-denied'),
    );
    await expect(deleteItem(mem.db, listId, id)).rejects.toMatchObject(code('permission-denied'));
    await expect(deleteItem(owner.db, listId, 'gone')).rejects.toMatchObject(code('item-missing'));
    await expect(updateItem(owner.db, listId, 'gone', content())).rejects.toMatchObject(
      code('item-missing'),
    );
    await expect(sendNewItem(stranger.db, listId, stranger.uid, content())).rejects.toMatchObject(
      code('permission-denied'),
    );
    await expect(sendNewItem(owner.db, 'none', owner.uid, content())).rejects.toMatchObject(
      code('not-found'),
    );
  });

  test('a full list and a heavy list are told apart', async () => {
    const me = users.signedIn('Full');
    const { listId, items } = await listWith(me, ['One']);
    const [one] = items;
    if (!one) throw new Error('one item was added');
    const list = await listNow(admin, listId);
    const put = (stored: Partial<List>) =>
      setDoc(doc(admin, 'lists', listId), listToFields({ ...list, ...stored }));
    const full = Array.from({ length: LIMITS.itemsPerList }, (_, i) => ({
      ...one,
      id: `item-${i}`,
    }));
    await put({ items: full });
    await expect(sendNewItem(me.db, listId, me.uid, content())).rejects.toMatchObject({
      code: 'list-full',
    });
    const itemBytes = LIMITS.itemBytes - itemWeight(one) - 500;
    await put({ itemBytes });
    // The listener gives this device the list, so the commands fail before they send anything.
    await new Promise<void>((resolve, reject) => {
      subscribeToList(me.db, listId, (now) => now?.itemBytes === itemBytes && resolve(), reject);
    });
    const notes = '茶'.repeat(LIMITS.notes);
    const heavy = { code: 'list-too-large', message: MESSAGES.listTooLarge };
    await expect(sendNewItem(me.db, listId, me.uid, content({ notes }))).rejects.toMatchObject(
      heavy,
    );
    await expect(updateItem(me.db, listId, one.id, content({ notes }))).rejects.toMatchObject(
      heavy,
    );
    // An item that gets shorter fits, and so does one that takes exactly the remaining bytes.
    await updateItem(me.db, listId, one.id, content({ name: 'T' }));
    const left = LIMITS.itemBytes - ((await listNow(admin, listId)).itemBytes ?? 0);
    const room = left - itemWeight(content());
    await sendNewItem(me.db, listId, me.uid, content({ notes: 'x'.repeat(room) }));
    expect((await listNow(admin, listId)).itemBytes).toBe(LIMITS.itemBytes);
    await deleteItem(me.db, listId, one.id);
    await expectMirrored(admin, listId);
  });

  test('a heavy item makes a list count, and the count stays exact through every command', async () => {
    const me = users.signedIn('Heavy');
    const names = Array.from({ length: 30 }, (_, i) => `Item ${i}`);
    const { listId, items } = await listWith(me, names);
    const exact = async (before: number) => {
      const now = await listNow(admin, listId);
      const weight = now.items.reduce((sum, item) => sum + itemWeight(item), 0);
      expect(now.itemBytes).toBe(before + weight);
    };
    expect((await listNow(admin, listId)).itemBytes).toBeUndefined();
    const notes = 'x'.repeat(LIMITS.notes);
    const added = await sendNewItem(me.db, listId, me.uid, content({ notes, quantity: 2 }));
    const counted = LIMITS.uncountedBase + LIMITS.uncountedBytes * items.length;
    const before = counted - items.reduce((sum, item) => sum + itemWeight(item), 0);
    await exact(before);
    await sendNewItem(me.db, listId, me.uid, content({ name: 'Light' }));
    await updateItem(me.db, listId, items[3]?.id ?? '', content({ notes, name: 'Other' }));
    await deleteItem(me.db, listId, added.id);
    await restoreItem(me.db, listId, added.id);
    await markPurchased(visitor, listId, added.id, 'Anna', { pieces: 2 });
    await moveItem(me.db, listId, added.id, { before: items[0]?.id ?? '' });
    await unmarkPurchased(visitor, listId, added.id);
    await exact(before);
    // A device that has never seen the list learns that it counts.
    const elsewhere = users.as(me);
    await sendNewItem(elsewhere, listId, me.uid, content({ name: 'Elsewhere' }));
    await exact(before);
    await expectMirrored(admin, listId);
  });
});

describe('§4 purchases, without an account', () => {
  test('who bought one piece buys another, as long as some are left', async () => {
    const { listId } = await listWith(owner);
    const { id } = await sendNewItem(owner.db, listId, owner.uid, content({ quantity: 5 }));
    const item = async () => (await listNow(admin, listId)).items.find((one) => one.id === id);
    await markPurchased(visitor, listId, id, 'Anna');
    await markPurchased(visitor, listId, id, 'Ben');
    expect(await markPurchased(visitor, listId, id, ' Anna ', { pieces: 2 })).toBe(3);
    expect(await item()).toMatchObject({
      purchasedBy: ['Ben', 'Anna'],
      purchasedCounts: { Anna: 3 },
    });
    await expect(markPurchased(visitor, listId, id, 'Cem', { pieces: 2 })).rejects.toMatchObject({
      code: 'too-many-pieces',
      message: 'Only 1 of 5 is left.',
    });
    expect(await markPurchased(visitor, listId, id, 'Cem')).toBe(1);
    await expect(markPurchased(visitor, listId, id, 'Ben')).rejects.toMatchObject({
      code: 'too-many-pieces',
      message: 'None of 5 is left.',
    });
    expect(await item()).toMatchObject({
      purchasedBy: ['Ben', 'Anna', 'Cem'],
      purchasedCounts: { Anna: 3 },
    });
    // With `hidden` there is no error that would reveal what was bought.
    await markPurchased(visitor, listId, id, 'Dora', { hidden: true });
    await removePurchasers(visitor, listId, id, ['Dora']);
    await removePurchasers(visitor, listId, id, ['Anna']);
    expect(await item()).toMatchObject({ purchasedBy: ['Ben', 'Cem'], purchasedCounts: {} });
    await expectMirrored(admin, listId);
  });

  test('the same attempt again is done once, also when its answer was lost', async () => {
    const { listId } = await listWith(owner);
    const { id } = await sendNewItem(owner.db, listId, owner.uid, content({ quantity: 5 }));
    const again = () => markPurchased(visitor, listId, id, 'Anna', { pieces: 2, had: 0 });
    expect([await again(), await again()]).toEqual([2, 2]);
    // A mark without `had` is another attempt.
    expect(await markPurchased(visitor, listId, id, 'Anna')).toBe(3);
    await again();
    const list = await listNow(admin, listId);
    expect(list.items.find((one) => one.id === id)?.purchasedCounts).toEqual({ Anna: 3 });
  });

  test('marking appends a name once; unmarking clears; one name can be taken away', async () => {
    const { listId, items } = await listWith(owner, ['One', 'Two']);
    const id = items[1]?.id ?? '';
    const names = async () => (await listNow(admin, listId)).items[1]?.purchasedBy;
    await markPurchased(visitor, listId, id, '  Anna ');
    await markPurchased(visitor, listId, id, 'Ben');
    expect(await names()).toEqual(['Anna', 'Ben']);
    await expect(markPurchased(visitor, listId, id, 'Anna')).rejects.toMatchObject({
      code: 'already-marked',
    });
    await removePurchasers(visitor, listId, id, ['Anna']);
    await removePurchasers(visitor, listId, id, ['Nobody']);
    expect(await names()).toEqual(['Ben']);
    await expectMirrored(admin, listId);
    await markPurchased(visitor, listId, id, 'Cem');
    await unmarkPurchased(visitor, listId, id);
    await unmarkPurchased(visitor, listId, id);
    expect(await names()).toEqual([]);
    await expectMirrored(admin, listId);
  });

  test('the twenty-first name, a blank one and a vanished item are refused in words', async () => {
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    const names = Array.from({ length: LIMITS.purchasersPerItem }, (_, i) => `Name ${i}`);
    const list = await listNow(admin, listId);
    const item = { ...itemFromFields({}), ...list.items[0], purchasedBy: names };
    await setDoc(doc(admin, 'lists', listId), listToFields({ ...list, items: [item] }));
    await setDoc(doc(admin, 'lists', listId, 'items', id), itemToFields(item));
    await expect(markPurchased(visitor, listId, id, 'Anna')).rejects.toMatchObject({
      code: 'item-full',
    });
    await unmarkPurchased(visitor, listId, id);
    await expect(markPurchased(visitor, listId, id, ' ')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(markPurchased(visitor, listId, 'gone', 'Anna')).rejects.toMatchObject({
      code: 'item-missing',
    });
    await expect(markPurchased(visitor, 'none', id, 'Anna')).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
