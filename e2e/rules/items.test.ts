import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { storedBytes } from '../../src/data/bytes.ts';
import { addItem, deleteItem, updateItem } from '../../src/data/items.ts';
import { itemFromFields, itemToFields, listToFields } from '../../src/data/listShape.ts';
import { deleteList, renameList, subscribeToList, subscribeToLists } from '../../src/data/lists.ts';
import { markPurchased, removePurchaser, unmarkPurchased } from '../../src/data/purchases.ts';
import { LIMITS } from '../../src/model/limits.ts';
import type { List } from '../../src/model/list.ts';
import { clearData, loadRules } from './harness/emulator.ts';
import {
  content,
  expectMirrored,
  letIn,
  listNow,
  listWith,
  mirrorsNow,
  People,
} from './harness/people.ts';

// Under load the emulator now and then refuses what is right; a second refusal counts.
const AGAIN = { retry: 1 };

const people = new People('demo-giftlists-rules-commands-items');
const server = people.server();
const owner = people.signedIn('Olga');
const mem = people.signedIn('Mem');
const stranger = people.signedIn('Sam');
const visitor = people.visitor();

beforeAll(async () => {
  await loadRules(people.projectId);
  await clearData(people.projectId);
});
afterAll(() => people.end());

const code = (wanted: string) => ({ code: wanted });

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

describe('§7 lists', AGAIN, () => {
  test('a new list is its creator’s and empty, and shows up in his lists, newest first', async () => {
    const me = people.signedIn('Nora');
    const first = await listWith(me);
    const second = await listWith(me);
    const lists = await new Promise<List[]>((resolve, reject) => {
      const end = subscribeToLists(me.db, me.uid, (found) => (end(), resolve(found)), reject);
    });
    expect(lists.map(({ id }) => id)).toEqual([second.listId, first.listId]);
    expect(lists[1]).toEqual({
      eventDate: '',
      archived: false,
      id: first.listId,
      name: 'Birthday',
      description: '',
      ownerId: me.uid,
      members: [me.uid],
      memberInfo: [{ uid: me.uid, displayName: 'Nora' }],
      items: [],
    });
  });

  test('§6 any member renames it; a stranger is refused', async () => {
    const { listId } = await listWith(owner);
    await letIn(listId, owner, mem);
    await renameList(mem.db, listId, '  Wedding ');
    expect((await listNow(server, listId)).name).toBe('Wedding');
    await expect(renameList(stranger.db, listId, 'Mine')).rejects.toMatchObject({
      code: 'refused',
    });
  });

  test('a subscription says null for a list that is not there', async () => {
    expect(await seen('1795258978345-nothing', () => true)).toBeNull();
  });

  test('deleting removes everything kept beside the list, also 100 items', async () => {
    const { listId } = await listWith(owner);
    await letIn(listId, owner, mem);
    for (let i = 0; i < 100; i += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as from a device
      await addItem(mem.db, listId, mem.uid, content({ name: `Item ${i}` }));
    }
    expect((await mirrorsNow(server, listId)).size).toBe(100);
    await deleteList(mem.db, listId, mem.uid);
    expect(await seen(listId, (list) => list === null)).toBeNull();
    expect((await mirrorsNow(server, listId)).size).toBe(0);
    await expect(deleteList(mem.db, listId, mem.uid)).resolves.toBeUndefined();
    await expect(deleteList(owner.db, listId, owner.uid)).rejects.toMatchObject({
      code: 'missing',
    });
    await expect(renameList(owner.db, listId, 'X')).rejects.toMatchObject({ code: 'missing' });
  });
});

describe('§7 items', AGAIN, () => {
  test('a device whose clock runs days fast adds items all the same, without the time', async () => {
    const { listId } = await listWith(owner);
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 3 * 24 * 60 * 60 * 1000);
    const added = await addItem(owner.db, listId, owner.uid, content());
    expect(added.addedAt).toBeNull();
    expect((await listNow(server, listId)).items).toEqual([added]);
    await expectMirrored(server, listId);
  });

  test('adding shows the item to everyone and mirrors it', async () => {
    const { listId } = await listWith(owner);
    const live = seen(listId, (list) => (list?.items.length ?? 0) > 0);
    const added = await addItem(owner.db, listId, owner.uid, content({ name: ' Teapot ' }));
    expect(added).toMatchObject({ name: 'Teapot', addedBy: owner.uid, listId, purchasedBy: [] });
    expect((await live)?.items).toEqual([added]);
    await expectMirrored(server, listId);
  });

  test('editing and deleting find the item wherever it stands', async () => {
    const { listId, items } = await listWith(owner, ['One', 'Two', 'Three']);
    const [one, two, three] = items;
    if (!one || !two || !three) throw new Error('three items were added');
    await updateItem(owner.db, listId, three.id, content({ name: 'Third', price: null }));
    await deleteItem(owner.db, listId, one.id);
    await updateItem(owner.db, listId, two.id, content({ name: 'Second' }));
    const { items: now } = await listNow(server, listId);
    expect(now.map(({ name }) => name)).toEqual(['Second', 'Third']);
    await expectMirrored(server, listId);
    await deleteItem(owner.db, listId, three.id);
    await deleteItem(owner.db, listId, two.id);
    await expectMirrored(server, listId);
  });

  test('another’s item, an item that is gone, a list that is gone: each its own error', async () => {
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    await letIn(listId, owner, mem);
    await expect(updateItem(mem.db, listId, id, content({ name: 'X' }))).rejects.toMatchObject(
      code('refused'),
    );
    await expect(deleteItem(mem.db, listId, id)).rejects.toMatchObject(code('refused'));
    await expect(deleteItem(owner.db, listId, 'gone')).rejects.toMatchObject(code('item-missing'));
    await expect(updateItem(owner.db, listId, 'gone', content())).rejects.toMatchObject(
      code('item-missing'),
    );
    await expect(addItem(stranger.db, listId, stranger.uid, content())).rejects.toMatchObject(
      code('refused'),
    );
    await expect(addItem(owner.db, 'none', owner.uid, content())).rejects.toMatchObject(
      code('missing'),
    );
  });

  test('a full list and a heavy list are told apart', async () => {
    const me = people.signedIn('Full');
    const { listId, items } = await listWith(me, ['One']);
    const [one] = items;
    if (!one) throw new Error('one item was added');
    const list = await listNow(server, listId);
    const full = Array.from({ length: LIMITS.itemsPerList }, (_, i) => ({
      ...one,
      id: `item-${i}`,
    }));
    await setDoc(doc(server, 'lists', listId), listToFields({ ...list, items: full }));
    await expect(addItem(me.db, listId, me.uid, content())).rejects.toMatchObject({
      code: 'list-full',
    });
    const heavyItem = { ...one, notes: '茶'.repeat(LIMITS.notes) };
    const fits = Math.floor(LIMITS.listBytes / storedBytes(itemToFields(heavyItem)));
    // Ids as long as real ones: bytes are counted.
    const heavy = Array.from({ length: fits }, (_, i) => ({
      ...heavyItem,
      id: `item-${i}`.padEnd(36, '-'),
    }));
    await setDoc(doc(server, 'lists', listId), listToFields({ ...list, items: heavy }));
    // Through a listener this device knows the list, so nothing needs to be sent.
    await new Promise<void>((resolve, reject) => {
      subscribeToList(me.db, listId, (now) => now?.items.length === fits && resolve(), reject);
    });
    const { notes } = heavyItem;
    await expect(addItem(me.db, listId, me.uid, content({ notes }))).rejects.toMatchObject({
      code: 'list-heavy',
    });
    await setDoc(
      doc(server, 'lists', listId),
      listToFields({ ...list, items: [...heavy.slice(2), one] }),
    );
    await expect(updateItem(me.db, listId, one.id, content({ notes }))).resolves.toBeUndefined();
    await setDoc(doc(server, 'lists', listId), listToFields({ ...list, items: [...heavy, one] }));
    await expect(updateItem(me.db, listId, one.id, content({ notes }))).rejects.toMatchObject({
      code: 'list-heavy',
    });
    await expect(
      updateItem(me.db, listId, one.id, content({ name: 'T' })),
    ).resolves.toBeUndefined();
  });
});

describe('§4 purchases, without an account', AGAIN, () => {
  test('marking appends a name once; unmarking clears; one name can be taken away', async () => {
    const { listId, items } = await listWith(owner, ['One', 'Two']);
    const id = items[1]?.id ?? '';
    const names = async () => (await listNow(server, listId)).items[1]?.purchasedBy;
    await markPurchased(visitor, listId, id, '  Anna ');
    await markPurchased(visitor, listId, id, 'Ben');
    expect(await names()).toEqual(['Anna', 'Ben']);
    await expect(markPurchased(visitor, listId, id, 'Anna')).rejects.toMatchObject({
      code: 'already-marked',
    });
    await removePurchaser(visitor, listId, id, 'Anna');
    await removePurchaser(visitor, listId, id, 'Nobody');
    expect(await names()).toEqual(['Ben']);
    await expectMirrored(server, listId);
    await markPurchased(visitor, listId, id, 'Cem');
    await unmarkPurchased(visitor, listId, id);
    await unmarkPurchased(visitor, listId, id);
    expect(await names()).toEqual([]);
    await expectMirrored(server, listId);
  });

  test('the twenty-first name, a blank one and a vanished item are refused in words', async () => {
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    const names = Array.from({ length: LIMITS.purchasersPerItem }, (_, i) => `Name ${i}`);
    const list = await listNow(server, listId);
    const item = { ...itemFromFields({}), ...list.items[0], purchasedBy: names };
    await setDoc(doc(server, 'lists', listId), listToFields({ ...list, items: [item] }));
    await setDoc(doc(server, 'lists', listId, 'items', id), itemToFields(item));
    await expect(markPurchased(visitor, listId, id, 'Anna')).rejects.toMatchObject({
      code: 'item-full',
    });
    await unmarkPurchased(visitor, listId, id);
    await expect(markPurchased(visitor, listId, id, ' ')).rejects.toMatchObject({
      code: 'refused',
    });
    await expect(markPurchased(visitor, listId, 'gone', 'Anna')).rejects.toMatchObject({
      code: 'item-missing',
    });
    await expect(markPurchased(visitor, 'none', id, 'Anna')).rejects.toMatchObject({
      code: 'missing',
    });
  });
});
