import { describe, expect, test } from 'vitest';
import { duplicateList } from '../../src/data/duplicateList.ts';
import { deleteList } from '../../src/data/listDeletion.ts';
import { archiveList, editList, setEventDate, setPrivate } from '../../src/data/listSettings.ts';
import { readList, subscribeToLists } from '../../src/data/lists.ts';
import { markPurchased } from '../../src/data/purchases.ts';
import { readThanks, setThanked } from '../../src/data/thanks.ts';
import { newDuplication } from '../../src/model/duplication.ts';
import type { List } from '../../src/model/list.ts';
import { seenBy } from './harness/seen.ts';
import { sendNewItem } from './harness/sendNewItem.ts';
import { setUpTwoUsers } from './harness/twoUsers.ts';
import { content, listNow, listWith, mirrorsNow } from './harness/users.ts';

const { users, admin, owner, mem, visitor, sharedList } = await setUpTwoUsers('lists');
const stranger = users.signedIn('Sam');
const seen = seenBy(visitor);

describe('§7 lists', () => {
  test('a new list is its creator’s and empty, and shows up in his lists, newest first', async () => {
    const me = users.signedIn('Nora');
    const first = await listWith(me);
    const made = [first.listId];
    for (let more = 0; more < 4; more += 1) {
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
    const duplicate = await listNow(
      admin,
      await duplicateList(owner.db, {
        list: await listNow(admin, listId),
        owner,
        name: 'Next year',
        progress: newDuplication(),
      }),
    );
    expect(duplicate).toMatchObject({ name: 'Next year', members: [owner.uid] });
    expect(duplicate.items.map(({ name, purchasedBy }) => [name, purchasedBy])).toEqual([
      ['One', []],
      ['Two', []],
    ]);
  });

  test('F13 the duplicate of a private list is private', async () => {
    const { listId } = await listWith(owner, ['One']);
    await setPrivate(owner.db, listId, true);
    const list = await listNow(admin, listId);
    const duplicate = await duplicateList(owner.db, {
      list,
      owner,
      name: 'Next year',
      progress: newDuplication(),
    });
    await expect(readList(visitor, duplicate)).rejects.toMatchObject({ code: 'list-private' });
    expect((await listNow(admin, duplicate)).items.map(({ name }) => name)).toEqual(['One']);
  });

  test('is duplicated once, though it takes two attempts', async () => {
    const { listId } = await listWith(owner, ['One', 'Two', 'Three']);
    const list = await listNow(admin, listId);
    const [one, two, three] = list.items;
    if (!one || !two || !three) throw new Error('the list has three items');
    const progress = newDuplication();
    const broken = { ...list, items: [one, { ...two, name: '' }, three] };
    await expect(
      duplicateList(owner.db, { list: broken, owner, name: 'Next year', progress }),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    });
    const duplicate = await duplicateList(owner.db, { list, owner, name: 'Year after', progress });
    expect(duplicate).toBe(progress.listId);
    const completed = await listNow(admin, duplicate);
    expect(completed.name).toBe('Year after');
    expect(completed.items.map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
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
