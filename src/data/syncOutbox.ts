import type { Item, ItemContent } from '../model/item.ts';
import { AppError, isTemporary, toAppError } from '../model/errors.ts';
import { db } from './firestore.ts';
import { whereMoved } from './finishMove.ts';
import { newItem, refuseFull, sendItem } from './newItems.ts';
import { deleteList, finishDeletion } from './listDeletion.ts';
import { isOffline } from './transactions.ts';
import {
  hasUnsent,
  isWaiting,
  keepDeletion,
  keepUnsentItem,
  removeDeletion,
  removeUnsentItem,
  confirmUnsentItem,
  unfinishedDeletions,
  unsentItem,
  unsentItems,
  type UnfinishedDeletion,
  type UnsentItem,
} from '../device/outbox/outbox.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loadWithRetry.ts';

/** Sends the outbox of this device, one window at a time. */

/** Items whose form is still open: the form shows their errors itself. */
const inOpenForm = new Set<string>();

/** The id of an item to be added. */
export interface NewItemId {
  /** Created before the first attempt; the same for all of them, so that none adds the item again. */
  id: string;
  /** It is the id of the draft that the item is made from. The write that adds the item deletes the draft. */
  fromDraft: boolean;
}

/**
 * Adds an item of `uid` to a list through the outbox: once stored there it survives closing the tab,
 * and it is sent until the server responds.
 * @returns 'sent' when it is on the list; 'queued' when it is only in the outbox so far. If it is
 *   refused later, it stays in the outbox and `UnsentItems` shows the error.
 * @throws AppError as `sendItem`, also 'offline' when this device cannot store anything
 */
export async function syncOrQueue(
  listId: string,
  uid: string,
  content: ItemContent,
  { id, fromDraft }: NewItemId,
): Promise<'sent' | 'queued'> {
  const item = newItem(listId, uid, content, id);
  await refuseFull(db, item);
  if (!(await storeInOutbox(item, fromDraft))) {
    await sendItem(db, item, { fromDraft, isFormOpen: true });
    return 'sent';
  }
  inOpenForm.add(item.id);
  const finished = new AbortController();
  let failure: AppError | null;
  try {
    failure = await Promise.race([sendStored(item.id), untilOffline(finished.signal)]);
  } finally {
    finished.abort();
    inOpenForm.delete(item.id);
  }
  if (failure === null) return 'sent';
  if (!isTemporary(failure)) {
    // If it stays in the outbox, another submit of the form replaces it.
    await logged(removeUnsentItem(item.id));
    throw failure;
  }
  void syncOutbox(uid);
  return 'queued';
}

const syncing = new Map<string, Promise<void>>();

/**
 * Sends the outbox of `uid`, with retries until it is empty, and finishes interrupted deletions of
 * lists. Never rejects.
 */
export function syncOutbox(uid: string): Promise<void> {
  const running =
    syncing.get(uid) ?? loadWithRetry(() => syncOnce(uid), OPTIONAL, { onFailure: logWaiting });
  syncing.set(uid, running);
  return running.finally(() => syncing.delete(uid));
}

/** Sends a refused item again, at the user's request. */
export async function sendAgain(entry: UnsentItem): Promise<void> {
  await keepUnsentItem({ ...entry, failure: null });
  const failure = await sendStored(entry.id);
  if (failure && isTemporary(failure)) void syncOutbox(entry.uid);
}

/**
 * Deletes a list for everybody, permanently (§4). The deletion is stored in the outbox until the
 * list's subcollections are deleted too; when interrupted, `syncOutbox` finishes it.
 * @throws AppError as `deleteList`
 */
export async function deleteListForGood(listId: string, uid: string): Promise<void> {
  await navigator.locks.request(deletionLock(listId), async () => {
    // An earlier attempt may know the list's former id.
    const earlier = await interruptedDeletions(uid);
    const entry = earlier.find((one) => one.listId === listId) ?? { listId, uid };
    await logged(keepDeletion(entry));
    const noteFormerId = (formerId: string) => logged(keepDeletion({ ...entry, formerId }));
    try {
      await deleteList(db, listId, uid, { formerId: entry.formerId, noteFormerId });
    } catch (error) {
      // A refused deletion has not started. After other errors it may have, so the entry stays.
      if (!isTemporary(error) && toAppError(error).code !== 'unknown') {
        await logged(removeDeletion(listId));
      }
      throw error;
    }
    await logged(removeDeletion(listId));
  });
}

/** The deletions that this user started on this device and that are not complete, as far as is known. */
export async function interruptedDeletions(uid: string): Promise<UnfinishedDeletion[]> {
  try {
    return await unfinishedDeletions(uid);
  } catch (error) {
    console.warn('The outbox of this device could not be read', error);
    return [];
  }
}

async function syncOnce(uid: string): Promise<void> {
  // Another user's session, or none: the outbox waits until its user signs in again.
  if (!(await isSignedIn(uid))) return;
  for (const { id } of (await unsentItems(uid)).filter(isWaiting)) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they were added
    await send(id);
  }
  for (const entry of await unfinishedDeletions(uid)) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, to limit the load on the server
    await finish(entry);
  }
  if (await hasUnsent(uid)) throw new AppError('offline');
}

/** Finishes an interrupted deletion, unless another window is doing that. */
async function finish({ listId, formerId }: UnfinishedDeletion): Promise<void> {
  await navigator.locks.request(deletionLock(listId), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await finishDeletion(db, listId, formerId);
    await removeDeletion(listId);
  });
}

/** As `send`; an item whose outbox cannot be read right now stays in it and is sent later. */
async function sendStored(id: string): Promise<AppError | null> {
  try {
    return await send(id);
  } catch (error) {
    return new AppError('offline', undefined, error);
  }
}

/**
 * Sends one item of the outbox, in one window at a time.
 * @returns null when the item is on its list or was discarded; otherwise the error.
 *   A refused item stays in the outbox with the reason, unless its form is open and shows it.
 */
async function send(id: string): Promise<AppError | null> {
  return navigator.locks.request(`giftListsOutbox-${id}`, async () => {
    const entry = await unsentItem(id);
    if (!entry) return null;
    // Another window has sent it first.
    if (entry.failure !== null) return new AppError('unknown', entry.failure);
    try {
      const sent = await sendFollowing(entry);
      // If it stays in the outbox, it is sent again, which adds nothing.
      await logged(confirmUnsentItem(sent));
      return null;
    } catch (error) {
      const failure = toAppError(error);
      // Temporary errors leave the item in the outbox, and it is sent again.
      if (isTemporary(failure)) return failure;
      // The write was refused because the user has signed out meanwhile, not because of the item.
      if (!(await isSignedIn(entry.uid))) return new AppError('offline', undefined, error);
      if (!inOpenForm.has(id)) await keepUnsentItem({ ...entry, failure: failure.message });
      return failure;
    }
  });
}

/**
 * Sends an item to its list, also to its new link if that was changed meanwhile (F13).
 * @returns the entry as it was sent
 */
async function sendFollowing(entry: UnsentItem): Promise<UnsentItem> {
  try {
    await sendItem(db, entry.item, {
      fromDraft: entry.fromDraft ?? false,
      isFormOpen: inOpenForm.has(entry.id),
    });
    return entry;
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'list-moved') throw failure;
    const listId = await whereMoved(db, entry.listId);
    if (listId === null) throw failure;
    const moved = { ...entry, listId, item: { ...entry.item, listId } };
    await keepUnsentItem(moved);
    return sendFollowing(moved);
  }
}

/** Stores an item in the outbox. @returns false when this device cannot store anything */
async function storeInOutbox(item: Item, fromDraft: boolean): Promise<boolean> {
  const { id, addedBy: uid, listId } = item;
  try {
    const entry = { id, uid, listId, item, failure: null, at: Date.now() };
    await keepUnsentItem({ ...entry, ...(fromDraft && { fromDraft }) });
    return true;
  } catch (error) {
    console.warn('This device cannot keep what is to be sent', error);
    return false;
  }
}

const deletionLock = (listId: string) => `giftListsDeletion-${listId}`;

/** Waits for an outbox write that is helpful but not required; a failure is only logged. */
async function logged(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    console.warn('The outbox of this device could not be updated', error);
  }
}

async function isSignedIn(uid: string): Promise<boolean> {
  const { getAuth } = await import('./auth/auth.ts');
  return (await getAuth()).currentUser?.uid === uid;
}

/** Resolves once the browser reports that it is offline. */
function untilOffline(signal: AbortSignal): Promise<AppError> {
  return new Promise((resolve) => {
    const onOffline = () => resolve(new AppError('offline'));
    if (isOffline()) onOffline();
    else window.addEventListener('offline', onOffline, { once: true, signal });
  });
}

function logWaiting(error: unknown): void {
  console.info('What waits on this device is sent later', error);
}
