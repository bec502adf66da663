import type { Firestore } from 'firebase/firestore';
import type { DuplicateProgress } from '../model/duplication.ts';
import { peopleIn, personOf, type List, type MemberInfo } from '../model/list.ts';
import { LIMITS } from '../model/limits.ts';
import { cleanName } from '../model/line.ts';
import { AppError } from '../model/errors.ts';
import { itemSender, newItem } from './newItems.ts';
import { setPrivate } from './listSettings.ts';
import { createList, newListId } from './lists.ts';
import { addPeople } from './people.ts';

/** What `duplicateList` is called with. */
interface Duplication {
  list: List;
  owner: MemberInfo;
  /** The name of the duplicate. */
  name: string;
  /** From `newDuplication`; updated after each item. Pass it again after a failure to complete the same list. */
  progress: DuplicateProgress;
  /** Once it is aborted, no further item is written. */
  signal?: AbortSignal;
}

/**
 * Creates a new list with the user's own items of another one, without their purchases
 * (F7), and the people without an account whom they are for. Items of other contributors are left out. The
 * duplicate of a private list is private, too, before it has any items.
 * @returns the new list's id
 * @throws AppError 'cancelled' when stopped, and as `createList` and `sendItem`
 */
export async function duplicateList(
  db: Firestore,
  { list, owner, name, progress, signal }: Duplication,
): Promise<string> {
  const bounded = cleanName(name, LIMITS.listName);
  const isRetry = progress.listId !== null;
  const duplicateId = (progress.listId ??= newListId());
  await createList(db, owner, bounded, { id: duplicateId, isRetry });
  if (list.private) await setPrivate(db, duplicateId, true);
  const own = list.items.filter(({ addedBy }) => addedBy === owner.uid);
  const people = peopleIn(list).filter(({ id }) => own.some((item) => item.for === id));
  await addPeople(db, duplicateId, people);
  const send = itemSender(db, duplicateId);
  for (const item of own.filter(({ id }) => !progress.itemIds.includes(id))) {
    if (signal?.aborted) throw new AppError('cancelled');
    const itemId = progress.newItemIds.idOf(item.id);
    // The rules allow one new item per write.
    await send(newItem(duplicateId, owner.uid, { ...item, for: personOf(list, item) }, itemId));
    progress.itemIds.push(item.id);
  }
  return duplicateId;
}
