import type { Firestore } from 'firebase/firestore';
import type { List } from '../model/list.ts';
import { listRef } from './converters.ts';
import { changeList } from './transactions.ts';

/** Whether the name of somebody who was removed is kept on the list (F13). */
export function isFormer({ formerMembers = [] }: List, uid: string): boolean {
  return formerMembers.some((former) => former.uid === uid);
}

/**
 * Removes the kept name of a former member; only the owner may, and the former member while the list is not
 * private. Does nothing when no name is kept.
 * @throws AppError as `changeList`
 */
export async function forgetFormerName(db: Firestore, listId: string, uid: string): Promise<void> {
  let isForgotten = false;
  while (!isForgotten) {
    // The rules allow one entry per write. The app keeps one of each person, but they allow several.
    isForgotten = await changeList(db, listId, ({ tx, list }) => {
      if (!isFormer(list, uid)) return true;
      const { formerMembers = [] } = list;
      const index = formerMembers.findIndex((former) => former.uid === uid);
      const left = formerMembers.toSpliced(index, 1);
      tx.update(listRef(db, listId), { formerMembers: left });
      return !isFormer({ ...list, formerMembers: left }, uid);
    });
  }
}
