import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import { runWithTimeout } from '../../lib/loading/runWithTimeout.ts';
import type { DraftChange } from '../../model/drafts/draft.ts';
import { ITEM_DEFAULTS, type Item } from '../../model/item.ts';

/** The database of the outbox. */

/** What waits to be sent. */
export interface UnsentEntry {
  id: string;
  uid: string;
  /** Why the server refused it, for showing to the user; null while it waits. */
  failure: string | null;
  /** Milliseconds since 1970. */
  at: number;
  /** The server has it, but what is shown in this window may be older. */
  sent?: true;
}

/** An item that waits to be added to its list. */
export interface UnsentItem extends UnsentEntry {
  listId: string;
  item: Item;
  /** It is made of the user's draft with the same id. */
  fromDraft?: true;
}

/** A draft (F12) that waits to be saved or deleted. */
export type UnsentDraft = UnsentEntry & DraftChange;

/** What a user has not sent yet, oldest first. */
export interface Unsent {
  items: UnsentItem[];
  drafts: UnsentDraft[];
}

/** A list that is being deleted, or was deleted but whose subcollections may still exist. */
export interface UnfinishedDeletion {
  listId: string;
  uid: string;
  /** The id that the list had before, below which documents may exist, too. */
  formerId?: string;
}

/** An item that waits while the app is updated lacks the fields that items have since. */
type StoredEntry = Omit<UnsentItem, 'item'> & {
  item: Omit<Item, keyof typeof ITEM_DEFAULTS> & Partial<Item>;
};

interface Outbox extends DBSchema {
  items: { key: string; value: StoredEntry };
  drafts: { key: string; value: UnsentDraft };
  deletions: { key: string; value: UnfinishedDeletion };
}

export const NAME = 'giftListsOutbox';
export const STORES = ['items', 'drafts', 'deletions'] as const;
const KEYS = { items: 'id', drafts: 'id', deletions: 'listId' } as const;
/** Milliseconds after which a database that does not respond counts as unavailable. */
const TIMEOUT_MS = 3_000;

export type Database = IDBPDatabase<Outbox>;

/** Stores a value. Resolves only when it is written to the disk, not just passed to the OS ('strict'). */
export async function put<Name extends StoreNames<Outbox>>(
  database: Database,
  name: Name,
  value: Outbox[Name]['value'],
): Promise<void> {
  const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
  await transaction.store.put(value);
  await transaction.done;
}

/** Opens the database, calls `use`, and closes it; rejects when the database does not respond. */
export function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const run = async () => {
    const database = await openDB<Outbox>(NAME, 2, {
      upgrade: (older) => {
        // Version 1 has no drafts.
        for (const name of STORES.filter((store) => !older.objectStoreNames.contains(store))) {
          older.createObjectStore(name, { keyPath: KEYS[name] });
        }
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

/** An entry with the fields that items did not have when it was stored. */
export function complete(entry: StoredEntry): UnsentItem {
  return { ...entry, item: { ...ITEM_DEFAULTS, ...entry.item } };
}
