import { runWithTimeout } from '../lib/loading/runWithTimeout.ts';
import { loadError } from '../model/errors.ts';

/**
 * Loads modules of `data/` for pages. They are imported dynamically because they import Firebase, and
 * no page may wait for that. Modals import `commands/` statically, because they are loaded lazily.
 */

export const loadSession = () => import('../data/auth/session.ts');

/** Milliseconds after which a list is listened to although Auth has not started. */
const AUTH_TIMEOUT_MS = 3_000;

/** Firestore's listeners of lists. Auth starts first: otherwise each listener would be opened twice. */
export async function loadLists() {
  const [{ listen }, lists] = await Promise.all([
    import('../data/firestore.ts'),
    import('../data/lists.ts'),
    runWithTimeout(startAuth(), AUTH_TIMEOUT_MS, () => undefined),
  ]);
  return { listen, ...lists };
}

async function startAuth(): Promise<void> {
  try {
    await (await import('../data/auth/auth.ts')).getAuth();
  } catch (error) {
    console.info('Auth did not start', error);
  }
}

export const loadOutbox = () => import('../device/outbox/outbox.ts');

export const loadSyncOutbox = () => import('../data/syncOutbox.ts');

export const loadListCommands = () => import('./commands/listCommands.ts');

export const loadMarkCommands = () => import('./commands/markCommands.ts');

/**
 * Loads the module of a command that the user waits for.
 * @param load one of the functions above
 * @throws AppError 'offline' or 'not-loaded', whose message says what can be done
 */
export async function loadCommand<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw loadError(error);
  }
}
