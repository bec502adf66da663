import { randomUUID } from 'node:crypto';
import { updateDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { leaveAllLists, readDeletionPlan } from '../../src/data/account/accountDeletion.ts';
import { listRef } from '../../src/data/converters.ts';
import { duplicateList } from '../../src/data/duplicateList.ts';
import { moveItem } from '../../src/data/itemOrder.ts';
import { restoreItem } from '../../src/data/trash.ts';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { leaveList, returnToList } from '../../src/data/members.ts';
import { newItem, sendItem } from '../../src/data/newItems.ts';
import { addPerson, removePerson, renamePerson } from '../../src/data/people.ts';
import { markPurchased, unmarkPurchased } from '../../src/data/purchases.ts';
import { LIMITS } from '../../src/model/limits.ts';
import { newDuplication } from '../../src/model/duplication.ts';
import type { Person } from '../../src/model/list.ts';
import { setUpTwoUsers } from './harness/twoUsers.ts';
import {
  addMember,
  content,
  expectMirrored,
  listNow,
  listWith,
  type TestUser,
} from './harness/users.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

/** People without an account, and the app's own commands (F11). */
const { users, admin, owner, mem, visitor, sharedList } = await setUpTwoUsers('people');

const newPerson = (name: string): Person => ({ id: randomUUID(), name });

/** A list of Olga's and Mem's with Leo on it. */
const withLeo = async () => {
  const { listId } = await sharedList();
  const leo = newPerson('Leo');
  await addPerson(owner.db, listId, leo);
  const add = (by: TestUser, name: string, person = leo.id) =>
    sendNewItem(by.db, listId, by.uid, content({ name, for: person }));
  return { listId, leo, add };
};

const itemsNow = async (listId: string) => {
  const { items } = await listNow(admin, listId);
  return items.map(({ name, for: person }) => [name, person]);
};

describe('F11 people', () => {
  test('are added, renamed and removed by any member, once, however often it is tried', async () => {
    const { listId, leo } = await withLeo();
    await addPerson(mem.db, listId, leo);
    await addPerson(mem.db, listId, { ...leo, name: 'Another' });
    expect((await listNow(admin, listId)).people).toEqual({ [leo.id]: 'Leo' });
    const renamed = { ...leo, name: ' Leo\u200b  nard ' };
    await renamePerson(mem.db, listId, renamed);
    await renamePerson(mem.db, listId, renamed);
    expect((await listNow(admin, listId)).people).toEqual({ [leo.id]: 'Leo nard' });
    await removePerson(mem.db, listId, leo.id);
    await removePerson(mem.db, listId, leo.id);
    expect((await listNow(admin, listId)).people).toEqual({});
    await expect(renamePerson(mem.db, listId, leo)).rejects.toMatchObject({
      code: 'item-missing',
    });
  });

  test('are twenty at most, and the twenty-first is told so', async () => {
    const { listId } = await listWith(owner);
    for (let n = 0; n < LIMITS.peoplePerList; n += 1) {
      await addPerson(owner.db, listId, newPerson(`Person ${n}`));
    }
    await expect(addPerson(owner.db, listId, newPerson('One more'))).rejects.toMatchObject({
      code: 'list-full',
    });
  });

  test('are all there when many are added at once', async () => {
    const { listId } = await withLeo();
    const added = Array.from({ length: 6 }, (_, n) => newPerson(`Person ${n}`));
    await Promise.all(
      added.map((person, n) => addPerson((n % 2 ? owner : mem).db, listId, person)),
    );
    expect(Object.values((await listNow(admin, listId)).people).toSorted()).toEqual([
      'Leo',
      ...added.map(({ name }) => name),
    ]);
  });
});

describe('F11 an item for a person', () => {
  test('is given to somebody else and back, moved, marked, deleted and restored', async () => {
    const { listId, leo, add } = await withLeo();
    const [kite, tent] = [await add(owner, 'Kite'), await add(owner, 'Tent')];
    await markPurchased(visitor, listId, kite.id, 'Anna');
    await updateItem(owner.db, listId, kite.id, { for: '' }, {});
    await updateItem(owner.db, listId, kite.id, { for: leo.id }, {});
    await moveItem(owner.db, listId, tent.id, { before: kite.id });
    await deleteItem(owner.db, listId, kite.id);
    await restoreItem(owner.db, listId, kite.id);
    expect(await itemsNow(listId)).toEqual([
      ['Tent', leo.id],
      ['Kite', leo.id],
    ]);
    await expectMirrored(admin, listId);
  });

  test('is locked by no removal: it is edited, moved, marked, deleted and restored', async () => {
    const { listId, leo, add } = await withLeo();
    const [kite, tent] = [await add(owner, 'Kite'), await add(mem, 'Tent')];
    await removePerson(mem.db, listId, leo.id);
    await updateItem(owner.db, listId, kite.id, { name: 'Red kite' }, {});
    await moveItem(owner.db, listId, kite.id, { after: tent.id });
    await markPurchased(visitor, listId, kite.id, 'Anna');
    await unmarkPurchased(visitor, listId, kite.id);
    await deleteItem(owner.db, listId, kite.id);
    await restoreItem(owner.db, listId, kite.id);
    // Who is added again, as by Undo, has their items again.
    await addPerson(mem.db, listId, leo);
    expect(await itemsNow(listId)).toEqual([
      ['Tent', leo.id],
      ['Red kite', leo.id],
    ]);
    await removePerson(mem.db, listId, leo.id);
    await updateItem(owner.db, listId, kite.id, { for: '' }, {});
    await expectMirrored(admin, listId);
  });

  test('that was waiting while the person was removed becomes its contributor’s', async () => {
    const { listId, leo, add } = await withLeo();
    const waiting = newItem(
      listId,
      mem.uid,
      content({ name: 'Drum', for: leo.id }),
      crypto.randomUUID(),
    );
    await removePerson(owner.db, listId, leo.id);
    await expect(sendItem(mem.db, waiting)).resolves.toMatchObject({ for: '' });
    await sendItem(mem.db, waiting);
    await sendItem(mem.db, waiting, { isFormOpen: true });
    const ahead = {
      ...newItem(listId, mem.uid, content({ name: 'Gong', for: leo.id }), crypto.randomUUID()),
    };
    // With a clock that is days fast, too.
    await sendItem(mem.db, { ...ahead, addedAt: Date.now() + 3e8 });
    expect(await itemsNow(listId)).toEqual([
      ['Drum', ''],
      ['Gong', ''],
    ]);
    await expect(add(mem, 'Bell')).resolves.toMatchObject({ for: '' });
    await expectMirrored(admin, listId);
  });
});

describe('F11 who leaves and takes their items along', () => {
  test('takes the people for whom nobody else wrote, and brings them back', async () => {
    const { listId, leo, add } = await withLeo();
    const mia = newPerson('Mia');
    await addPerson(mem.db, listId, mia);
    await add(owner, 'Kite');
    await add(mem, 'Tent');
    await add(mem, 'Doll', mia.id);
    const [taken, takenPeople]: [string[], Person[]] = [[], []];
    await leaveList(mem.db, listId, mem.uid, { takeItems: true, taken, takenPeople });
    expect((await listNow(admin, listId)).people).toEqual({ [leo.id]: 'Leo' });
    expect(await itemsNow(listId)).toEqual([['Kite', leo.id]]);
    expect(takenPeople).toEqual([mia]);
    await returnToList(mem.db, listId, mem, taken, takenPeople);
    expect((await listNow(admin, listId)).people).toEqual({ [leo.id]: 'Leo', [mia.id]: 'Mia' });
    expect(await itemsNow(listId)).toEqual([
      ['Kite', leo.id],
      ['Tent', leo.id],
      ['Doll', mia.id],
    ]);
    await expectMirrored(admin, listId);
  });

  test('has the items back where others have taken the places of the people, and is told who is missing', async () => {
    const { listId, leo, add } = await withLeo();
    const mia = newPerson('Mia');
    await addPerson(mem.db, listId, mia);
    await add(mem, 'Tent');
    await add(mem, 'Doll', mia.id);
    const [taken, takenPeople]: [string[], Person[]] = [[], []];
    await leaveList(mem.db, listId, mem.uid, { takeItems: true, taken, takenPeople });
    const others = Array.from({ length: LIMITS.peoplePerList - 1 }, (_, n) => newPerson(`P${n}`));
    const people = Object.fromEntries(others.map(({ id, name }) => [id, name]));
    await updateDoc(listRef(admin, listId), { people });
    const back = () => returnToList(mem.db, listId, mem, taken, takenPeople);
    await expect(back()).rejects.toMatchObject({
      code: 'list-full',
      message:
        'Mia cannot be restored: this list has 20 people without an account, the most it can have.',
    });
    expect((await listNow(admin, listId)).members).toEqual([owner.uid, mem.uid]);
    expect(await itemsNow(listId)).toEqual([
      ['Tent', leo.id],
      ['Doll', mia.id],
    ]);
    await expectMirrored(admin, listId);
    await removePerson(owner.db, listId, others[0]?.id ?? '');
    await back();
    expect(Object.keys((await listNow(admin, listId)).people)).toContain(mia.id);
  });

  test('who leaves them behind leaves the people, too', async () => {
    const { listId, leo, add } = await withLeo();
    await add(mem, 'Tent');
    await leaveList(mem.db, listId, mem.uid, { takeItems: false });
    expect(await itemsNow(listId)).toEqual([['Tent', leo.id]]);
    expect((await listNow(admin, listId)).people).toEqual({ [leo.id]: 'Leo' });
  });

  test('so does who deletes their account', async () => {
    const goner = users.signedIn('Gil');
    const { listId, leo, add } = await withLeo();
    await addMember(listId, owner, goner);
    const zoe = newPerson('Zoe');
    await addPerson(goner.db, listId, zoe);
    await add(goner, 'Doll', zoe.id);
    await add(owner, 'Kite');
    const plan = await readDeletionPlan(goner.db, goner.uid);
    expect(plan.joined).toMatchObject([{ id: listId, ownItems: 1 }]);
    await leaveAllLists(goner.db, goner.uid, {
      shown: plan,
      takeItems: true,
      onStep: () => undefined,
    });
    expect((await listNow(admin, listId)).people).toEqual({ [leo.id]: 'Leo' });
    expect(await itemsNow(listId)).toEqual([['Kite', leo.id]]);
  });
});

describe('F11 a duplicate', () => {
  test('has the people for whom its items are, and nobody else', async () => {
    const { listId, leo, add } = await withLeo();
    const [mia, gone] = [newPerson('Mia'), newPerson('Gone')];
    await addPerson(owner.db, listId, mia);
    await addPerson(owner.db, listId, gone);
    await add(owner, 'Kite');
    await add(mem, 'Doll', mia.id);
    await add(owner, 'Lost', gone.id);
    await removePerson(owner.db, listId, gone.id);
    const duplicateId = await duplicateList(owner.db, {
      list: await listNow(admin, listId),
      owner,
      name: 'Next year',
      progress: newDuplication(),
    });
    expect((await listNow(admin, duplicateId)).people).toEqual({ [leo.id]: 'Leo' });
    expect(await itemsNow(duplicateId)).toEqual([
      ['Kite', leo.id],
      ['Lost', ''],
    ]);
    await expectMirrored(admin, duplicateId);
  });
});
