import type { Firestore } from 'firebase/firestore';
import type { List } from '../model/list.ts';
import { LIMITS } from '../model/limits.ts';
import { addItem } from './items.ts';
import { createList } from './lists.ts';

/**
 * A new list with a user's own wishes of another one, as nobody had bought any of them (F7). The
 * others' wishes are theirs to repeat.
 * @returns the new list's id; where the copying is cut short, the list holds what came before
 * @throws AppError as `createList` and `addItem`
 */
export async function duplicateList(
  db: Firestore,
  list: List,
  owner: { uid: string; displayName: string },
  name: string,
): Promise<string> {
  const id = await createList(db, owner, name.slice(0, LIMITS.listName));
  for (const item of list.items.filter(({ addedBy }) => addedBy === owner.uid)) {
    // oxlint-disable-next-line no-await-in-loop -- the rules let one item in per write
    await addItem(db, id, owner.uid, item);
  }
  return id;
}
