import { doc, setDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import {
  deleteRecord,
  leaveAllLists,
  readDeletionPlan,
} from '../../src/data/account/accountDeletion.ts';
import { renameMember } from '../../src/data/memberName.ts';
import { leaveList } from '../../src/data/members.ts';
import { createUser } from '../../src/data/users.ts';
import { readUser } from './harness/read.ts';
import { addMember, listNow, listWith, TestUsers, type TestUser } from './harness/users.ts';

const users = await TestUsers.setUp('demo-giftlists-rules-old-shapes');
const admin = users.admin();

let count = 0;

/** A list as an older version stored it: without `memberInfo`, and `addedBy` is an object. */
async function oldList(owner: TestUser, ...others: TestUser[]): Promise<string> {
  count += 1;
  const listId = `1600000000000-${count}-${owner.uid}`;
  const members = [owner, ...others];
  await setDoc(doc(admin, 'lists', listId), {
    id: listId,
    name: 'Old garden',
    ownerId: owner.uid,
    members: members.map(({ uid }) => uid),
    items: members.map(({ uid, displayName }, index) => ({
      id: String(index),
      name: 'Kite',
      url: 'https://shop.example/kite',
      addedBy: { uid, name: displayName },
    })),
  });
  return listId;
}

describe('lists of an older shape', () => {
  test('do not block saving a profile: the other lists get the new name', async () => {
    const [ada, ben] = [users.signedIn('Ada'), users.signedIn('Ben')];
    const old = await oldList(ben, ada);
    const { listId } = await listWith(ada);
    await renameMember(ada.db, ada.uid, 'Augusta');
    expect((await listNow(admin, listId)).memberInfo).toEqual([
      { uid: ada.uid, displayName: 'Augusta' },
    ]);
    expect((await listNow(admin, old)).memberInfo).toContainEqual({
      uid: ada.uid,
      displayName: 'Ada',
    });
  });

  test.each([true, false])('can be left, taking items along: %s', async (takeItems) => {
    const [ada, ben] = [users.signedIn('Ada'), users.signedIn('Ben')];
    const old = await oldList(ben, ada);
    await leaveList(ada.db, old, ada.uid, { takeItems });
    const now = await listNow(admin, old);
    expect(now.members).toEqual([ben.uid]);
    // Nobody can change such an item.
    expect(now.items).toHaveLength(2);
  });

  test('do not block the deletion of an account, own ones and others’', async () => {
    const [ada, ben] = [users.signedIn('Ada'), users.signedIn('Ben')];
    await createUser(ada.db, ada.account);
    const joined = await oldList(ben, ada);
    const own = await oldList(ada, ben);
    const { listId: newer } = await listWith(ben, ['Lamp']);
    await addMember(newer, ben, ada);
    const shown = await readDeletionPlan(ada.db, ada.uid);
    expect(shown.owned).toHaveLength(1);
    expect(shown.joined).toHaveLength(2);
    await leaveAllLists(ada.db, ada.uid, { shown, takeItems: true, onStep: () => undefined });
    await deleteRecord(ada.db, ada.uid);
    expect((await listNow(admin, joined)).members).toEqual([ben.uid]);
    expect((await listNow(admin, newer)).members).toEqual([ben.uid]);
    await expect(listNow(admin, own)).rejects.toThrow(/no list/);
    expect(await readUser(admin, ada.uid)).toBeNull();
  });
});

describe('a typed name', () => {
  test('takes the place of one that another window made of the address', async () => {
    const ada = users.signedIn('Ada');
    await createUser(ada.db, { ...ada.account, displayName: null });
    await createUser(ada.db, ada.account);
    expect(await readUser(ada.db, ada.uid)).not.toMatchObject({ displayName: 'Ada' });
    const account = { ...ada.account, displayName: 'Ada Byron' };
    await createUser(ada.db, account, { isTyped: true });
    expect(await readUser(ada.db, ada.uid)).toMatchObject({
      name: 'Ada Byron',
      displayName: 'Ada Byron',
      firstName: 'Ada',
      lastName: 'Byron',
    });
  });
});
