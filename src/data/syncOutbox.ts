import type { Draft } from '../model/drafts/draft.ts';
import type { ItemContent } from '../model/item.ts';
import { AppError, isTemporary, toAppError } from '../model/errors.ts';
import { refuseDraft, writeDraft } from './drafts.ts';
import { db } from './firestore.ts';
import { whereMoved } from './finishMove.ts';
import { newItem, refuseFull, sendItem } from './newItems.ts';
import { deleteList as deleteFromServer, finishDeletion } from './listDeletion.ts';
import {
  isSignedIn,
  logged,
  send,
  sendOrQueue,
  type EntryKind,
  type FormSubmission,
} from './sendEntry.ts';
import {
  confirmUnsentDraft,
  confirmUnsentItem,
  getUnsent,
  isWaiting,
  removeDeletion,
  removeUnsentDraft,
  removeUnsentItem,
  storeDeletion,
  storeUnsentDraft,
  storeUnsentItem,
  unfinishedDeletions,
  unsentDraft,
  unsentItem,
} from '../device/outbox/outbox.ts';
import type {
  UnfinishedDeletion,
  Unsent,
  UnsentDraft,
  UnsentEntry,
  UnsentItem,
} from '../device/outbox/database.ts';
import { retryWithBackoff } from '../lib/retryWithBackoff.ts';

/** Sends the outbox of this device, one window at a time. */

const ITEMS: EntryKind<UnsentItem> = {
  read: unsentItem,
  store: storeUnsentItem,
  send: sendFollowing,
  confirm: confirmUnsentItem,
};

const DRAFTS: EntryKind<UnsentDraft> = {
  read: unsentDraft,
  store: storeUnsentDraft,
  send: async (entry) => {
    await writeDraft(db, entry.uid, entry);
    return entry;
  },
  confirm: confirmUnsentDraft,
};

/** The id of an item to be added. */
interface NewItemId {
  /** Created before the first attempt; the same for all of them, so that none adds the item again. */
  id: string;
  /** It is the id of the draft that the item is made from. The write that adds the item deletes the draft. */
  fromDraft: boolean;
}

/**
 * Adds an item of `uid` to a list through the outbox: once stored there it survives closing the tab,
 * and it is sent until the server responds.
 * @param newId its id, the same for all attempts of a form
 * @param onStored is called once it is stored there
 * @returns 'sent' when it is on the list; 'queued' when it is only in the outbox so far. If it is
 *   refused later, it stays in the outbox and `RefusedEntries` shows the error.
 * @throws AppError as `sendItem`, also 'offline' when this device cannot store anything
 */
export async function addItem(
  listId: string,
  uid: string,
  content: ItemContent,
  { id, fromDraft }: NewItemId,
  onStored?: () => void,
): Promise<'sent' | 'queued'> {
  const item = newItem(listId, uid, content, id);
  await refuseFull(db, item);
  const entry = { id, uid, listId, item, failure: null, at: Date.now() };
  return submit(
    ITEMS,
    { ...entry, ...(fromDraft && { fromDraft }) },
    // If it stays in the outbox, another submit of the form replaces it.
    { onStored, takeBack: () => removeUnsentItem(id) },
  );
}

/**
 * Saves a draft of `uid` through the outbox, replacing the one with the same id.
 * @param onStored is called once it is stored there
 * @returns 'queued' when it is only on this device so far. If it is refused later, it stays there,
 *   `RefusedEntries` shows the error, and it is still among the drafts
 * @throws AppError with a message of `DRAFT_MESSAGES` when there are too many or it is too long, and
 *   the server's refusal
 */
export async function saveDraft(
  uid: string,
  draft: Draft,
  onStored?: () => void,
): Promise<'sent' | 'queued'> {
  const unsent = await unsentOf(uid);
  await refuseDraft(db, uid, draft, unsent);
  return changeDraft(draftEntry(uid, draft.id, draft), unsent, onStored);
}

/** Deletes a draft. @returns 'queued' when it is deleted only on this device so far */
export async function deleteDraft(uid: string, id: string): Promise<'sent' | 'queued'> {
  return changeDraft(draftEntry(uid, id, null), await unsentOf(uid));
}

/**
 * Puts a deleted draft back. If the server refuses it, it stays on this device and `RefusedEntries` shows the
 * error.
 * @throws when this device cannot store anything
 */
export async function restoreDraft(uid: string, draft: Draft): Promise<void> {
  await storeUnsentDraft(draftEntry(uid, draft.id, draft));
  void syncOutbox(uid);
}

function draftEntry(uid: string, id: string, draft: Draft | null): UnsentDraft {
  return { id, uid, draft, failure: null, at: Date.now() };
}

async function changeDraft(
  entry: UnsentDraft,
  { drafts }: Unsent,
  onStored?: () => void,
): Promise<'sent' | 'queued'> {
  const before = drafts.find(({ id, sent }) => id === entry.id && !sent);
  const takeBack = async () => {
    // Another window may have changed it since.
    if ((await unsentDraft(entry.id))?.at !== entry.at) return;
    // What was saved before is not lost with a change of it that was refused.
    await (before ? storeUnsentDraft(before) : removeUnsentDraft(entry.id));
  };
  return submit(DRAFTS, entry, { onStored, takeBack });
}

/** As `sendOrQueue`; what is queued is sent until the server responds. */
async function submit<Entry extends UnsentEntry>(
  kind: EntryKind<Entry>,
  entry: Entry,
  form: FormSubmission,
): Promise<'sent' | 'queued'> {
  const how = await sendOrQueue(kind, entry, form);
  if (how === 'queued') void syncOutbox(entry.uid);
  return how;
}

async function unsentOf(uid: string): Promise<Unsent> {
  try {
    return await getUnsent(uid);
  } catch (error) {
    logUnreadable(error);
    return { items: [], drafts: [] };
  }
}

const syncing = new Map<string, Promise<void>>();

/**
 * Sends the outbox of `uid`, with retries until it is empty, and finishes interrupted deletions of
 * lists. Never rejects.
 */
export function syncOutbox(uid: string): Promise<void> {
  const running =
    syncing.get(uid) ?? retryWithBackoff(() => syncOnce(uid), { onFailure: logWaiting });
  syncing.set(uid, running);
  return running.finally(() => syncing.delete(uid));
}

/**
 * Tries once to send the outbox of `uid`, at once: `syncOutbox` may be in a pause between two tries. Never
 * rejects.
 */
export async function sendOutboxOnce(uid: string): Promise<void> {
  await syncOnce(uid).catch(logWaiting);
}

/** Sends a refused item or draft again, at the user's request. */
export function sendAgain(entry: UnsentItem | UnsentDraft): Promise<void> {
  return 'item' in entry ? storeAndSend(ITEMS, entry) : storeAndSend(DRAFTS, entry);
}

async function storeAndSend<Entry extends UnsentEntry>(
  kind: EntryKind<Entry>,
  entry: Entry,
): Promise<void> {
  await kind.store({ ...entry, failure: null });
  const failure = await send(kind, entry.id);
  if (failure && isTemporary(failure)) void syncOutbox(entry.uid);
}

/**
 * Deletes a list for everybody, permanently (§4). The deletion is stored in the outbox until the
 * list's subcollections are deleted too; when interrupted, `syncOutbox` finishes it.
 * @throws AppError as `deleteFromServer`
 */
export async function deleteList(listId: string, uid: string): Promise<void> {
  await navigator.locks.request(deletionLock(listId), async () => {
    const entry = await deletionEntry(listId, uid);
    await logged(storeDeletion(entry));
    const noteFormerId = (formerId: string) => logged(storeDeletion({ ...entry, formerId }));
    try {
      await deleteFromServer(db, listId, uid, { formerId: entry.formerId, noteFormerId });
    } catch (error) {
      // A refused deletion has not started. After other errors it may have, so the entry stays.
      if (!isTemporary(error)) await logged(removeDeletion(listId));
      throw error;
    }
    await logged(removeDeletion(listId));
  });
}

/** The entry of this deletion: that of an earlier attempt, which may know the list's former id. */
async function deletionEntry(listId: string, uid: string): Promise<UnfinishedDeletion> {
  try {
    const entries = await unfinishedDeletions(uid);
    return entries.find((entry) => entry.listId === listId) ?? { listId, uid };
  } catch (error) {
    logUnreadable(error);
    return { listId, uid };
  }
}

async function syncOnce(uid: string): Promise<void> {
  // Another user's session, or none: the outbox waits until its user signs in again.
  if (!(await isSignedIn(uid))) return;
  for (const { id } of (await getUnsent(uid)).items.filter(isWaiting)) {
    await send(ITEMS, id);
  }
  // After the items: when one is made of a draft, there is room for another draft. That draft itself is not
  // saved again while its item waits, because the server may have the item already.
  const { items, drafts } = await getUnsent(uid);
  const waitingItems = new Set(items.filter(isWaiting).map(({ id }) => id));
  for (const { id } of drafts.filter((draft) => isWaiting(draft) && !waitingItems.has(draft.id))) {
    await send(DRAFTS, id);
  }
  for (const entry of await unfinishedDeletions(uid)) {
    // One at a time, to limit the load on the server.
    await finish(entry);
  }
  const left = await getUnsent(uid);
  if ([...left.items, ...left.drafts].some(isWaiting)) throw new AppError('offline');
}

/** Finishes an interrupted deletion, unless another window is doing that. */
async function finish({ listId, formerId }: UnfinishedDeletion): Promise<void> {
  await navigator.locks.request(deletionLock(listId), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await finishDeletion(db, listId, formerId);
    await removeDeletion(listId);
  });
}

/**
 * Sends an item to its list, also to its new link if that was changed meanwhile (F13).
 * @returns the entry as it was sent
 */
async function sendFollowing(entry: UnsentItem, isFormOpen: boolean): Promise<UnsentItem> {
  try {
    await sendItem(db, entry.item, { fromDraft: entry.fromDraft ?? false, isFormOpen });
    return entry;
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'list-moved') throw failure;
    const listId = await whereMoved(db, entry.listId);
    if (listId === null) throw failure;
    const moved = { ...entry, listId, item: { ...entry.item, listId } };
    await storeUnsentItem(moved);
    return sendFollowing(moved, isFormOpen);
  }
}

const deletionLock = (listId: string) => `giftListsDeletion-${listId}`;

function logUnreadable(error: unknown): void {
  console.warn('The outbox of this device could not be read', error);
}

function logWaiting(error: unknown): void {
  console.info('The outbox could not be sent yet', error);
}
