import type { Invite } from '../model/list.ts';
import type { ItemContent } from '../model/item.ts';
import type { AppError } from '../data/errors.ts';
import type { User } from '../model/user.ts';

/**
 * What can be done to a list, for modals: each loads Firestore and its commands when first used,
 * and rejects with an AppError whose message can be shown.
 */

const store = () => import('../data/firestore.ts');

/** Changes a list's name (§6). */
export async function renameList(listId: string, name: string): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/lists.ts')]);
  await commands.renameList(db, listId, name);
}

/** Deletes a list for everybody, for good (§4). */
export async function deleteList(listId: string, user: User): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/lists.ts')]);
  await commands.deleteList(db, listId, user.uid);
}

/**
 * Adds an item of the user's. Offline the promise stays open until the connection is back, while
 * the item already shows as pending; `onQueued` says when it is safe on this device.
 */
export async function addItem(
  listId: string,
  user: User,
  content: ItemContent,
  onQueued: () => void,
): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/items.ts')]);
  await commands.addItem(db, listId, user.uid, content, onQueued);
}

/** Replaces the content of one of the user's own items. */
export async function updateItem(
  listId: string,
  itemId: string,
  content: ItemContent,
): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/items.ts')]);
  await commands.updateItem(db, listId, itemId, content);
}

/** Deletes one of the user's own items. */
export async function deleteItem(listId: string, itemId: string): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/items.ts')]);
  await commands.deleteItem(db, listId, itemId);
}

/** Appends a name to who bought the item (§4 Item purchase); anyone may. */
export async function markPurchased(listId: string, itemId: string, name: string): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/purchases.ts')]);
  await commands.markPurchased(db, listId, itemId, name);
}

/** Clears who bought the item (§4 Item purchase); anyone may. */
export async function unmarkPurchased(listId: string, itemId: string): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/purchases.ts')]);
  await commands.unmarkPurchased(db, listId, itemId);
}

/** Creates a single-use invitation and gives its token (§4 Invite). */
export async function createInvite(listId: string, user: User, email: string): Promise<string> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/members.ts')]);
  return commands.createInvite(db, listId, user.uid, email);
}

/** Makes an open invitation worthless. */
export async function revokeInvite(listId: string, token: string): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/members.ts')]);
  await commands.revokeInvite(db, listId, token);
}

/** Watches the list's open invitations; gives the function that stops watching. */
export async function watchInvites(
  listId: string,
  onInvites: (invites: Invite[]) => void,
  onError: (error: AppError) => void,
): Promise<() => void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/members.ts')]);
  return commands.subscribeToInvites(db, listId, onInvites, onError);
}

/** Joins with a token: membership, name and spent token in one write (§4 List membership). */
export async function joinList(listId: string, token: string, user: User): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/members.ts')]);
  await commands.joinList(db, listId, token, { uid: user.uid, displayName: user.displayName });
}

/** Leaves a list, taking the own items along or not (§4 List membership). */
export async function leaveList(
  listId: string,
  user: User,
  options: { takeItems: boolean },
): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/members.ts')]);
  await commands.leaveList(db, listId, user.uid, options);
}
