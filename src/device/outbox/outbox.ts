import { createWatchers } from '../../lib/watchers.ts';
import {
  complete,
  NAME,
  put,
  STORES,
  withDatabase,
  type Database,
  type UnfinishedDeletion,
  type Unsent,
  type UnsentDraft,
  type UnsentEntry,
  type UnsentItem,
} from './database.ts';

/**
 * The outbox: writes of this device that the server has not confirmed yet, stored in IndexedDB. It
 * contains items to be added, drafts that were saved or deleted, and deletions of lists whose
 * subcollections are not deleted yet.
 * Firestore's own queue is only in memory for a user who signed in on a visitor's page, and after a
 * reload it no longer knows why a write was refused; the outbox has neither problem.
 */

/** Milliseconds for which what was sent is still reported while the page does not have it yet. */
const SENT_DISPLAY_MS = 10_000;

/** What this window has sent recently. */
const sent = new Map<string, UnsentItem>();
const sentDrafts = new Map<string, UnsentDraft>();

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
const watchers = createWatchers();

/**
 * Stores an item until `removeUnsentItem`, replacing one with the same id. Once this resolves, the
 * item survives closing the tab.
 * @throws when this device cannot store anything
 */
export async function storeUnsentItem(entry: UnsentItem): Promise<void> {
  await withDatabase((database) => put(database, 'items', entry));
  changed();
}

/** Removes an item that is on its list or was discarded. */
export async function removeUnsentItem(id: string): Promise<void> {
  await withDatabase((database) => database.delete('items', id));
  changed();
}

/**
 * Removes an item that is on its list, and its draft unless that was saved again since; `getUnsent` still
 * reports it until `seenOnList`.
 */
export async function confirmUnsentItem(entry: UnsentItem): Promise<void> {
  sentDrafts.delete(entry.id);
  remember(sent, entry);
  if (entry.fromDraft) await withDatabase((database) => removeDraft(database, entry));
  await removeUnsentItem(entry.id);
}

/** These items are on the screen, so they are not reported any more. */
export function seenOnList(ids: readonly string[]): void {
  forget(sent, ids);
}

/** These drafts are on the screen as they were sent, so they are not reported any more. */
export function seenDrafts(ids: readonly string[]): void {
  forget(sentDrafts, ids);
}

function remember<Entry extends UnsentEntry>(recent: Map<string, Entry>, entry: Entry): void {
  recent.set(entry.id, { ...entry, sent: true });
  setTimeout(() => forget(recent, [entry.id]), SENT_DISPLAY_MS);
}

function forget(recent: Map<string, unknown>, ids: readonly string[]): void {
  const seen = ids.filter((id) => recent.delete(id));
  if (seen.length > 0) watchers.notify();
}

/**
 * Stores a change of a draft until `removeUnsentDraft`, replacing an earlier one of the same draft.
 * @throws when this device cannot store anything
 */
export async function storeUnsentDraft(entry: UnsentDraft): Promise<void> {
  await withDatabase((database) => put(database, 'drafts', entry));
  sentDrafts.delete(entry.id);
  changed();
}

/** Removes a change of a draft that was discarded. */
export async function removeUnsentDraft(id: string): Promise<void> {
  await withDatabase((database) => database.delete('drafts', id));
  changed();
}

/** Removes a change of a draft that the server has, unless the draft was changed again since. */
export async function confirmUnsentDraft(entry: UnsentDraft): Promise<void> {
  const isLatest = await withDatabase((database) => removeDraft(database, entry));
  if (isLatest) remember(sentDrafts, entry);
  changed();
}

/** Removes the change of a draft that is not newer than an entry. @returns whether there is no newer one */
async function removeDraft(database: Database, { id, at }: UnsentEntry): Promise<boolean> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  const stored = await store.get(id);
  const isLatest = stored === undefined || stored.at <= at;
  if (isLatest) await store.delete(id);
  await done;
  return isLatest;
}

/** The stored change of the draft with this id, if any. */
export async function unsentDraft(id: string): Promise<UnsentDraft | undefined> {
  return withDatabase((database) => database.get('drafts', id));
}

/** The stored item with this id, if any. */
export async function unsentItem(id: string): Promise<UnsentItem | undefined> {
  const entry = await withDatabase((database) => database.get('items', id));
  return entry && complete(entry);
}

/**
 * What this user has not sent yet, and what this window has `sent` recently. A draft whose deletion was
 * refused is a draft as before, so the refusal is only stored for the window that has asked for it.
 */
export async function getUnsent(uid: string): Promise<Unsent> {
  const [items, drafts] = await withDatabase((database) =>
    Promise.all([database.getAll('items'), database.getAll('drafts')]),
  );
  return {
    items: entriesOf(uid, items.map(complete), sent),
    drafts: entriesOf(
      uid,
      drafts.filter(({ draft, failure }) => draft !== null || failure === null),
      sentDrafts,
    ),
  };
}

function entriesOf<Entry extends UnsentEntry>(
  uid: string,
  stored: readonly Entry[],
  recent: ReadonlyMap<string, Entry>,
): Entry[] {
  const entries = new Map(recent);
  for (const entry of stored) {
    const sentAt = entries.get(entry.id)?.at ?? -Infinity;
    // Another window may have changed it since it was sent from here.
    if (entry.at > sentAt) entries.set(entry.id, entry);
  }
  return [...entries.values()].filter((entry) => entry.uid === uid).toSorted((a, b) => a.at - b.at);
}

/**
 * What this user has not sent yet, live: at once, and after every change also of another window.
 * Reads may answer out of order, and an older answer must not replace a newer one.
 * @returns stops watching
 */
export function subscribeToUnsent(
  uid: string,
  onUnsent: (unsent: Unsent) => void,
  onError: (error: unknown) => void,
): () => void {
  let cancelled = false;
  let latest = 0;
  const read = async () => {
    const request = ++latest;
    try {
      const unsent = await getUnsent(uid);
      if (!cancelled && request === latest) onUnsent(unsent);
    } catch (error) {
      onError(error);
    }
  };
  const unwatch = watchOutbox(() => void read());
  void read();
  return () => {
    cancelled = true;
    unwatch();
  };
}

/** Whether this user has something that was not sent: it waits, or was refused and not discarded. */
export async function hasUnsent(uid: string): Promise<boolean> {
  const { items, drafts } = await getUnsent(uid);
  return [...items, ...drafts].some(({ sent: isSent }) => !isSent);
}

/** Whether an entry waits to be sent: it was neither sent nor refused. */
export function isWaiting({ failure, sent: isSent }: UnsentEntry): boolean {
  return failure === null && !isSent;
}

/** Stores that a list is being deleted, so that an interrupted deletion can be finished. */
export async function storeDeletion(entry: UnfinishedDeletion): Promise<void> {
  await withDatabase((database) => put(database, 'deletions', entry));
}

/** Removes a deletion that is complete, or that was refused. */
export async function removeDeletion(listId: string): Promise<void> {
  await withDatabase((database) => database.delete('deletions', listId));
}

/** The deletions that this user started on this device and that are not complete. */
export async function unfinishedDeletions(uid: string): Promise<UnfinishedDeletion[]> {
  const entries = await withDatabase((database) => database.getAll('deletions'));
  return entries.filter((entry) => entry.uid === uid);
}

/**
 * Removes the entries of all users but `exceptOf`, or with null all entries: at a sign-in, and after a
 * logout.
 */
export async function clearOutbox(exceptOf: string | null): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(STORES, 'readwrite');
    for (const name of STORES) {
      const store = transaction.objectStore(name);
      // One transaction, in order.
      for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
        if (cursor.value.uid !== exceptOf) await cursor.delete();
      }
    }
    await transaction.done;
  });
  changed();
}

/** Calls `onChange` when an entry was stored, refused or removed, also in another window. @returns stops watching */
function watchOutbox(onChange: () => void): () => void {
  const unwatch = watchers.watch(onChange);
  channel?.addEventListener('message', onChange);
  return () => {
    unwatch();
    channel?.removeEventListener('message', onChange);
  };
}

function changed(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage(null);
  watchers.notify();
}
