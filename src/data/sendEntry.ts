import { AppError, isTemporary, toAppError } from '../model/errors.ts';
import type { UnsentEntry } from '../device/outbox/database.ts';
import { isOffline } from './transactions.ts';

/** Sends entries of the outbox, each in one window at a time. */

/** What the outbox does with one kind of entry. */
export interface EntryKind<Entry extends UnsentEntry> {
  read: (id: string) => Promise<Entry | undefined>;
  /** @throws when this device cannot store anything */
  store: (entry: Entry) => Promise<void>;
  /** @returns the entry as it was sent */
  send: (entry: Entry, isFormOpen: boolean) => Promise<Entry>;
  /** The server has it. */
  confirm: (sent: Entry) => Promise<void>;
}

/** How an open form takes part in sending what it has submitted. */
export interface FormSubmission {
  onStored: (() => void) | undefined;
  takeBack: () => Promise<void>;
}

/** Entries whose form is still open: the form shows their errors itself. */
const inOpenForm = new Set<string>();

/**
 * Sends what an open form has submitted, through the outbox: once stored there it survives closing the
 * tab. The caller then syncs the outbox.
 * @param options.onStored is called once it is stored, before it is sent
 * @param options.takeBack undoes that it was stored, after a refusal
 * @returns 'sent', or 'queued' when it is only in the outbox so far
 * @throws AppError as `kind.send`, also 'offline' when this device cannot store anything
 */
export async function sendOrQueue<Entry extends UnsentEntry>(
  kind: EntryKind<Entry>,
  entry: Entry,
  { onStored, takeBack }: FormSubmission,
): Promise<'sent' | 'queued'> {
  try {
    await kind.store(entry);
  } catch (error) {
    console.warn('This device cannot store what is to be sent', error);
    await locked(entry.id, async () => {
      const sent = await kind.send(entry, true);
      // An earlier entry must not replace it. Not awaited, because storage may not answer.
      void logged(kind.confirm(sent));
    });
    return 'sent';
  }
  onStored?.();
  inOpenForm.add(entry.id);
  const finished = new AbortController();
  let failure: AppError | null;
  try {
    failure = await Promise.race([send(kind, entry.id), untilOffline(finished.signal)]);
  } finally {
    finished.abort();
    inOpenForm.delete(entry.id);
  }
  if (failure === null) return 'sent';
  if (isTemporary(failure)) return 'queued';
  await logged(takeBack());
  throw failure;
}

/**
 * Sends one entry of the outbox, in one window at a time. Never rejects.
 * @returns null when the server has it or it was discarded; otherwise the error.
 *   A refused entry stays in the outbox with the reason, unless its form is open and shows it.
 */
export async function send<Entry extends UnsentEntry>(
  kind: EntryKind<Entry>,
  id: string,
): Promise<AppError | null> {
  return locked(id, async () => {
    const entry = await kind.read(id);
    if (!entry) return null;
    // Another window has sent it first, and it was refused.
    if (entry.failure !== null) return new AppError('unknown', entry.failure);
    const isFormOpen = inOpenForm.has(id);
    try {
      const sent = await kind.send(entry, isFormOpen);
      // If it stays in the outbox, it is sent again, which changes nothing.
      await logged(kind.confirm(sent));
      return null;
    } catch (error) {
      const failure = toAppError(error);
      // Temporary errors leave the entry in the outbox, and it is sent again.
      if (isTemporary(failure)) return failure;
      // The write was refused because the user has signed out meanwhile, not because of the entry.
      if (!(await isSignedIn(entry.uid))) return new AppError('offline', undefined, error);
      if (inOpenForm.has(id)) return failure;
      // A draft may have been changed again since: then that is sent next.
      const isLatest = (await kind.read(id))?.at === entry.at;
      if (isLatest) await kind.store({ ...entry, failure: failure.message });
      return failure;
    }
  }).catch((error: unknown) => {
    // What cannot be read or stored right now stays in the outbox and is sent later.
    console.warn('The outbox of this device could not be read or changed', error);
    return new AppError('offline', undefined, error);
  });
}

/** A draft and the item that is made of it have the same id, so they are sent one after the other. */
async function locked<T>(id: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`giftListsOutbox-${id}`, run);
}

/** Waits for an outbox write that is helpful but not required; a failure is only logged. */
export async function logged(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    console.warn('The outbox of this device could not be updated', error);
  }
}

/** Whether this user, and nobody else, is signed in now. */
export async function isSignedIn(uid: string): Promise<boolean> {
  const { getAuth } = await import('./auth/auth.ts');
  return (await getAuth()).currentUser?.uid === uid;
}

/** Resolves once the browser reports that it is offline. */
function untilOffline(signal: AbortSignal): Promise<AppError> {
  return new Promise((resolve) => {
    const onOffline = () => resolve(new AppError('offline'));
    if (isOffline()) onOffline();
    else window.addEventListener('offline', onOffline, { once: true, signal });
  });
}
