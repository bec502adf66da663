import type { CopySoFar, Invite, List } from '../model/list.ts';
import type { ItemContent, Neighbour } from '../model/item.ts';
import type { Mark } from '../model/mark.ts';
import { toAppError, type AppError } from '../data/errors.ts';
import type { InviteIds } from '../data/invites.ts';
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
  await (await import('../data/syncOutbox.ts')).deleteListForGood(listId, user.uid);
}

/**
 * Adds an item of the user's. 'kept': it is safe on this device, shows as pending, and is sent when
 * a server is within reach; what becomes of it is told even after a reload.
 */
export async function addItem(
  listId: string,
  user: User,
  content: ItemContent,
): Promise<'sent' | 'kept'> {
  return (await import('../data/syncOutbox.ts')).addOrQueue(listId, user.uid, content);
}

/**
 * Changes some of the content of one of the user's own items.
 * @param seen what these fields held when the form was opened; what changed in another place since is
 *   told instead of overwritten
 */
export async function updateItem(
  listId: string,
  itemId: string,
  changes: Partial<ItemContent>,
  seen: Partial<ItemContent>,
): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/items.ts')]);
  await commands.updateItem(db, listId, itemId, changes, seen);
}

/** Deletes one of the user's own items, so that it can be restored for a while. */
export async function deleteItem(listId: string, itemId: string): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/items.ts')]);
  await commands.deleteItem(db, listId, itemId);
}

/**
 * Undoes `deleteItem`; `neighbour` says where the item stood. Where that one is gone meanwhile, the
 * item stays at the end.
 */
export async function restoreItem(
  listId: string,
  itemId: string,
  neighbour: Neighbour | null,
): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/itemPlaces.ts')]);
  await commands.restoreItem(db, listId, itemId);
  if (!neighbour) return;
  try {
    await commands.moveItem(db, listId, itemId, neighbour);
  } catch (error) {
    // The item is back, so what is missing is its neighbour of then: deleted too, not yet undone.
    if (toAppError(error).code !== 'item-missing') throw error;
  }
}

/** After this `restoreItem` finds nothing any more. */
export async function forgetRemovedItem(listId: string, itemId: string): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/itemPlaces.ts')]);
  await commands.forgetRemovedItem(db, listId, itemId);
}

/** Puts one of the user's own items beside another one. */
export async function moveItem(
  listId: string,
  itemId: string,
  neighbour: Neighbour,
): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/itemPlaces.ts')]);
  await commands.moveItem(db, listId, itemId, neighbour);
}

/** Says when the occasion is: YYYY-MM-DD, or '' for no day. */
export async function setEventDate(listId: string, day: string): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/lists.ts')]);
  await commands.setEventDate(db, listId, day);
}

/** Closes a list that is over, or opens it again; its owner may. */
export async function archiveList(listId: string, archived: boolean): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/lists.ts')]);
  await commands.archiveList(db, listId, archived);
}

/**
 * A new list of the user's with their own wishes of this one, unpurchased; gives its id.
 * @param soFar the same for each attempt, so that trying again completes what failed
 * @param signal stops it after the item it is at
 */
export async function duplicateList(
  list: List,
  user: User,
  name: string,
  soFar: CopySoFar,
  signal: AbortSignal,
): Promise<string> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/copies.ts')]);
  return commands.duplicateList(db, list, user, name, soFar, signal);
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
  const [{ db }, commands, marks, attempts] = await Promise.all([
    store(),
    import('../data/purchases.ts'),
    import('../data/myMarks.ts'),
    import('../data/attempts.ts'),
  ]);
  const { listId, itemId, pieces } = mark;
  const name = mark.name.trim();
  const what = `mark ${listId} ${itemId} ${name}`;
  const had = attempt.get(name) ?? hadBefore(attempts.attemptAt(what));
  const onSending = (now: number) => {
    attempt.set(name, now);
    attempts.keepAttempt(what, { mark: { ...mark, name }, had: now });
  };
  try {
    const total = await commands.markPurchased(db, listId, itemId, name, {
      pieces,
      ...options,
      had,
      onSending,
    });
    marks.rememberMark({ ...mark, name, pieces: total });
  } catch (error) {
    if (isUnanswered(error)) attempts.leaveAttempt(what);
    else attempts.endAttempt(what);
    throw error;
  }
  attempts.endAttempt(what);
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
export async function takeMarkBack(mark: Mark): Promise<void> {
  const [{ db }, commands, marks] = await Promise.all([
    store(),
    import('../data/purchases.ts'),
    import('../data/myMarks.ts'),
  ]);
  await commands.removePurchaser(db, mark.listId, mark.itemId, mark.name);
  marks.forgetMarks(mark.listId, mark.itemId, mark.name);
}

/** Forgets one of this device's marks; the item is left as it is. */
export async function forgetMark({ listId, itemId, name }: Mark): Promise<void> {
  (await import('../data/myMarks.ts')).forgetMarks(listId, itemId, name);
}

/** Clears who bought the item (§4 Item purchase); anyone may. */
export async function unmarkPurchased(listId: string, itemId: string): Promise<void> {
  const [{ db }, commands, marks] = await Promise.all([
    store(),
    import('../data/purchases.ts'),
    import('../data/myMarks.ts'),
  ]);
  await commands.unmarkPurchased(db, listId, itemId);
  marks.forgetMarks(listId, itemId);
}

/** Invites on their way, by e-mail address; the same for each attempt of one form. */
export type InviteAttempts = Map<string, InviteIds>;

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
  const [{ db }, commands] = await Promise.all([store(), import('../data/invites.ts')]);
  const earlier = attempts.get(email);
  const ids = earlier ?? commands.newInviteIds();
  attempts.set(email, ids);
  const isRetry = earlier !== undefined;
  try {
    const token = await commands.createInvite(db, listId, user.uid, email, { ids, isRetry });
    attempts.delete(email);
    return token;
  } catch (error) {
    // Nothing was made of these ids, or it was revoked meanwhile: the next attempt is a new one.
    if (toAppError(error).code === 'refused') attempts.delete(email);
    throw error;
  }
}

/** Makes an open invitation worthless. */
export async function revokeInvite(listId: string, inviteId: string): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/invites.ts')]);
  await commands.revokeInvite(db, listId, inviteId);
}

/** Watches the list's open invitations; gives the function that stops watching. */
export async function watchInvites(
  listId: string,
  onInvites: (invites: Invite[]) => void,
  onError: (error: AppError) => void,
): Promise<() => void> {
  const [{ listen }, commands] = await Promise.all([store(), import('../data/invites.ts')]);
  return listen((db) => commands.subscribeToInvites(db, listId, onInvites, onError));
}

/** Joins with a token: membership, name and spent token in one write (§4 List membership). */
export async function joinList(listId: string, token: string, user: User): Promise<void> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/invites.ts')]);
  await commands.joinList(db, listId, token, { uid: user.uid, displayName: user.displayName });
}

/**
 * Leaves a list, taking the own items along or not (§4 List membership).
 * @param options.taken the items taken along so far; an attempt after a failure is given the same
 * @returns what undoes it, and what settles it: after that nothing is kept to undo it with
 */
export async function leaveList(
  listId: string,
  user: User,
  { takeItems, taken }: { takeItems: boolean; taken: string[] },
): Promise<{ undo: () => Promise<void>; settle: () => Promise<void> }> {
  const [{ db }, commands] = await Promise.all([store(), import('../data/members.ts')]);
  const { uid, displayName } = user;
  await commands.leaveList(db, listId, uid, { takeItems, taken });
  return {
    undo: () => commands.returnToList(db, listId, { uid, displayName }, taken),
    settle: () => commands.forgetLeave(db, listId, taken),
  };
}
