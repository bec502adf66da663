import { clearAttempts } from '../../device/attempts.ts';
import {
  requestCacheClearing,
  isCacheClearingRequested,
  setCacheOwner,
  getCacheOwner,
} from '../../device/cacheOwner.ts';
import { writeLastViewer } from '../../device/dashboardCache.ts';
import { removeUserEntries } from '../../lib/storage.ts';

/**
 * Whose data this device keeps: the only place that clears it. It goes with a logout or when somebody
 * else signs in, never because the session could not be confirmed: what waits to be sent would go
 * with it.
 */

/** Milliseconds for which a logout waits until what this device still has to send has arrived. */
const LAST_WRITES_MS = 3_000;

/** Each says whether something waits to be sent, after trying for so many milliseconds. */
const waiting: ((ms: number) => Promise<boolean>)[] = [
  async (ms) => !(await (await import('../firestore.ts')).allSent(ms)),
  async (ms) => {
    const uid = getCacheOwner();
    const outbox = await import('../../device/outbox/outbox.ts');
    if (uid === null || !(await outbox.hasUnsent(uid))) return false;
    const { syncOutbox } = await import('../syncOutbox.ts');
    const tooLate = new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
    });
    await Promise.race([syncOutbox(uid), tooLate]);
    return outbox.hasUnsent(uid);
  },
];

/** Whether something is still to be sent from this device, after a short while for doing so. */
export async function hasUnsent(): Promise<boolean> {
  const answers = waiting.map(async (waits) => {
    try {
      return await waits(LAST_WRITES_MS);
    } catch (error) {
      console.warn('Whether everything was sent is not known', error);
      return false;
    }
  });
  return (await Promise.all(answers)).includes(true);
}

/** Sign-in, sign-out and clearing happen one after the other, whatever they wait for. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(step: () => Promise<T>): Promise<T> {
  const result = last.then(step);
  last = result.catch(() => undefined);
  return result;
}

/** Somebody else's data was found on this device after this page had loaded. */
let wasOthers = false;

/**
 * Sees to it that the device keeps this user's data and nobody else's, before any is asked for.
 * @returns whether it kept somebody else's when this page began
 */
export function ensureCacheOwner(uid: string): Promise<boolean> {
  return inTurn(async () => {
    const before = getCacheOwner();
    if (before !== null && before !== uid) {
      wasOthers = true;
      removeUserEntries();
      requestCacheClearing();
    }
    if (isCacheClearingRequested()) await clear(uid);
    else if (before === null) {
      // First, because it decides how Firestore starts.
      setCacheOwner(uid);
      await forgetUnsent(uid);
    }
    if (before !== uid) await forgetMarksOfOthers(uid);
    writeLastViewer(uid);
    return wasOthers;
  });
}

/** After a sign-out: forgets what would be shown, and clears all that is kept if that was asked for. */
export function clearAfterSignOut(): Promise<void> {
  removeUserEntries();
  return inTurn(async () => {
    if (isCacheClearingRequested()) await clear(null);
  });
}

/** Another window clears what is kept, which takes every window's letting go of it. */
export function releaseCache(): Promise<void> {
  return inTurn(() => clear(null));
}

/** A user's marks come back when they do, but go when somebody else signs in. */
async function forgetMarksOfOthers(uid: string): Promise<void> {
  try {
    (await import('../../device/myMarks.ts')).forgetMarksOfOthers(uid);
  } catch (error) {
    console.warn('What others marked on this device was not forgotten', error);
  }
}

/** Removes what waits to be sent and is not `exceptOf`'s; nobody else ever sees or sends it. */
async function forgetUnsent(exceptOf: string | null): Promise<void> {
  try {
    await (await import('../../device/outbox/outbox.ts')).clearOutbox(exceptOf);
  } catch (error) {
    console.info('This device keeps nothing that waits to be sent', error);
  }
}

async function clear(uid: string | null): Promise<void> {
  clearAttempts();
  await forgetUnsent(uid);
  try {
    await (await import('../firestore.ts')).resetFirestore(uid);
  } catch (error) {
    console.warn('What this device keeps was not cleared', error);
  }
}
