import { clearAttempts } from '../../device/attempts.ts';
import {
  requestCacheClearing,
  isCacheClearingRequested,
  setCacheOwner,
  getCacheOwner,
} from '../../device/cacheOwner.ts';
import { storingUser, writeLastViewer } from '../../device/lastViewer.ts';
import { runWithTimeout } from '../../lib/loading/runWithTimeout.ts';
import { removeTabEntries, removeUserEntries } from '../../lib/storage.ts';

/**
 * Manages whose data this device stores; no other module clears it. Data is cleared at logout or when
 * another user signs in, but never because the session could not be confirmed: unsent changes would
 * be lost.
 */

/** Milliseconds for which a logout waits for unsent changes to reach the server. */
const SEND_TIMEOUT_MS = 3_000;

/** Tries to send the outbox for a short time, then returns whether something is still unsent. */
export async function hasUnsent(): Promise<boolean> {
  const uid = storingUser();
  if (uid === null) return false;
  let isUnsent = false;
  try {
    const outbox = await import('../../device/outbox/outbox.ts');
    isUnsent = await outbox.hasUnsent(uid);
    if (!isUnsent) return false;
    const { sendOutboxOnce } = await import('../syncOutbox.ts');
    await runWithTimeout(sendOutboxOnce(uid), SEND_TIMEOUT_MS, () => undefined);
    return await outbox.hasUnsent(uid);
  } catch (error) {
    console.warn('Whether the outbox is empty is not known', error);
    return isUnsent;
  }
}

/** Sign-in, sign-out and clearing are queued, so that they never overlap. */
let last: Promise<unknown> = Promise.resolve();

function enqueue<T>(step: () => Promise<T>): Promise<T> {
  const result = last.then(step);
  last = result.catch(() => undefined);
  return result;
}

/** Another user's data was found on this device since the page was loaded. */
let hadOthersData = false;

/**
 * Ensures that the device stores only this user's data, before any is requested.
 * @returns whether it stored another user's data since the page was loaded
 */
export function ensureCacheOwner(uid: string): Promise<boolean> {
  return enqueue(async () => {
    const before = getCacheOwner();
    if (before !== null && before !== uid) {
      hadOthersData = true;
      removeUserEntries();
      requestCacheClearing();
    }
    if (isCacheClearingRequested()) await clear(uid);
    else if (before === null) {
      // Set the owner first, because it decides how Firestore starts.
      setCacheOwner(uid);
      await forgetUnsent(uid);
    }
    if (before !== uid) await forgetMarksOfOthers(uid);
    writeLastViewer(uid);
    return hadOthersData;
  });
}

/** After the end of a session: clears all data of its user if that was requested. */
export function clearAfterSignOut(): Promise<void> {
  if (isCacheClearingRequested() || getCacheOwner() === null) removeUserEntries();
  return enqueue(async () => {
    if (isCacheClearingRequested()) await clear(null);
  });
}

/**
 * Another window is clearing the data: this window must release the Firestore cache for that. The
 * outbox is left to the other window, because it may already have items of a new user.
 */
export function releaseCache(): Promise<void> {
  return enqueue(() => clearCache(null));
}

/** A user's marks stay on the device after a logout, and are removed when another user signs in. */
async function forgetMarksOfOthers(uid: string): Promise<void> {
  try {
    (await import('../../device/myMarks.ts')).forgetMarksOfOthers(uid);
  } catch (error) {
    console.warn('The marks of other users could not be removed', error);
  }
}

/** Removes unsent changes of all users but `exceptOf`, so that nobody else can see or send them. */
async function forgetUnsent(exceptOf: string | null): Promise<void> {
  try {
    await (await import('../../device/outbox/outbox.ts')).clearOutbox(exceptOf);
  } catch (error) {
    console.info('The outbox could not be cleared', error);
  }
}

async function clear(uid: string | null): Promise<void> {
  await forgetUnsent(uid);
  await clearCache(uid);
}

async function clearCache(uid: string | null): Promise<void> {
  clearAttempts();
  removeTabEntries();
  try {
    await (await import('../firestore.ts')).resetFirestore(uid);
  } catch (error) {
    console.warn('The Firestore cache was not cleared', error);
  }
}
