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
import { app } from './app.ts';
import { config } from './config.ts';
import { keepFor, keepForNobody, keptFor } from './deviceUser.ts';

/** Told to the window when `db` is another: listeners of the old one hear nothing any more. */
export const REPLACED = 'firestore-replaced';

/** Held by every window whose client runs on what is kept, and alone by who clears it. */
const LOCK = 'firestore-kept';

/** Milliseconds for which other windows may hold on, after which the next page tries again. */
const PATIENCE_MS = 20_000;

/** Gives up this window's part of the lock. */
let letGo: (() => void) | undefined;

/**
 * The Firestore instance. Imported lazily: its SDK is the largest part of the app. For a user it
 * keeps on the device what was seen and what waits to be sent (F8), for a visitor nothing. Read it
 * anew for each use: `startAnew` puts another in its place.
 */
export let db: Firestore = open();

/**
 * Clears everything that is kept on this device, and starts again for somebody else, or for nobody.
 * Where it cannot be cleared (another window holds on to it), the note of whose it is stays, and
 * the next page tries again.
 */
export async function startAnew(uid: string | null): Promise<void> {
  const old = db;
  await terminate(old);
  letGo?.();
  const isCleared = await whenAlone(() => cleared(old));
  if (isCleared) {
    keepForNobody();
    forgetCoordination();
  }
  // Nobody is shown what another left behind.
  if (isCleared && uid !== null) keepFor(uid);
  db = open(isCleared);
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
  const keeps = mayKeep && keptFor() !== null;
  if (keeps) holdOn();
  const instance = initializeFirestore(app, {
    localCache: keeps
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  if (config.emulators) {
    const { host, port } = config.emulators.firestore;
    connectFirestoreEmulator(instance, host, port);
  }
  return instance;
}

function holdOn(): void {
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  navigator.locks
    .request(LOCK, { mode: 'shared' }, () => held)
    .catch((error: unknown) => {
      console.info('This window does not say that it keeps data', error);
    });
}

/**
 * Does something once no window's client is running any more: a database that is deleted under a
 * running client may be made anew by its last words. False when they do not end in time.
 */
async function whenAlone(clear: () => Promise<boolean>): Promise<boolean> {
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, clear);
  } catch (error) {
    console.info('Another window still holds on to what is kept', error);
    return false;
  }
}

async function cleared(terminated: Firestore): Promise<boolean> {
  try {
    await clearIndexedDbPersistence(terminated);
    return true;
  } catch (error) {
    console.warn('What this device keeps could not be cleared', error);
    return false;
  }
}
