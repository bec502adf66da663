import { db, withDb } from '../../data/firestore.ts';
import { deleteItems } from '../../data/items.ts';
import { deleteTrashedItems, restoreItems } from '../../data/trash.ts';
import { readList } from '../../data/lists.ts';
import * as people from '../../data/people.ts';
import type { Person } from '../../model/list.ts';
import type { User } from '../../model/user.ts';

/**
 * Commands on the people without an account of a list (F11). Each rejects with an AppError whose
 * message can be shown. This module imports Firestore, so only lazily loaded code may import it.
 */

export const addPerson = withDb(people.addPerson);
export const addPeople = withDb(people.addPeople);
export const renamePerson = withDb(people.renamePerson);

/**
 * Removes a person, and optionally the items that the user added for them.
 * @param options.withItems false: these items become the user's own wishes
 * @param options.taken receives the ids of the deleted items; pass the same array to a retry
 * @returns `undo` reverts it; `commit` makes it final and deletes what undoing would need
 */
export async function removePerson(
  listId: string,
  { uid }: User,
  person: Person,
  { withItems, taken }: { withItems: boolean; taken: string[] },
): Promise<{ undo: () => Promise<void>; commit: () => Promise<void> }> {
  await people.removePerson(db, listId, person.id);
  if (withItems) {
    const { items } = await readList(db, listId);
    const own = items.filter((item) => item.addedBy === uid && item.for === person.id);
    await deleteItems(db, listId, own, { taken });
  }
  return {
    undo: async () => {
      await restoreItems(db, listId, taken);
      await people.restorePeople(db, listId, [person]);
    },
    commit: () => deleteTrashedItems(db, listId, taken),
  };
}
