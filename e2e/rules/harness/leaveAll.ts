import { leaveAllLists, readDeletionPlan } from '../../../src/data/account/accountDeletion.ts';
import { deleteList } from '../../../src/data/listDeletion.ts';
import type { TestUser } from './users.ts';

/**
 * Leaves and deletes all of a user's lists, as deleting the account does, and takes the items along.
 * @param formerIds takes the place of the outbox: the interrupted deletions, each with the list's former id
 */
export async function leaveAll(
  { db, uid }: TestUser,
  formerIds = new Map<string, string | undefined>(),
): Promise<void> {
  await leaveAllLists(db, uid, {
    shown: await readDeletionPlan(db, uid),
    takeItems: true,
    onStep: () => undefined,
    unfinished: [...formerIds.keys()],
    deleteList: async (listId) => {
      const formerId = formerIds.get(listId);
      formerIds.set(listId, formerId);
      const noteFormerId = (id: string) => void formerIds.set(listId, id);
      await deleteList(db, listId, uid, { formerId, noteFormerId });
      formerIds.delete(listId);
    },
  });
}
