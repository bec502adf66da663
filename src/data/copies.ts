import type { Firestore } from 'firebase/firestore';
import type { CopySoFar, List } from '../model/list.ts';
import { LIMITS } from '../model/limits.ts';
import { cleanName } from '../model/line.ts';
import { addItem } from './items.ts';
import { createList, renameList } from './lists.ts';

/**
 * A new list with a user's own wishes of another one, as nobody had bought any of them (F7). The
 * others' wishes are theirs to repeat.
 * @param soFar filled as it goes on: given again after a failure, the same list is completed
 * @returns the new list's id
 * @throws AppError as `createList` and `addItem`
 */
export async function duplicateList(
  db: Firestore,
  list: List,
  owner: { uid: string; displayName: string },
  name: string,
  soFar: CopySoFar = { listId: null, itemIds: [] },
): Promise<string> {
  const bounded = cleanName(name, LIMITS.listName);
  if (soFar.listId === null) soFar.listId = await createList(db, owner, bounded);
  // Another name may have been typed meanwhile.
  else await renameList(db, soFar.listId, bounded);
  const own = list.items.filter(({ addedBy }) => addedBy === owner.uid);
  for (const item of own.filter(({ id }) => !soFar.itemIds.includes(id))) {
    // oxlint-disable-next-line no-await-in-loop -- the rules let one item in per write
    await addItem(db, soFar.listId, owner.uid, item);
    soFar.itemIds.push(item.id);
  }
  return soFar.listId;
}
