import { deleteField, serverTimestamp, type Firestore } from 'firebase/firestore';
import { listRef } from './converters.ts';
import { finishMove } from './finishMove.ts';
import { changeList } from './transactions.ts';

/** What members and owners change about a list itself. All throw an AppError as `changeList`. */

/**
 * Changes a list's name, its description, or both (§6: any member may).
 * @param changes the fields to change; an empty description removes it
 */
export async function editList(
  db: Firestore,
  listId: string,
  { name, description }: { name?: string; description?: string },
): Promise<void> {
  await changeList(db, listId, ({ tx, list }) => {
    const isRenamed = name !== undefined && name.trim() !== list.name;
    const isDescribed = description !== undefined && description.trim() !== list.description;
    if (!isRenamed && !isDescribed) return;
    tx.update(listRef(db, listId), {
      ...(isRenamed && { name: name.trim() }),
      ...(isDescribed && { description: description.trim() || deleteField() }),
    });
  });
}

/**
 * Sets the event date (F1). Any member may.
 * @param day YYYY-MM-DD, or '' to remove the date
 */
export async function setEventDate(db: Firestore, listId: string, day: string): Promise<void> {
  await changeList(db, listId, ({ tx, list }) => {
    if (day === list.eventDate) return;
    tx.update(listRef(db, listId), { eventDate: day === '' ? deleteField() : day });
  });
}

/** Archives a list, or undoes that. Only its owner may. */
export async function archiveList(db: Firestore, listId: string, archived: boolean): Promise<void> {
  await changeList(db, listId, ({ tx, list }) => {
    if (archived === list.archived) return;
    tx.update(listRef(db, listId), { archivedAt: archived ? serverTimestamp() : deleteField() });
  });
}

/** Shows a list to its members only, or again to whoever has its link (F13). Only its owner may. */
export async function setPrivate(db: Firestore, listId: string, isPrivate: boolean): Promise<void> {
  await changeList(db, listId, ({ tx, list }) => {
    if (isPrivate === (list.private ?? false)) return;
    tx.update(listRef(db, listId), { private: isPrivate || deleteField() });
  });
}

/** Makes another member the owner (F13). The previous owner stays a member. Only the owner may. */
export async function handOverList(db: Firestore, listId: string, uid: string): Promise<void> {
  // First: who changed the link could read what is left under the former one also afterwards.
  await finishMove(db, listId);
  await changeList(db, listId, ({ tx, list }) => {
    if (uid !== list.ownerId) tx.update(listRef(db, listId), { ownerId: uid });
  });
}
