import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  doc,
  getDocFromCache,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
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
import { runWithTimeout } from '../lib/loading/runWithTimeout.ts';

/** Event dispatched on the window when `db` was replaced by another instance. */
const INSTANCE_REPLACED = 'firestore-replaced';

/** Held shared by every window whose client uses the persistent cache, exclusively to clear it. */
const CACHE_LOCK = 'firestore-kept';

/** Milliseconds to wait for other windows to release the cache; then the next page load tries again. */
const CLEAR_TIMEOUT_MS = 5_000;

/** Milliseconds after which a cache counts as blocked; slow phones respond within two seconds. */
const CACHE_TIMEOUT_MS = 6_000;

/** Releases this window's share of the lock. */
let releaseLock: (() => void) | undefined;

/** The page is being put into the browser's back/forward cache, or is in it. */
let isFrozen = false;
/** The owner of the cache when the page was frozen. */
let ownerWhenFrozen: string | null = null;

// WebKit puts a page into that cache with its unfinished transactions, and each of them blocks the
// database for all other pages until the cached page is discarded. The SDK would begin one at
// `pagehide`, with which its client ends for good, and one when the page is hidden. These listeners
// come before those of the SDK, because they are added first.
window.addEventListener('pagehide', (event) => {
  isFrozen = event.persisted;
  ownerWhenFrozen = getCacheOwner();
  if (isFrozen) event.stopImmediatePropagation();
});
document.addEventListener('visibilitychange', (event) => {
  if (isFrozen && document.hidden) event.stopImmediatePropagation();
});
window.addEventListener('pageshow', () => {
  // Another page has logged in or out and cleared the cache, under which this client would fail.
  if (isFrozen && getCacheOwner() !== ownerWhenFrozen) window.location.reload();
  isFrozen = false;
});

/**
 * The Firestore instance. This module is imported lazily, because the SDK is the largest part of the
 * app. For a signed-in user the instance persists its cache on the device (F8); for a visitor it does
 * not. It may be replaced: read `db` at each use, and subscribe through `listen`.
 */
export let db: Firestore = open();

/** Binds a command to the instance that is current when it is called. */
export function withDb<Args extends unknown[], Result>(
  command: (instance: Firestore, ...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => command(db, ...args);
}

/** `db` was terminated and its replacement does not exist yet: its use fails. */
let isBeingReplaced = false;

/**
 * Subscribes, and subscribes again when `db` is replaced, because listeners on a terminated instance
 * receive nothing. While it is being replaced, the subscription waits.
 * @param subscribe starts the subscription on an instance and returns the function that ends it
 * @returns ends the subscription
 */
export function listen(subscribe: (instance: Firestore) => () => void): () => void {
  let end: (() => void) | undefined;
  const begin = () => {
    end?.();
    end = subscribe(db);
  };
  window.addEventListener(INSTANCE_REPLACED, begin);
  if (!isBeingReplaced) begin();
  return () => {
    window.removeEventListener(INSTANCE_REPLACED, begin);
    end?.();
  };
}

/** Binds a subscription, which begins again on each instance (`listen`). */
export function listenWithDb<Args extends unknown[]>(
  subscribe: (instance: Firestore, ...args: Args) => () => void,
): (...args: Args) => () => void {
  return (...args) => listen((instance) => subscribe(instance, ...args));
}

/**
 * Clears the persistent cache (`requestCacheClearing` was called, here or in another window) and
 * creates a new instance for `uid`, or for a visitor. When the cache cannot be cleared, because
 * another window still uses it or the old instance did not end, it is not used, and the next page
 * load tries again.
 */
export async function resetFirestore(uid: string | null): Promise<void> {
  const old = db;
  isBeingReplaced = true;
  try {
    // Terminating waits for IndexedDB, which may never answer.
    await runWithTimeout(terminate(old), CLEAR_TIMEOUT_MS, () => {
      throw new Error('Terminating takes too long');
    });
    releaseLock?.();
    await withExclusiveCache(async () => {
      // Another window may have cleared it already, and it may contain a new user's data.
      if (!isCacheClearingRequested()) return;
      await clearIndexedDbPersistence(old);
      clearCacheOwner();
      removeCoordinationEntries();
    });
    if (uid !== null && getCacheOwner() === null) setCacheOwner(uid);
  } catch (error) {
    console.warn('Firestore could not be terminated', error);
    releaseLock?.();
  } finally {
    // Also after an error, because every subscription waits for the replacement.
    replace();
  }
}

function replace(mayPersist = true): void {
  db = open(mayPersist);
  isBeingReplaced = false;
  window.dispatchEvent(new Event(INSTANCE_REPLACED));
}

/** Removes the SDK's entries in local storage that coordinate its windows; they name the user. */
function removeCoordinationEntries(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('firestore_'));
  for (const key of keys) localStorage.removeItem(key);
}

function open(mayPersist = true): Firestore {
  const persists = mayPersist && getCacheOwner() !== null && !isCacheClearingRequested();
  if (persists) shareLock();
  const instance = initializeFirestore(app, {
    localCache: persists
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  if (persists) {
    void cacheResponds(instance).then((does) => does || replaceWithMemoryCache(instance));
  }
  if (config.emulators) {
    const { host, port } = config.emulators.firestore;
    connectFirestoreEmulator(instance, host, port);
  }
  return instance;
}

/**
 * Whether the cache of an instance can be read. Where IndexedDB works, a page that was frozen or does
 * not end may still block this one database.
 */
async function cacheResponds(instance: Firestore): Promise<boolean> {
  if (!(await indexedDbWorks())) return false;
  const read = Promise.allSettled([getDocFromCache(doc(instance, 'users', 'nobody'))]);
  return runWithTimeout(
    read.then(() => true),
    CACHE_TIMEOUT_MS,
    () => false,
  );
}

/** Replaces an instance that waits for an IndexedDB which does not respond. */
function replaceWithMemoryCache(instance: Firestore): void {
  if (db !== instance) return;
  // Not awaited, because terminating waits for IndexedDB too.
  terminate(instance).catch((error: unknown) =>
    console.info('Firestore could not be terminated', error),
  );
  releaseLock?.();
  replace(false);
}

function shareLock(): void {
  const held = new Promise<void>((resolve) => {
    releaseLock = resolve;
  });
  navigator.locks
    .request(CACHE_LOCK, { mode: 'shared' }, () => held)
    .catch((error: unknown) => {
      console.info('The lock on the Firestore cache could not be taken', error);
    });
}

/**
 * Runs `clear` once no window's client uses the cache, because a running client's final writes can
 * recreate a database that was just deleted. Does nothing when the clients do not end in time.
 */
async function withExclusiveCache(clear: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(CLEAR_TIMEOUT_MS);
  try {
    const cleared = navigator.locks.request(CACHE_LOCK, { signal }, clear);
    // Deleting a database waits for all its connections and has no timeout of its own.
    await runWithTimeout(cleared, 2 * CLEAR_TIMEOUT_MS, () => {
      throw new Error('Clearing takes too long');
    });
  } catch (error) {
    console.warn('The Firestore cache could not be cleared yet', error);
  }
}
