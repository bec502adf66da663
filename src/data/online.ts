import {
  runTransaction,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type { List } from '../model/list.ts';
import { listFrom, listRef } from './converters.ts';
import { AppError, codeOf, toAppError } from './errors.ts';
import { fieldsIn, type Fields } from './listShape.ts';

/**
 * Writes that need an answer from the server now. They go through transactions, which the SDK
 * neither queues nor sends later, in our own bounded loop: its loop hides why it tried again, and
 * offline it would go on without end.
 */

/** Attempts at one write before we say that the list is too busy. */
const MAX_ATTEMPTS = 12;
/** Milliseconds after which a command ends, whatever happens on the wire. */
export const DEADLINE_MS = 10_000;
const FIRST_PAUSE_MS = 60;
const LONGEST_PAUSE_MS = 1_500;

const CONTENTION = new Set(['aborted', 'failed-precondition', 'already-exists']);
const NETWORK = new Set([
  'unavailable',
  'deadline-exceeded',
  'cancelled',
  'internal',
  'unknown',
  'resource-exhausted',
]);

/** What the body of a transaction is told beside the transaction itself. */
interface Attempt {
  /**
   * An attempt before this one failed. Where only its answer was lost it was carried out: what this
   * one was to do is then done, and doing it once more would be refused.
   */
  again: boolean;
  /** Takes a document it read: a refusal may stem from having read that too early. */
  remember: (snapshot: DocumentSnapshot) => void;
}

type Body<T> = (tx: Transaction, attempt: Attempt) => Promise<T> | T;

/** What a command may do to a list inside its transaction. */
export interface ListChange extends Pick<Attempt, 'again'> {
  tx: Transaction;
  list: List;
  /** The list as stored, which may be of an older shape. */
  stored: Fields;
  /** The items as stored: those a command does not touch go back exactly as they were. */
  storedItems: Fields[];
}

/**
 * Reads a list, lets `change` write to it, and commits both as one.
 * @param change decides from the list as it is now; may run several times, so it only writes to
 *   `tx`; what it returns is returned, what it throws is thrown and ends the command
 * @throws AppError 'missing', 'offline', 'contention', 'refused', 'list-heavy'
 */
export async function changeList<T>(
  db: Firestore,
  listId: string,
  change: (current: ListChange) => T,
): Promise<T> {
  return runOnline(db, async (tx, { again, remember }) => {
    const snapshot = await tx.get(listRef(db, listId));
    remember(snapshot);
    const list = listFrom(snapshot);
    if (!list) throw new AppError('missing');
    const stored = snapshot.data() ?? {};
    return change({ tx, again, list, stored, storedItems: fieldsIn(stored.items) });
  });
}

/**
 * Runs a transaction against the server with bounded retries and a deadline.
 * @param body writes to `tx`; hands a document it read to `remember`, so that a refusal which may
 *   stem from having read it too early is tried once more when it has changed meanwhile; may run
 *   several times, and is told so by `again`
 * @throws AppError 'offline' when no server answers within 10 seconds, 'contention' when others
 *   kept changing the same documents, 'refused', 'list-heavy', or whatever `body` throws. After
 *   'offline' the last attempt may still have arrived: commands are written so that doing them
 *   again is harmless.
 */
export async function runOnline<T>(db: Firestore, body: Body<T>): Promise<T> {
  if (isOffline()) throw new AppError('offline');
  const deadline = { passed: false };
  const failure = { last: new AppError('offline') };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      deadline.passed = true;
      reject(failure.last);
    }, DEADLINE_MS);
  });
  try {
    return await Promise.race([attempts(db, body, deadline, failure), tooLate]);
  } finally {
    clearTimeout(timer);
    deadline.passed = true;
  }
}

/**
 * Writes a document that nobody has written before: one with a random id.
 * @throws AppError as `runOnline`
 */
export async function createOnline(
  db: Firestore,
  ref: DocumentReference,
  fields: DocumentData,
): Promise<void> {
  await runOnline(db, async (tx, { again }) => {
    if (again && (await tx.get(ref)).exists()) return;
    tx.set(ref, fields);
  });
}

/** Whether the browser knows itself to be without a network; false where it cannot tell. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

async function attempts<T>(
  db: Firestore,
  body: Body<T>,
  deadline: { passed: boolean },
  failure: { last: AppError },
): Promise<T> {
  let before: DocumentSnapshot | undefined;
  let refusal: AppError | undefined;
  for (let attempt = 1; ; attempt += 1) {
    let read: DocumentSnapshot | undefined;
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt follows from the one before
      return await runTransaction(
        db,
        async (tx) => {
          if (deadline.passed) throw failure.last;
          const remember = (snapshot: DocumentSnapshot) => {
            read = snapshot;
            // A server that lets us read is there: what takes so long is the others' writing.
            failure.last = new AppError('contention');
            // A second look shows the very document that was refused: the refusal stands.
            if (refusal && before && isSame(before, snapshot)) throw refusal;
          };
          const result = await body(tx, { again: attempt > 1, remember });
          if (deadline.passed) throw failure.last;
          return result;
        },
        { maxAttempts: 1 },
      );
    } catch (error) {
      if (error instanceof AppError) throw error;
      const code = codeOf(error);
      // The server may judge before it notices that we decided on something out of date.
      const doubtful = code === 'permission-denied' && read !== undefined;
      refusal = doubtful ? errorOf(error) : undefined;
      failure.last = doubtful ? new AppError('contention', undefined, error) : errorOf(error);
      const again = doubtful || CONTENTION.has(code) || NETWORK.has(code);
      if (!again || attempt === MAX_ATTEMPTS || deadline.passed) throw failure.last;
      before = read;
    }
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    await pause(attempt);
  }
}

function isSame(a: DocumentSnapshot, b: DocumentSnapshot): boolean {
  return JSON.stringify(a.data()) === JSON.stringify(b.data());
}

function errorOf(error: unknown): AppError {
  const code = codeOf(error);
  if (CONTENTION.has(code)) return new AppError('contention', undefined, error);
  if (NETWORK.has(code)) return new AppError('offline', undefined, error);
  // The one bound that only the server can measure: a document of 1 MiB.
  if (code === 'invalid-argument') return new AppError('list-heavy', undefined, error);
  return toAppError(error);
}

/** Waits longer from attempt to attempt, and never as long as the others who wait. */
function pause(attempt: number): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 1.8 ** attempt, LONGEST_PAUSE_MS);
  return new Promise((resolve) => setTimeout(resolve, longest * (0.3 + 0.7 * Math.random())));
}
