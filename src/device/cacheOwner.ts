import { readText, removeEntry, STORAGE, watchEntry, writeText } from '../lib/storage.ts';

/**
 * The owner of the data in Firestore's cache on this device, if any. Does not use the SDK, because the
 * owner decides how the SDK is started.
 */

/** The uid of the user who was signed in last and has not logged out; null when there is none. */
export function getCacheOwner(): string | null {
  const uid = readText(STORAGE.cacheOwner);
  hadUser ||= uid !== null;
  return uid;
}

let hadUser = false;

/** Whether the cache has had no owner since this page was opened. */
export function isVisitorsPage(): boolean {
  return getCacheOwner() === null && !hadUser;
}

/** Sets the owner; from the next start of the SDK on, this user's data is cached. */
export function setCacheOwner(uid: string): void {
  writeText(STORAGE.cacheOwner, uid);
  removeEntry(STORAGE.cacheClearing);
}

/** The cache has been cleared and has no owner. */
export function clearCacheOwner(): void {
  removeEntry(STORAGE.cacheOwner);
  removeEntry(STORAGE.cacheClearing);
}

/**
 * Requests that the cache is cleared, because its owner has logged out or another user has signed in.
 * From now on no window starts with this cache.
 */
export function requestCacheClearing(): void {
  const uid = getCacheOwner();
  if (uid !== null) writeText(STORAGE.cacheClearing, uid);
}

/** Cancels `requestCacheClearing`, because the logout failed. */
export function cancelCacheClearing(): void {
  removeEntry(STORAGE.cacheClearing);
}

/** Whether the cache still has to be cleared. */
export function isCacheClearingRequested(): boolean {
  const uid = getCacheOwner();
  return uid !== null && readText(STORAGE.cacheClearing) === uid;
}

/** Calls back when another window has called `requestCacheClearing`. @returns stops watching */
export function watchCacheClearing(onRequested: () => void): () => void {
  return watchEntry(STORAGE.cacheClearing, (uid) => {
    if (uid !== null) onRequested();
  });
}
