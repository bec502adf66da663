import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { app } from './project/firebaseApp.ts';
import { config } from './project/config.ts';
import {
  isCacheClearingRequested,
  setCacheOwner,
  clearCacheOwner,
  getCacheOwner,
} from '../device/cacheOwner.ts';
import { indexedDbWorks } from '../device/indexedDb.ts';

/** Told to the window when `db` is another. */
const REPLACED = 'firestore-replaced';

/** Held by every window whose client runs on what is kept, and alone by who clears it. */
const LOCK = 'firestore-kept';

/** Milliseconds for which other windows may hold on, after which the next page tries again. */
const PATIENCE_MS = 5_000;

/** Gives up this window's part of the lock. */
let releaseLock: (() => void) | undefined;

/**
 * The Firestore instance. Imported lazily: its SDK is the largest part of the app. For a user it
 * keeps on the device what was seen and what waits to be sent (F8), for a visitor nothing. Read it
 * anew for each use, and listen through `listen`: another may be put in its place.
 */
export let db: Firestore = open();

/** A command for the instance of the moment at which it is called. */
export function withDb<Args extends unknown[], Result>(
  command: (instance: Firestore, ...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => command(db, ...args);
}

/** `db` has been ended, and what takes its place is not there yet: whoever uses it is refused. */
let isBeingReplaced = false;

/**
 * Keeps a subscription alive when another instance takes the place of `db`: listeners of the old
 * one hear nothing any more. Between the two it waits.
 * @param subscribe begins it on an instance, and gives what ends it there
 * @returns ends the subscription
 */
export function listen(subscribe: (instance: Firestore) => () => void): () => void {
  let end: (() => void) | undefined;
  const begin = () => {
    end?.();
    end = subscribe(db);
  };
  window.addEventListener(REPLACED, begin);
  if (!isBeingReplaced) begin();
  return () => {
    window.removeEventListener(REPLACED, begin);
    end?.();
  };
}

/**
 * Clears what this device keeps (`requestCacheClearing` has been called, here or in another window), and starts
 * again for `uid`, or for nobody. Where it cannot be cleared, because another window holds on to it,
 * nothing of it is used, and the next page tries again.
 */
export async function resetFirestore(uid: string | null): Promise<void> {
  const old = db;
  isBeingReplaced = true;
  await terminate(old);
  releaseLock?.();
  await whenAlone(async () => {
    // Another window may have done it meanwhile, and somebody's data may be kept again.
    if (!isCacheClearingRequested()) return;
    await clearIndexedDbPersistence(old);
    clearCacheOwner();
    forgetCoordination();
  });
  if (uid !== null && getCacheOwner() === null) setCacheOwner(uid);
  replace();
}

function replace(mayKeep = true): void {
  db = open(mayKeep);
  isBeingReplaced = false;
  window.dispatchEvent(new Event(REPLACED));
}

/** Whether all of this device's writes have been answered, or are within so many milliseconds. */
export async function allSent(patienceMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const sent = waitForPendingWrites(db).then(() => true);
  try {
    return await Promise.race([sent, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the SDK's windows tell each other through local storage; it names the user. */
function forgetCoordination(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('firestore_'));
  for (const key of keys) localStorage.removeItem(key);
}

function open(mayKeep = true): Firestore {
  const keeps = mayKeep && getCacheOwner() !== null && !isCacheClearingRequested();
  if (keeps) holdOn();
  const instance = initializeFirestore(app, {
    localCache: keeps
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  if (keeps) void indexedDbWorks().then((works) => works || doWithout(instance));
  if (config.emulators) {
    const { host, port } = config.emulators.firestore;
    connectFirestoreEmulator(instance, host, port);
  }
  return instance;
}

/** Where IndexedDB turns out not to answer, the instance that waits for it is given up. */
function doWithout(instance: Firestore): void {
  if (db !== instance) return;
  // Not waited for: it waits for IndexedDB.
  terminate(instance).catch((error: unknown) => console.info('Firestore did not end', error));
  releaseLock?.();
  replace(false);
}

function holdOn(): void {
  const held = new Promise<void>((resolve) => {
    releaseLock = resolve;
  });
  navigator.locks
    .request(LOCK, { mode: 'shared' }, () => held)
    .catch((error: unknown) => {
      console.info('This window does not say that it keeps data', error);
    });
}

/**
 * Does something once no window's client is running any more: a database that is deleted under a
 * running client may be made anew by its last words. Not at all when they do not end in time.
 */
async function whenAlone(clear: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // Deleting a database waits for each of its connections, and has no end of its own.
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Clearing takes too long')), 2 * PATIENCE_MS);
  });
  try {
    await Promise.race([navigator.locks.request(LOCK, { signal }, clear), tooLate]);
  } catch (error) {
    console.warn('What this device keeps could not be cleared yet', error);
  }
}
