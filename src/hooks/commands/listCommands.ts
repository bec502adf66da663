import { attemptAt, endAttempt, keepAttempt, leaveAttempt } from '../../device/attempts.ts';
import { forgetMarks, rememberMark } from '../../device/myMarks.ts';
import * as duplication from '../../data/duplicateList.ts';
import { db, listen, withDb } from '../../data/firestore.ts';
import * as invites from '../../data/invites.ts';
import * as itemOrder from '../../data/itemOrder.ts';
import * as items from '../../data/items.ts';
import * as lists from '../../data/lists.ts';
import * as members from '../../data/members.ts';
import * as purchases from '../../data/purchases.ts';
import * as thanks from '../../data/thanks.ts';
import { syncOrQueue, deleteListForGood } from '../../data/syncOutbox.ts';
import { toAppError, type AppError } from '../../model/errors.ts';
import type { ItemContent, Anchor } from '../../model/item.ts';
import type { Invite } from '../../model/list.ts';
import type { Mark } from '../../model/mark.ts';
import type { User } from '../../model/user.ts';

/**
 * What can be done to a list, its items and its purchases. Each command rejects with an AppError
 * whose message can be shown.
 *
 * This module brings Firestore along, so only what is loaded lazily imports it: a modal that is open
 * has its commands, and does not find out at its submit that the network is gone. A page uses
 * `loadListCommands`.
 */

export const renameList = withDb(lists.renameList);
export const setEventDate = withDb(lists.setEventDate);
export const archiveList = withDb(lists.archiveList);
export const duplicateList = withDb(duplication.duplicateList);
export const updateItem = withDb(items.updateItem);
export const deleteItem = withDb(items.deleteItem);
export const moveItem = withDb(itemOrder.moveItem);
export const forgetRemovedItem = withDb(itemOrder.forgetRemovedItem);
export const joinList = withDb(invites.joinList);
export const revokeInvite = withDb(invites.revokeInvite);
export const readThanks = withDb(thanks.readThanks);
export const setThanked = withDb(thanks.setThanked);

/** One list on its way; the same for each attempt of one form. */
export interface ListAttempt {
  id: string | null;
}

/**
 * Creates a list with the user as owner and only member; gives its id. Where the answer to an attempt
 * was lost, also before a reload, the next one of this name looks that list up.
 */
export async function createList(user: User, name: string, attempt: ListAttempt): Promise<string> {
  const what = `create ${user.uid} ${name.trim()}`;
  const noted = attemptAt(what);
  const earlier = attempt.id ?? (typeof noted === 'string' ? noted : null);
  const id = earlier ?? lists.newListId();
  attempt.id = id;
  keepAttempt(what, id);
  try {
    await lists.createList(db, user, name, { id, isRetry: earlier !== null });
  } catch (error) {
    if (toAppError(error).code === 'refused') endAttempt(what);
    else leaveAttempt(what);
    throw error;
  }
  endAttempt(what);
  return id;
}

/** Deletes a list for everybody, for good (§4). */
export function deleteList(listId: string, user: User): Promise<void> {
  return deleteListForGood(listId, user.uid);
}

/**
 * Adds an item of the user's.
 * @returns 'sent', or 'kept': it is stored on this device, shows as pending, and is sent when a
 *   server is within reach; what becomes of it is told even after a reload
 */
export function addItem(
  listId: string,
  user: User,
  content: ItemContent,
): Promise<'sent' | 'kept'> {
  return syncOrQueue(listId, user.uid, content);
}

/**
 * Undoes `deleteItem`; `anchor` says where the item stood. Where that one is gone meanwhile, the
 * item stays at the end.
 */
export async function restoreItem(
  listId: string,
  itemId: string,
  anchor: Anchor | null,
): Promise<void> {
  await itemOrder.restoreItem(db, listId, itemId);
  if (!anchor) return;
  try {
    await itemOrder.moveItem(db, listId, itemId, anchor);
  } catch (error) {
    // The item is back, so what is missing is its neighbour of then: deleted too, not yet undone.
    if (toAppError(error).code !== 'item-missing') throw error;
  }
}

/**
 * Appends a name to who bought the item (§4 Item purchase), or lets it buy more; anyone may. This
 * device remembers it.
 * @param mark what is marked, and under which name
 * @param options.known the names that the person who marks has seen on the item; null: adds to any
 * @param options.hidden what others bought is hidden from them
 * @param attempt the same for each attempt of one form: a mark whose answer was lost is looked up
 */
export async function markPurchased(
  mark: Mark,
  options: { known: readonly string[] | null; hidden: boolean },
  attempt: MarkAttempt,
): Promise<void> {
  const { listId, itemId, pieces } = mark;
  const name = mark.name.trim();
  const what = `mark ${listId} ${itemId} ${name}`;
  const had = attempt.get(name) ?? hadBefore(attemptAt(what));
  const onSending = (now: number) => {
    attempt.set(name, now);
    keepAttempt(what, { mark: { ...mark, name }, had: now });
  };
  try {
    const total = await purchases.markPurchased(db, listId, itemId, name, {
      pieces,
      ...options,
      had,
      onSending,
    });
    rememberMark({ ...mark, name, pieces: total });
  } catch (error) {
    if (isUnanswered(error)) leaveAttempt(what);
    else endAttempt(what);
    throw error;
  }
  endAttempt(what);
}

/** How many pieces an item held under a name before an attempt of this form, by that name. */
export type MarkAttempt = Map<string, number>;

function hadBefore(noted: unknown): number | null {
  return (noted as { had?: number } | undefined)?.had ?? null;
}

/** Whether what failed may have been carried out all the same. */
function isUnanswered(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'unanswered' || code === 'offline';
}

/** Takes the name of one of this device's marks off its item, and forgets the mark. */
export async function takeMarkBack({ listId, itemId, name }: Mark): Promise<void> {
  await purchases.removePurchaser(db, listId, itemId, name);
  forgetMarks(listId, itemId, name);
}

/** Forgets one of this device's marks; the item is left as it is. */
export function forgetMark({ listId, itemId, name }: Mark): void {
  forgetMarks(listId, itemId, name);
}

/** Clears who bought the item (§4 Item purchase); anyone may. */
export async function unmarkPurchased(listId: string, itemId: string): Promise<void> {
  await purchases.unmarkPurchased(db, listId, itemId);
  forgetMarks(listId, itemId);
}

/** Invites on their way, by e-mail address; the same for each attempt of one form. */
export type InviteAttempts = Map<string, invites.InviteIds>;

/**
 * Creates a single-use invitation and gives its token (§4 Invite). Where the answer to an attempt was
 * lost, the next one for this address finds that invitation.
 */
export async function createInvite(
  listId: string,
  user: User,
  email: string,
  attempts: InviteAttempts,
): Promise<string> {
  const earlier = attempts.get(email);
  const ids = earlier ?? invites.newInviteIds();
  attempts.set(email, ids);
  const isRetry = earlier !== undefined;
  try {
    const token = await invites.createInvite(db, listId, user.uid, email, { ids, isRetry });
    attempts.delete(email);
    return token;
  } catch (error) {
    // Nothing was made of these ids, or it was revoked meanwhile: the next attempt is a new one.
    if (toAppError(error).code === 'refused') attempts.delete(email);
    throw error;
  }
}

/** Watches the list's open invitations; gives the function that stops watching. */
export function watchInvites(
  listId: string,
  onInvites: (invites: Invite[]) => void,
  onError: (error: AppError) => void,
): () => void {
  return listen((instance) => invites.subscribeToInvites(instance, listId, onInvites, onError));
}

/**
 * Leaves a list, taking the own items along or not (§4 List membership).
 * @param options.taken the items taken along so far; an attempt after a failure is given the same
 * @returns what undoes it, and what settles it: after that nothing is kept to undo it with
 */
export async function leaveList(
  listId: string,
  { uid, displayName }: User,
  { takeItems, taken }: { takeItems: boolean; taken: string[] },
): Promise<{ undo: () => Promise<void>; settle: () => Promise<void> }> {
  await members.leaveList(db, listId, uid, { takeItems, taken });
  return {
    undo: () => members.returnToList(db, listId, { uid, displayName }, taken),
    settle: () => members.forgetLeave(db, listId, taken),
  };
}
