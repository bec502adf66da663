import { randomUUID } from 'node:crypto';
import { doc, setDoc } from 'firebase/firestore';
import { describe, expect, test, vi } from 'vitest';
import { writeDraft } from '../../src/data/drafts.ts';
import { moveItem } from '../../src/data/itemOrder.ts';
import { restoreItem } from '../../src/data/trash.ts';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { listToFields } from '../../src/model/serializers.ts';
import { subscribeToList } from '../../src/data/lists.ts';
import { newItem, sendItem } from '../../src/data/newItems.ts';
import { DRAFT_MESSAGES } from '../../src/model/drafts/draftMessages.ts';
import { markPurchased, unmarkPurchased } from '../../src/data/purchases.ts';
import { DAY_MS } from '../../src/lib/time.ts';
import { LIMITS } from '../../src/model/limits.ts';
import type { List } from '../../src/model/list.ts';
import { ERROR_MESSAGES } from '../../src/model/messages.ts';
import { itemWeight } from '../../src/model/size/listSize.ts';
import { setUpTwoUsers } from './harness/twoUsers.ts';
import {
  code,
  content,
  expectMirrored,
  addMember,
  listNow,
  listWith,
  namesNow,
} from './harness/users.ts';
import { seenBy } from './harness/seen.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

const { users, admin, owner, mem, visitor } = await setUpTwoUsers('items');
const stranger = users.signedIn('Sam');
const seen = seenBy(visitor);

describe('§7 items', () => {
  test('a device whose clock runs days fast adds items all the same, without the time', async () => {
    const { listId } = await listWith(owner);
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 3 * DAY_MS);
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

  test('F12 of two items that are made of one draft the second is told so, not lost', async () => {
    const { listId } = await listWith(owner);
    const form = { name: 'Kite', url: 'https://shop.example/kite' };
    const draft = { id: randomUUID(), listId, savedAt: 1, form };
    await writeDraft(owner.db, owner.uid, { id: draft.id, draft });
    const add = (name: string, isFormOpen = true) =>
      sendItem(owner.db, newItem(listId, owner.uid, content({ name }), draft.id), {
        fromDraft: true,
        isFormOpen,
      });
    await add('Red kite');
    await markPurchased(visitor, listId, draft.id, 'Anna');
    await add('Red kite');
    await expect(add('Blue kite')).rejects.toMatchObject({
      code: 'changed-meanwhile',
      message: DRAFT_MESSAGES.addedMeanwhile,
    });
    // What waited on the device may have been changed on the list before it is sent again.
    await add('Blue kite', false);
    const { items } = await listNow(admin, listId);
    expect(items.map(({ name }) => name)).toEqual(['Red kite']);
  });

  test('§7 what a form changed after an attempt whose answer was lost is written, too', async () => {
    const { listId } = await listWith(owner);
    const id = randomUUID();
    const add = (name: string, isFormOpen = true) =>
      sendItem(owner.db, newItem(listId, owner.uid, content({ name }), id), { isFormOpen });
    await add('Kite');
    await markPurchased(visitor, listId, id, 'Anna');
    await add('Red kite');
    // What waited on the device may have been changed on the list before it is sent again.
    await add('Kite', false);
    const { items } = await listNow(admin, listId);
    expect(items).toMatchObject([{ name: 'Red kite', purchasedBy: ['Anna'] }]);
    await expectMirrored(admin, listId);
  });

  test('editing and deleting find the item wherever it stands', async () => {
    const { listId, items } = await listWith(owner, ['One', 'Two', 'Three']);
    const [one, two, three] = items;
    if (!one || !two || !three) throw new Error('three items were added');
    await updateItem(owner.db, listId, three.id, content({ name: 'Third', price: null }), {});
    await deleteItem(owner.db, listId, one.id);
    await updateItem(owner.db, listId, two.id, content({ name: 'Second' }), {});
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
    await expect(updateItem(mem.db, listId, id, content({ name: 'X' }), {})).rejects.toMatchObject(
      code('permission-denied'),
    );
    await expect(deleteItem(mem.db, listId, id)).rejects.toMatchObject(code('permission-denied'));
    await expect(deleteItem(owner.db, listId, 'gone')).rejects.toMatchObject(code('item-missing'));
    await expect(updateItem(owner.db, listId, 'gone', content(), {})).rejects.toMatchObject(
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
    const heavy = { code: 'list-too-large', message: ERROR_MESSAGES['list-too-large'] };
    await expect(sendNewItem(me.db, listId, me.uid, content({ notes }))).rejects.toMatchObject(
      heavy,
    );
    await expect(updateItem(me.db, listId, one.id, content({ notes }), {})).rejects.toMatchObject(
      heavy,
    );
    // An item that gets shorter fits, and so does one that takes exactly the remaining bytes.
    await updateItem(me.db, listId, one.id, content({ name: 'T' }), {});
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
    await updateItem(me.db, listId, items[3]?.id ?? '', content({ notes, name: 'Other' }), {});
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
