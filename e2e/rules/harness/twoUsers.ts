import type { Firestore } from 'firebase/firestore';
import type { Item } from '../../../src/model/item.ts';
import { addMember, listWith, TestUsers, type TestUser } from './users.ts';

/** What most test files of the app's commands begin with. */
interface TwoUsers {
  users: TestUsers;
  /** A Firestore without rules. */
  admin: Firestore;
  owner: TestUser;
  mem: TestUser;
  /** Somebody without an account. */
  visitor: Firestore;
  /** Creates a list of the owner and mem, with items of the owner's of these names. */
  sharedList: (names?: string[]) => Promise<{ listId: string; items: Item[] }>;
}

/**
 * Opens an empty project for the tests of one file, with an owner, a member and a visitor.
 * @param area what these tests are about: the project's name, which no other file may have
 */
export async function setUpTwoUsers(area: string): Promise<TwoUsers> {
  const users = await TestUsers.setUp(`demo-giftlists-rules-commands-${area}`);
  const owner = users.signedIn('Olga');
  const mem = users.signedIn('Mem');
  return {
    users,
    admin: users.admin(),
    owner,
    mem,
    visitor: users.visitor(),
    sharedList: async (names = []) => {
      const made = await listWith(owner, names);
      await addMember(made.listId, owner, mem);
      return made;
    },
  };
}
