import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import { runWithTimeout } from '../../lib/runWithTimeout.ts';
import { createWatchers } from '../../lib/watchers.ts';
import { DEFAULT_CURRENCY } from '../../model/currency.ts';
import type { Item } from '../../model/item.ts';

/**
 * The outbox: writes of this device that the server has not confirmed yet, stored in IndexedDB. It
 * contains items to be added, and deletions of lists whose subcollections are not deleted yet.
 * Firestore's own queue is only in memory for a user who signed in on a visitor's page, and after a
 * reload it no longer knows why a write was refused; the outbox has neither problem.
 */

/** An item that waits to be added to its list. */
export interface UnsentItem {
  id: string;
  uid: string;
  listId: string;
  item: Item;
  /** Why the server refused it, for showing to the user; null while it waits. */
  failure: string | null;
  /** Milliseconds since 1970. */
  at: number;
  /** It is made of the user's draft with the same id. */
  fromDraft?: true;
  /** It is on its list, but the list shown in this window may be older. */
  sent?: true;
}

/** A list that is being deleted, or was deleted but whose subcollections may still exist. */
export interface UnfinishedDeletion {
  listId: string;
  uid: string;
  /** The id that the list had before, below which documents may exist, too. */
  formerId?: string;
}

/** Fields of items that entries stored by an earlier version lack. */
type LaterField = 'currency' | 'category' | 'for';

type StoredEntry = Omit<UnsentItem, 'item'> & {
  item: Omit<Item, LaterField> & Partial<Pick<Item, LaterField>>;
};

interface Outbox extends DBSchema {
  items: { key: string; value: StoredEntry };
  deletions: { key: string; value: UnfinishedDeletion };
}

const NAME = 'giftListsOutbox';
/** Milliseconds after which a database that does not respond counts as unavailable. */
const TIMEOUT_MS = 3_000;

/** Milliseconds for which a sent item is still reported while its list does not contain it yet. */
const SENT_DISPLAY_MS = 10_000;

/** Items that this window has sent recently. */
const sent = new Map<string, UnsentItem>();

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
const watchers = createWatchers();

/**
 * Stores an item until `removeUnsentItem`, replacing one with the same id. Once this resolves, the
 * item survives closing the tab.
 * @throws when this device cannot store anything
 */
export async function keepUnsentItem(entry: UnsentItem): Promise<void> {
  await withDatabase((database) => put(database, 'items', entry));
  changed();
}

/** Removes an item that is on its list or was discarded. */
export async function removeUnsentItem(id: string): Promise<void> {
  await withDatabase((database) => database.delete('items', id));
  changed();
}

/** Removes an item that is on its list; `unsentItems` still reports it until `seenOnList`. */
export async function confirmUnsentItem(entry: UnsentItem): Promise<void> {
  sent.set(entry.id, { ...entry, sent: true });
  setTimeout(() => seenOnList([entry.id]), SENT_DISPLAY_MS);
  await removeUnsentItem(entry.id);
}

/** These items are now part of the list on the screen, so they are not reported any more. */
export function seenOnList(ids: readonly string[]): void {
  const seen = ids.filter((id) => sent.delete(id));
  if (seen.length > 0) watchers.notify();
}

/** The stored item with this id, if any. */
export async function unsentItem(id: string): Promise<UnsentItem | undefined> {
  const entry = await withDatabase((database) => database.get('items', id));
  return entry && complete(entry);
}

/**
 * The unconfirmed items of this user, oldest first, and the ones that this window has `sent`
 * recently.
 */
export async function unsentItems(uid: string): Promise<UnsentItem[]> {
  const stored = await withDatabase((database) => database.getAll('items'));
  const entries = [...stored.filter(({ id }) => !sent.has(id)).map(complete), ...sent.values()];
  return entries.filter((entry) => entry.uid === uid).toSorted((a, b) => a.at - b.at);
}

/**
 * The unconfirmed items of this user, live: at once, and after every change also of another window.
 * Reads may answer out of order, and an older answer must not replace a newer one.
 * @returns stops watching
 */
export function subscribeToUnsent(
  uid: string,
  onItems: (items: UnsentItem[]) => void,
  onError: (error: unknown) => void,
): () => void {
  let cancelled = false;
  let latest = 0;
  const read = async () => {
    const request = ++latest;
    try {
      const items = await unsentItems(uid);
      if (!cancelled && request === latest) onItems(items);
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

/** What an earlier version did not store: prices are in dollars, without category, for who added them. */
function complete(entry: StoredEntry): UnsentItem {
  return { ...entry, item: { currency: DEFAULT_CURRENCY, category: '', for: '', ...entry.item } };
}

/** Whether this user has items that were not sent: they wait, or were refused and not discarded. */
export async function hasUnsent(uid: string): Promise<boolean> {
  return (await unsentItems(uid)).some(({ sent: isSent }) => !isSent);
}

/** Whether an item waits to be sent: it was neither sent nor refused. */
export function isWaiting({ failure, sent: isSent }: UnsentItem): boolean {
  return failure === null && !isSent;
}

/** Stores that a list is being deleted, so that an interrupted deletion can be finished. */
export async function keepDeletion(entry: UnfinishedDeletion): Promise<void> {
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
    const transaction = database.transaction(['items', 'deletions'], 'readwrite');
    for (const name of ['items', 'deletions'] as const) {
      const store = transaction.objectStore(name);
      // oxlint-disable-next-line no-await-in-loop -- one transaction, in order
      for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
        // oxlint-disable-next-line no-await-in-loop
        if (cursor.value.uid !== exceptOf) await cursor.delete();
      }
    }
    await transaction.done;
  });
  changed();
}

/** Calls `onChange` when an item was stored, refused or removed, also in another window. @returns stops watching */
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

type Database = IDBPDatabase<Outbox>;

// 'strict': resolves only when the data is written to the disk, not just passed to the OS.
async function put<Name extends StoreNames<Outbox>>(
  database: Database,
  name: Name,
  value: Outbox[Name]['value'],
): Promise<void> {
  const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
  await transaction.store.put(value);
  await transaction.done;
}

/** Opens the database, calls `use`, and closes it; rejects when the database does not respond. */
function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const run = async () => {
    const database = await openDB<Outbox>(NAME, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('items', { keyPath: 'id' });
        fresh.createObjectStore('deletions', { keyPath: 'listId' });
      },
    });
    try {
      return await use(database);
    } finally {
      database.close();
    }
  };
  return runWithTimeout(run(), TIMEOUT_MS, () => {
    throw new Error('IndexedDB does not answer');
  });
}
