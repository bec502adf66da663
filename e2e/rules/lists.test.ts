import { describe, expect, test } from 'vitest';
import { deleteList } from '../../src/data/listDeletion.ts';
import { editList } from '../../src/data/listSettings.ts';
import { subscribeToLists } from '../../src/data/lists.ts';
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
