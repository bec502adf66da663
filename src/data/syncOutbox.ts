import type { Item, ItemContent } from '../model/item.ts';
import { toAppError, AppError, type AppErrorCode } from '../model/errors.ts';
import { db } from './firestore.ts';
import { newItem, refuseFull, sendItem } from './items.ts';
import { deleteList, finishDeletion } from './listDeletion.ts';
import { isOffline } from './transactions.ts';
import {
  hasUnsent,
  isWaiting,
  keepDeletion,
  keepUnsentItem,
  removeDeletion,
  removeUnsentItem,
  settleUnsentItem,
  unfinishedDeletions,
  unsentItem,
  unsentItems,
  type UnsentItem,
} from '../device/outbox/outbox.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loadWithRetry.ts';

/** Sends what waits in the outbox of this device, one window at a time. */

/** After these, sending the same again may work: the item waits. */
const PASSING = new Set<AppErrorCode>(['offline', 'unanswered', 'contention', 'busy']);

/** Items whose form is still open: it tells by itself what becomes of them. */
const awaited = new Set<string>();

/**
 * Adds an item of `uid` to a list by way of the outbox: once it is there it survives this tab, and
 * it is sent until a server has answered.
 * @returns 'sent' when it is on the list; 'kept' when it is only safe on this device so far. A
 *   refusal after that stays in the outbox, for `UnsentItems` to tell.
 * @throws AppError as `sendItem`, also 'offline' where this device cannot keep anything
 */
export async function syncOrQueue(
  listId: string,
  uid: string,
  content: ItemContent,
): Promise<'sent' | 'kept'> {
  const item = newItem(listId, uid, content);
  await refuseFull(db, item);
  if (!(await isKept(item))) {
    await sendItem(db, item);
    return 'sent';
  }
  awaited.add(item.id);
  const settled = new AbortController();
  const failure = await Promise.race([send(item.id), untilOffline(settled.signal)]);
  settled.abort();
  awaited.delete(item.id);
  if (failure === null) return 'sent';
  if (!PASSING.has(failure.code)) {
    await removeUnsentItem(item.id);
    throw failure;
  }
  void syncOutbox(uid);
  return 'kept';
}

const syncing = new Map<string, Promise<void>>();

/**
 * Sends what waits for `uid` on this device, again and again until nothing is left to wait, and
 * finishes the deletions of lists that were interrupted. Never rejects.
 */
export function syncOutbox(uid: string): Promise<void> {
  const running =
    syncing.get(uid) ?? loadWithRetry(() => syncOnce(uid), OPTIONAL, { onFailure: logWaiting });
  syncing.set(uid, running);
  return running.finally(() => syncing.delete(uid));
}

/** Sends a refused item once more, because the person asks for it. */
export async function sendAgain(entry: UnsentItem): Promise<void> {
  await keepUnsentItem({ ...entry, failure: null });
  const failure = await send(entry.id);
  if (failure && PASSING.has(failure.code)) void syncOutbox(entry.uid);
}

/**
 * Deletes a list for everybody, for good (§4), and notes it until all that was kept beside it is
 * cleared away: where that is cut short, `syncOutbox` finishes it.
 * @throws AppError as `deleteList`
 */
export async function deleteListForGood(listId: string, uid: string): Promise<void> {
  await navigator.locks.request(deletionLock(listId), async () => {
    await logged(keepDeletion({ listId, uid }));
    try {
      await deleteList(db, listId, uid);
    } catch (error) {
      // What was refused has not begun; of all else, the list tells later whether it has.
      if (!PASSING.has(toAppError(error).code)) await logged(removeDeletion(listId));
      throw error;
    }
    await logged(removeDeletion(listId));
  });
}

async function syncOnce(uid: string): Promise<void> {
  // Somebody else's session, or none: what waits stays until its user is back.
  if (!(await isSignedIn(uid))) return;
  for (const { id } of (await unsentItems(uid)).filter(isWaiting)) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they were added
    await send(id);
  }
  for (const { listId } of await unfinishedDeletions(uid)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: kind to the server
    await finish(listId);
  }
  if (await hasUnsent(uid)) throw new AppError('offline');
}

/** Finishes an interrupted deletion, unless a window is at it. */
async function finish(listId: string): Promise<void> {
  await navigator.locks.request(deletionLock(listId), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await finishDeletion(db, listId);
    await removeDeletion(listId);
  });
}

/**
 * Sends one kept item, in one window at a time.
 * @returns null when it is on its list, or was settled by another window; else why it is not. What
 *   is refused for good is kept with the reason, unless its form is open and says so.
 */
async function send(id: string): Promise<AppError | null> {
  return navigator.locks.request(`giftListsOutbox-${id}`, async () => {
    const entry = await unsentItem(id);
    if (!entry || entry.failure !== null) return null;
    try {
      await sendItem(db, entry.item);
      await settleUnsentItem(entry);
      return null;
    } catch (error) {
      const failure = toAppError(error);
      if (PASSING.has(failure.code)) return failure;
      // Refused because its user has signed out meanwhile: that says nothing about the item.
      if (!(await isSignedIn(entry.uid))) return new AppError('offline', undefined, error);
      if (!awaited.has(id)) await keepUnsentItem({ ...entry, failure: failure.message });
      return failure;
    }
  });
}

async function isKept(item: Item): Promise<boolean> {
  const { id, addedBy: uid, listId } = item;
  try {
    await keepUnsentItem({ id, uid, listId, item, failure: null, at: Date.now() });
    return true;
  } catch (error) {
    console.warn('This device cannot keep what is to be sent', error);
    return false;
  }
}

const deletionLock = (listId: string) => `giftListsDeletion-${listId}`;

/** A note that helps later; where it cannot be made, what it is about goes on all the same. */
async function logged(note: Promise<void>): Promise<void> {
  try {
    await note;
  } catch (error) {
    console.warn('This device cannot note a deletion', error);
  }
}

async function isSignedIn(uid: string): Promise<boolean> {
  const { getAuth } = await import('./auth/auth.ts');
  return (await getAuth()).currentUser?.uid === uid;
}

/** Resolves once the browser says that there is no network. */
function untilOffline(signal: AbortSignal): Promise<AppError> {
  return new Promise((resolve) => {
    const tell = () => resolve(new AppError('offline'));
    if (isOffline()) tell();
    else window.addEventListener('offline', tell, { once: true, signal });
  });
}

function logWaiting(error: unknown): void {
  console.info('What waits on this device is sent later', error);
}
