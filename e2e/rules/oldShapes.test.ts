import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deleteRecord,
  leaveAllLists,
  readDeletionPlan,
} from '../../src/data/account/accountDeletion.ts';
import { renameMember } from '../../src/data/memberName.ts';
import { leaveList } from '../../src/data/members.ts';
import { createUser, readUser } from '../../src/data/users.ts';
import { clearData, loadRules, forget } from './harness/emulator.ts';
import { letIn, listNow, listWith, People, type Person } from './harness/people.ts';

const people = new People('demo-giftlists-rules-old-shapes');
const server = people.server();

beforeAll(async () => {
  await loadRules(people.projectId);
  await clearData(people.projectId);
});
afterAll(async () => {
  await people.end();
  await forget(people.projectId);
});

let count = 0;

/** A list as an older product left it: no `memberInfo`, items that name who added them. */
async function oldList(owner: Person, ...others: Person[]): Promise<string> {
  count += 1;
  const listId = `1600000000000-${count}-${owner.uid}`;
  const members = [owner, ...others];
  await setDoc(doc(server, 'lists', listId), {
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
    const [ada, ben] = [people.signedIn('Ada'), people.signedIn('Ben')];
    const old = await oldList(ben, ada);
    const { listId } = await listWith(ada);
    await renameMember(ada.db, ada.uid, 'Augusta');
    expect((await listNow(server, listId)).memberInfo).toEqual([
      { uid: ada.uid, displayName: 'Augusta' },
    ]);
    expect((await listNow(server, old)).memberInfo).toContainEqual({
      uid: ada.uid,
      displayName: 'Ada',
    });
  });

  test.each([true, false])('can be left, taking items along: %s', async (takeItems) => {
    const [ada, ben] = [people.signedIn('Ada'), people.signedIn('Ben')];
    const old = await oldList(ben, ada);
    await leaveList(ada.db, old, ada.uid, { takeItems });
    const now = await listNow(server, old);
    expect(now.members).toEqual([ben.uid]);
    // Nobody can change such an item.
    expect(now.items).toHaveLength(2);
  });

  test('do not block the deletion of an account, own ones and others’', async () => {
    const [ada, ben] = [people.signedIn('Ada'), people.signedIn('Ben')];
    await createUser(ada.db, ada.account);
    const joined = await oldList(ben, ada);
    const own = await oldList(ada, ben);
    const { listId: newer } = await listWith(ben, ['Lamp']);
    await letIn(newer, ben, ada);
    const shown = await readDeletionPlan(ada.db, ada.uid);
    expect(shown.owned).toHaveLength(1);
    expect(shown.joined).toHaveLength(2);
    await leaveAllLists(ada.db, ada.uid, { shown, takeItems: true, onStep: () => undefined });
    await deleteRecord(ada.db, ada.uid);
    expect((await listNow(server, joined)).members).toEqual([ben.uid]);
    expect((await listNow(server, newer)).members).toEqual([ben.uid]);
    await expect(listNow(server, own)).rejects.toThrow(/no list/);
    expect(await readUser(server, ada.uid)).toBeNull();
  });
});

describe('a typed name', () => {
  test('takes the place of one that another window made of the address', async () => {
    const ada = people.signedIn('Ada');
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
