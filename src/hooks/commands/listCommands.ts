import { endAttempt, openAttempts } from '../../device/attempts.ts';
import { rememberInviteLink } from '../../device/inviteLinks.ts';
import * as drafts from '../../data/drafts.ts';
import * as changedLinks from '../../data/changeLink.ts';
import * as duplication from '../../data/duplicateList.ts';
import { db, listenWithDb, withDb } from '../../data/firestore.ts';
import * as invites from '../../data/invites.ts';
import * as itemOrder from '../../data/itemOrder.ts';
import * as items from '../../data/items.ts';
import * as newItems from '../../data/newItems.ts';
import * as lists from '../../data/lists.ts';
import * as settings from '../../data/listSettings.ts';
import * as members from '../../data/members.ts';
import * as memberRemoval from '../../data/removeMember.ts';
import * as thanks from '../../data/thanks.ts';
import * as trash from '../../data/trash.ts';
import { DAY_MS } from '../../lib/time.ts';
import { toAppError } from '../../model/errors.ts';
import type { ItemContent, Anchor } from '../../model/item.ts';
import { LIMITS } from '../../model/limits.ts';
import type { Person } from '../../model/list.ts';
import type { User } from '../../model/user.ts';
import { createOnce, isText } from './createOnce.ts';

/**
 * Commands on a list, its members and its items. Each rejects with an AppError whose message can be
 * shown.
 *
 * This module imports Firestore, so only lazily loaded code may import it statically. Modals do, so
 * that an open modal has its commands even when the network fails before the submit. Pages use
 * `loadListCommands`.
 */

export const editList = withDb(settings.editList);
export const setPrivate = withDb(settings.setPrivate);
export const changeLink = withDb(changedLinks.changeLink);
export const newLinkOf = changedLinks.newLinkOf;
export const handOverList = withDb(settings.handOverList);
export const removeMember = withDb(memberRemoval.removeMember);
export const deleteLeftBehind = withDb(memberRemoval.deleteLeftBehind);
export const setEventDate = withDb(settings.setEventDate);
export const archiveList = withDb(settings.archiveList);
export const duplicateList = withDb(duplication.duplicateList);
export const updateItem = withDb(items.updateItem);
export const deleteItem = withDb(items.deleteItem);
export const moveItem = withDb(itemOrder.moveItem);
export const deleteTrashedItem = withDb(trash.deleteTrashedItem);
export const joinList = withDb(invites.joinList);
export const revokeInvite = withDb(invites.revokeInvite);
export const readThanks = withDb(thanks.readThanks);
export const setThanked = withDb(thanks.setThanked);
export const watchDrafts = listenWithDb(drafts.subscribeToDrafts);
export const watchInvites = listenWithDb(invites.subscribeToInvites);

// These use the app's instance already, or none.
export {
  addItem,
  deleteDraft,
  deleteList,
  restoreDraft,
  saveDraft,
} from '../../data/syncOutbox.ts';
export { isClockWrong } from '../../data/serverClock.ts';

/** A list that is being created; one object for all attempts of a form. */
export interface ListAttempt {
  id: string | null;
}

/**
 * Creates a list with the user as owner and only member. When the response to an attempt was lost,
 * also before a reload, the next attempt with this name finds that list.
 * @returns its id
 */
export async function createList(user: User, name: string, attempt: ListAttempt): Promise<string> {
  const prefix = `create ${user.uid} `;
  const key = `${prefix}${name.trim()}`;
  if (attempt.id !== null) {
    // An earlier attempt of this form may have had another name. The next list with that name is a new one.
    for (const [other, id] of openAttempts(prefix)) if (id === attempt.id) endAttempt(other);
  }
  const ids = { newId: lists.newListId, isId: isText };
  const create = (id: string, isRetry: boolean) => {
    attempt.id = id;
    return lists.createList(db, user, name, { id, isRetry });
  };
  const listId = await createOnce(key, ids, create, attempt.id);
  endAttempt(key);
  return listId;
}

/**
 * Adds the rows of an import. Unlike `addItem` this does not use the outbox, because the import itself
 * is stored and sends what is left again.
 * @returns adds the next row as an item with this id; sending the same id again adds nothing. Throws
 *   AppError as `sendItem`
 */
export function importer(
  listId: string,
  user: User,
): (id: string, content: ItemContent) => Promise<void> {
  const send = newItems.itemSender(db, listId);
  return async (id, content) => {
    await send(newItems.newItem(listId, user.uid, content, id));
  };
}

/**
 * Undoes `deleteItem`.
 * @param anchor the item's former position; when the anchor item has been deleted meanwhile, the
 *   restored item stays at the end of the list
 */
export async function restoreItem(
  listId: string,
  itemId: string,
  anchor: Anchor | null,
): Promise<void> {
  await trash.restoreItem(db, listId, itemId);
  if (!anchor) return;
  try {
    await itemOrder.moveItem(db, listId, itemId, anchor);
  } catch (error) {
    // The item itself is restored, so the missing one is the anchor item.
    if (toAppError(error).code !== 'item-missing') throw error;
  }
}

/**
 * Creates a single-use invite (§4 Invite), whose link this device remembers. When the response to an
 * attempt was lost, also before the form was closed, the next attempt for this address finds that invite.
 * @returns its token
 */
export async function createInvite(listId: string, user: User, email: string): Promise<string> {
  const key = `invite ${user.uid} ${listId} ${email}`;
  const { id, token } = await createOnce(
    key,
    { newId: invites.newInviteIds, isId: invites.areInviteIds },
    (ids) => invites.createInvite(db, listId, user.uid, email, ids),
  );
  endAttempt(key);
  rememberInviteLink(id, { token, expiresAt: Date.now() + LIMITS.inviteDays * DAY_MS });
  return token;
}

/**
 * Leaves a list and optionally deletes the own items (§4 List membership).
 * @param options.taken receives the ids of the deleted items; pass the same array to a retry
 * @param options.takenPeople receives the people who are removed with them; likewise
 * @returns `undo` reverts it; `commit` makes it final and deletes what undoing would need
 */
export async function leaveList(
  listId: string,
  { uid, displayName }: User,
  { takeItems, taken, takenPeople }: { takeItems: boolean; taken: string[]; takenPeople: Person[] },
): Promise<{ undo: () => Promise<void>; commit: () => Promise<void> }> {
  await members.leaveList(db, listId, uid, { takeItems, taken, takenPeople });
  return {
    undo: () => members.returnToList(db, listId, { uid, displayName }, taken, takenPeople),
    // The `leavers` document stays: it prevents joining again with an older invite.
    commit: () => trash.deleteTrashedItems(db, listId, taken),
  };
}
