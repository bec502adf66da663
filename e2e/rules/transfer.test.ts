import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { restoreItem } from '../../src/data/trash.ts';
import { addPerson } from '../../src/data/people.ts';
import { markPurchased } from '../../src/data/purchases.ts';
import { copyItem, deleteCopy, deleteOriginal } from '../../src/data/transferItem.ts';
import {
  addMember,
  content,
  expectMirrored,
  listNow,
  listWith,
  namesNow,
  TestUsers,
} from './harness/users.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

const users = await TestUsers.setUp('demo-giftlists-rules-transfer');
const admin = users.admin();
const visitor = users.visitor();

/** A marked item on a list of its own, and another list with the same owner. */
async function fixture() {
  const owner = users.signedIn('Olga');
  const { listId } = await listWith(owner, ['First']);
  const { listId: to } = await listWith(owner, ['There']);
  const leo = { id: randomUUID(), name: 'Leo' };
  await addPerson(owner.db, listId, leo);
  const item = await sendNewItem(
    owner.db,
    listId,
    owner.uid,
    content({
      name: 'Kettle',
      category: 'Tea',
      quantity: 3,
      mostWanted: true,
      currency: 'EUR',
      for: leo.id,
    }),
  );
  await markPurchased(visitor, listId, item.id, 'Anna');
  return { owner, listId, to, item };
}

describe('F15 an item on another list', () => {
  test('is the same without its purchases, and is there once however often it is sent', async () => {
    const { owner, listId, to, item } = await fixture();
    const copyId = randomUUID();
    await copyItem(owner.db, item, to, copyId);
    await copyItem(owner.db, item, to, copyId);
    const [, copy, ...more] = (await listNow(admin, to)).items;
    expect(more).toEqual([]);
    expect(copy).toEqual({
      ...item,
      id: copyId,
      listId: to,
      // The person is not on that list.
      for: '',
      addedAt: expect.any(Number) as unknown,
      purchasedBy: [],
      purchasedCounts: {},
    });
    await expectMirrored(admin, to);
    expect(await namesNow(admin, listId)).toEqual(['First', 'Kettle']);
  });

  test('that is sent again after an edit is as it was before: an edit needs a copy of its own', async () => {
    const { owner, to, item } = await fixture();
    const edited = { ...item, notes: 'The large one' };
    const copyId = randomUUID();
    await copyItem(owner.db, item, to, copyId);
    await copyItem(owner.db, edited, to, copyId);
    await copyItem(owner.db, edited, to, randomUUID());
    const [, ...copies] = (await listNow(admin, to)).items;
    expect(copies.map(({ notes }) => notes)).toEqual([item.notes, edited.notes]);
  });

  test('a move can be undone, with the names', async () => {
    const { owner, listId, to, item } = await fixture();
    const copyId = randomUUID();
    await copyItem(owner.db, item, to, copyId);
    await deleteOriginal(owner.db, item, 'There');
    expect(await namesNow(admin, listId)).toEqual(['First']);
    // Sent once more after its answer was lost.
    await deleteOriginal(owner.db, item, 'There');
    await restoreItem(owner.db, listId, item.id);
    await deleteCopy(owner.db, to, copyId);
    await deleteCopy(owner.db, to, copyId);
    expect(await namesNow(admin, to)).toEqual(['There']);
    expect((await listNow(admin, listId)).items.at(-1)).toMatchObject({
      name: 'Kettle',
      purchasedBy: ['Anna'],
    });
    await expectMirrored(admin, listId);
    await expectMirrored(admin, to);
  });

  test('nobody moves an item to a list that is not theirs, or somebody else’s item', async () => {
    const { owner, listId, to, item } = await fixture();
    const mem = users.signedIn('Mem');
    const { listId: theirs } = await listWith(mem, ['Theirs']);
    const denied = { code: 'permission-denied' };
    await expect(copyItem(owner.db, item, theirs, randomUUID())).rejects.toMatchObject(denied);
    expect(await namesNow(admin, theirs)).toEqual(['Theirs']);

    await addMember(listId, owner, mem);
    await addMember(to, owner, mem);
    // As its owner's, and as one's own: the first is refused, the second takes nothing away.
    await expect(copyItem(mem.db, item, to, randomUUID())).rejects.toMatchObject(denied);
    await expect(deleteOriginal(mem.db, item, 'There')).rejects.toMatchObject({
      ...denied,
      message: expect.stringContaining('It is on “There” now, but still here as well.') as unknown,
    });
    expect(await namesNow(admin, listId)).toEqual(['First', 'Kettle']);
  });

  test('one that was deleted meanwhile is moved all the same', async () => {
    const { owner, to, item } = await fixture();
    await copyItem(owner.db, item, to, randomUUID());
    const gone = { ...item, id: randomUUID() };
    await expect(deleteOriginal(owner.db, gone, 'There')).resolves.toBeUndefined();
    const withItsList = { ...item, listId: randomUUID() };
    await expect(deleteOriginal(owner.db, withItsList, 'There')).resolves.toBeUndefined();
    await expect(deleteCopy(owner.db, withItsList.listId, item.id)).resolves.toBeUndefined();
  });
});
