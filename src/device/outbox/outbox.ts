import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import type { Item } from '../../model/item.ts';

/**
 * What this device still has to do at the server, kept in IndexedDB until the server has confirmed
 * it: items that wait to be added, and deletions of lists whose remains are not all cleared away.
 * Firestore's own queue lives in memory for who signed in after visiting, and forgets at a reload
 * what it was told about a refused write; this one does neither.
 */

/** An item that waits to be added to its list. */
export interface UnsentItem {
  id: string;
  uid: string;
  listId: string;
  item: Item;
  /** Why the server refused it, for the person to see; null while it waits. */
  failure: string | null;
  /** Milliseconds since 1970. */
  at: number;
  /** It is on its list; what this window shows of that list may be older. */
  sent?: true;
}

/** A list that was deleted, or is about to be, and whose remains may still be there. */
export interface UnfinishedDeletion {
  listId: string;
  uid: string;
}

interface Outbox extends DBSchema {
  items: { key: string; value: UnsentItem };
  deletions: { key: string; value: UnfinishedDeletion };
}

const NAME = 'giftListsOutbox';
/** Milliseconds after which a database that does not answer counts as none. */
const TIMEOUT_MS = 3_000;

/** Milliseconds for which an item that was sent is shown although its list does not show it yet. */
const SHOWN_MS = 10_000;

/** What was sent from this window a moment ago. */
const sent = new Map<string, UnsentItem>();

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
const watchers = new Set<() => void>();

/**
 * Keeps an item until `removeUnsentItem`; in place of the one with its id.
 * @throws where this device cannot keep anything: once it resolves, the item survives the tab
 */
export async function keepUnsentItem(entry: UnsentItem): Promise<void> {
  await within((database) => put(database, 'items', entry));
  changed();
}

/** Forgets an item: it is on its list, or nobody wants it any more. */
export async function removeUnsentItem(id: string): Promise<void> {
  await within((database) => remove(database, 'items', id));
  changed();
}

/** Forgets an item that is on its list; this window goes on showing it until `seenOnList`. */
export async function settleUnsentItem(entry: UnsentItem): Promise<void> {
  sent.set(entry.id, { ...entry, sent: true });
  setTimeout(() => seenOnList([entry.id]), SHOWN_MS);
  await removeUnsentItem(entry.id);
}

/** The screen shows these items from their list. */
export function seenOnList(ids: readonly string[]): void {
  for (const id of ids) sent.delete(id);
}

/** The kept item with this id, if it is still kept. */
export async function unsentItem(id: string): Promise<UnsentItem | undefined> {
  return within((database) => database.get('items', id));
}

/**
 * What this user added on this device and no server has confirmed, oldest first; and what was `sent`
 * from this window a moment ago.
 */
export async function unsentItems(uid: string): Promise<UnsentItem[]> {
  const kept = await within((database) => database.getAll('items'));
  const entries = [...kept.filter(({ id }) => !sent.has(id)), ...sent.values()];
  return entries.filter((entry) => entry.uid === uid).toSorted((a, b) => a.at - b.at);
}

/** Whether something of this user's waits on this device to be sent. */
export async function hasUnsent(uid: string): Promise<boolean> {
  return (await unsentItems(uid)).some(isWaiting);
}

/** Whether an item waits for a server, which has neither taken nor refused it. */
export function isWaiting({ failure, sent: isSent }: UnsentItem): boolean {
  return failure === null && !isSent;
}

/** Notes that a list is being deleted, so that an interrupted deletion can be finished. */
export async function keepDeletion(entry: UnfinishedDeletion): Promise<void> {
  await within((database) => put(database, 'deletions', entry));
}

/** Forgets a deletion: all is cleared away, or nothing was deleted. */
export async function removeDeletion(listId: string): Promise<void> {
  await within((database) => remove(database, 'deletions', listId));
}

/** The deletions this user began on this device and that were not seen to end. */
export async function unfinishedDeletions(uid: string): Promise<UnfinishedDeletion[]> {
  const entries = await within((database) => database.getAll('deletions'));
  return entries.filter((entry) => entry.uid === uid);
}

/**
 * Forgets what others left, or with null everything: before a user's session, and after a logout.
 */
export async function clearOutbox(exceptOf: string | null): Promise<void> {
  await within(async (database) => {
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

/** Calls `onChange` when an item was kept, refused or removed, in another window too; gives its end. */
export function watchOutbox(onChange: () => void): () => void {
  watchers.add(onChange);
  channel?.addEventListener('message', onChange);
  return () => {
    watchers.delete(onChange);
    channel?.removeEventListener('message', onChange);
  };
}

function changed(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage(null);
  for (const watcher of watchers) watcher();
}

type Database = IDBPDatabase<Outbox>;

// 'strict': written to the disk, not only handed to the operating system, when it resolves.
async function put<Name extends StoreNames<Outbox>>(
  database: Database,
  name: Name,
  value: Outbox[Name]['value'],
): Promise<void> {
  const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
  await transaction.store.put(value);
  await transaction.done;
}

async function remove(database: Database, name: StoreNames<Outbox>, key: string): Promise<void> {
  await database.delete(name, key);
}

/** Opens the database, does something with it, and closes it; rejects where it does not answer. */
async function within<T>(use: (database: Database) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), TIMEOUT_MS);
  });
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
  try {
    return await Promise.race([run(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
