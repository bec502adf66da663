import { doc, setDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { itemFromFields } from '../../src/model/deserializers.ts';
import { itemToFields, listToFields } from '../../src/model/serializers.ts';
import { updateItem } from '../../src/data/items.ts';
import { markPurchased, removePurchasers, unmarkPurchased } from '../../src/data/purchases.ts';
import { LIMITS } from '../../src/model/limits.ts';
import { setUpTwoUsers } from './harness/twoUsers.ts';
import { content, expectMirrored, listNow, listWith } from './harness/users.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

const { admin, owner, visitor } = await setUpTwoUsers('purchases');

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
    // Cem has one of the five, and is not told so.
    expect(await markPurchased(visitor, listId, id, 'Cem', { hidden: true, pieces: 5 })).toBe(5);
    expect(await item()).toMatchObject({ purchasedCounts: { Cem: 5 } });
    await removePurchasers(visitor, listId, id, ['Cem']);
    await markPurchased(visitor, listId, id, 'Cem');
    await removePurchasers(visitor, listId, id, ['Anna']);
    expect(await item()).toMatchObject({ purchasedBy: ['Ben', 'Cem'], purchasedCounts: {} });
    await expectMirrored(admin, listId);
  });

  test('F1 a name that is hidden and on the item already is no error', async () => {
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    await markPurchased(visitor, listId, id, 'Anna');
    expect(await markPurchased(visitor, listId, id, 'Anna', { hidden: true })).toBe(1);
    const [item] = (await listNow(admin, listId)).items;
    expect(item?.purchasedBy).toEqual(['Anna']);
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
    await updateItem(
      owner.db,
      listId,
      glasses.id,
      content({ name: 'Six glasses', quantity: 8 }),
      {},
    );
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
