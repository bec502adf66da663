import { readText, removeEntry, STORAGE, watchEntry, writeText } from '../lib/storage.ts';

/**
 * Whose data Firestore's cache on this device holds, if anybody's. Known without the SDK, because it
 * decides how the SDK is started.
 */

/** The uid of who was signed in here last and has not logged out; null when there is nobody. */
export function getCacheOwner(): string | null {
  const uid = readText(STORAGE.cacheOwner);
  hadUser ||= uid !== null;
  return uid;
}

let hadUser = false;

/** Whether the device has kept nobody's data for as long as this page is open. */
export function isVisitorsPage(): boolean {
  return getCacheOwner() === null && !hadUser;
}

/** From the next start of the SDK on, the device keeps this user's data. */
export function setCacheOwner(uid: string): void {
  writeText(STORAGE.cacheOwner, uid);
  removeEntry(STORAGE.cacheClearing);
}

/** The device holds nobody's data any more. */
export function clearCacheOwner(): void {
  removeEntry(STORAGE.cacheOwner);
  removeEntry(STORAGE.cacheClearing);
}

/**
 * What is kept has to be cleared, because its user has logged out or somebody else has signed in:
 * from now on no window starts on it.
 */
export function requestCacheClearing(): void {
  const uid = getCacheOwner();
  if (uid !== null) writeText(STORAGE.cacheClearing, uid);
}

/** Takes `requestCacheClearing` back: the logout did not happen. */
export function cancelCacheClearing(): void {
  removeEntry(STORAGE.cacheClearing);
}

/** Whether what is kept still has to be cleared. */
export function isCacheClearingRequested(): boolean {
  const uid = getCacheOwner();
  return uid !== null && readText(STORAGE.cacheClearing) === uid;
}

/** Calls back when another window has called `requestCacheClearing`; gives what stops it. */
export function watchCacheClearing(onRequested: () => void): () => void {
  return watchEntry(STORAGE.cacheClearing, (uid) => {
    if (uid !== null) onRequested();
  });
}
