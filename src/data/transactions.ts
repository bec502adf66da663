import {
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type { List } from '../model/list.ts';
import { listFrom, listRef } from './converters.ts';
import { AppError, codeOf, toAppError } from '../model/errors.ts';
import { documentsIn, type DocumentData } from '../model/serializers.ts';

/**
 * Writes that need an answer from the server now. They go through transactions, which the SDK
 * neither queues nor sends later, in our own bounded loop: its loop hides why it tried again, and
 * offline it would go on without end.
 */

/** Milliseconds after which a command ends; tests that wait for such an end have shorter ones. */
export const deadlines = {
  /** Without an answer: the server seems to be out of reach. */
  silent: 10_000,
  /** The same while the server is known to be there, for it has just let us read. */
  busy: 20_000,
  /** Although the server answers: others are always quicker. */
  longest: 45_000,
};
const FIRST_PAUSE_MS = 60;
/** A write that others were quicker than is tried again soon: one of all who try gets through. */
const LONGEST_CONTENTION_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 1_500;
/** A server that has too much to do is asked twice more, each time after a longer pause. */
const MAX_QUOTA_RETRIES = 2;
const QUOTA_PAUSE_MS = 1_500;

const CONTENTION = new Set(['aborted', 'failed-precondition', 'already-exists']);
const NETWORK = new Set(['unavailable', 'deadline-exceeded', 'cancelled', 'internal', 'unknown']);
const QUOTA = 'resource-exhausted';

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
  stored: DocumentData;
  /** The items as stored: those a command does not touch go back exactly as they were. */
  storedItems: DocumentData[];
}

/**
 * Reads a list, lets `change` write to it, and commits both as one.
 * @param change decides from the list as it is now; may run several times, so it only writes to
 *   `tx`; what it returns is returned, what it throws is thrown and ends the command
 * @throws AppError 'missing', and those of `runTransactionWithRetry`
 */
export async function changeList<T>(
  db: Firestore,
  listId: string,
  change: (current: ListChange) => T | Promise<T>,
): Promise<T> {
  const run = () => changeOnce(db, listId, change);
  try {
    return await run();
  } catch (error) {
    if (toAppError(error).code !== 'refused' || !(await isSpellingCorrected(db, listId))) {
      throw error;
    }
    return run();
  }
}

async function changeOnce<T>(
  db: Firestore,
  listId: string,
  change: (current: ListChange) => T,
): Promise<T> {
  return runTransactionWithRetry(db, async (tx, { again, remember }) => {
    const snapshot = await tx.get(listRef(db, listId));
    remember(snapshot);
    const list = listFrom(snapshot);
    if (!list) throw new AppError('missing');
    const stored = snapshot.data() ?? {};
    return change({ tx, again, list, stored, storedItems: documentsIn(stored.items) });
  });
}

/**
 * Writes the items of a list back as they were read. A list from before today's rules may hold a
 * whole number as 10.0; it is read as 10 and written as 10, so that any write of the items would
 * seem to change that item, too, and be refused. This alone is allowed.
 * @returns whether the list may take now what it refused
 */
async function isSpellingCorrected(db: Firestore, listId: string): Promise<boolean> {
  try {
    await changeOnce(db, listId, ({ tx, storedItems }) => {
      tx.update(listRef(db, listId), { items: storedItems.map(withoutMinusZero) });
    });
    return true;
  } catch (error) {
    if (toAppError(error).code === 'refused') return false;
    throw error;
  }
}

/** -0 is the one whole number that is written as a double. */
function withoutMinusZero(item: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, value === 0 ? 0 : value]),
  );
}

/**
 * Runs a transaction against the server with bounded retries and a deadline.
 * @param body writes to `tx`; hands a document it read to `remember`, so that a refusal which may
 *   stem from having read it too early is tried once more when it has changed meanwhile; may run
 *   several times, and is told so by `again`
 * @throws AppError 'offline' when no server has answered for 10 seconds, 'unanswered' when it may
 *   have carried out what was asked all the same (commands with the same ids may be done again),
 *   'contention' when others kept changing the same documents for 45 seconds, 'busy' when the server
 *   refused for want of quota three times, 'refused', 'list-heavy', or whatever `body` throws
 */
export async function runTransactionWithRetry<T>(db: Firestore, body: Body<T>): Promise<T> {
  if (isOffline()) throw new AppError('offline');
  const progress = new Progress();
  try {
    return await Promise.race([attempts(db, body, progress), progress.tooLate]);
  } finally {
    progress.end();
  }
}

/** How far a command has come: what to say when it has to end, and when that is. */
class Progress {
  /** Nothing may be written any more. */
  isCacheClearingRequested = false;
  /** What is to be said if no more is heard. */
  failure = new AppError('offline');
  /** Rejects when the command has taken too long. */
  readonly tooLate: Promise<never>;
  #reject: (error: AppError) => void = () => undefined;
  readonly #longest: ReturnType<typeof setTimeout>;
  #silence: ReturnType<typeof setTimeout>;

  constructor() {
    this.tooLate = new Promise<never>((_resolve, reject) => {
      this.#reject = reject;
    });
    this.#longest = setTimeout(() => this.#giveUp(), deadlines.longest);
    this.#silence = setTimeout(() => this.#giveUp(), deadlines.silent);
  }

  /** From now on so many milliseconds may pass until the next sign of the server. */
  expectSign(within: number): void {
    clearTimeout(this.#silence);
    if (!this.isCacheClearingRequested) this.#silence = setTimeout(() => this.#giveUp(), within);
  }

  end(): void {
    this.isCacheClearingRequested = true;
    clearTimeout(this.#longest);
    clearTimeout(this.#silence);
  }

  #giveUp(): void {
    this.end();
    this.#reject(this.failure);
  }
}

/**
 * Writes a document that nobody has written before: one with a random id.
 * @throws AppError as `runTransactionWithRetry`
 */
export async function createDocument(
  db: Firestore,
  ref: DocumentReference,
  fields: DocumentData,
): Promise<void> {
  await runTransactionWithRetry(db, async (tx, { again }) => {
    if (again && (await tx.get(ref)).exists()) return;
    tx.set(ref, fields);
  });
}

/** Whether the browser knows itself to be without a network; false where it cannot tell. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

async function attempts<T>(db: Firestore, body: Body<T>, progress: Progress): Promise<T> {
  let before: DocumentSnapshot | undefined;
  let refusal: AppError | undefined;
  let quotaRetries = 0;
  /** The attempt before got no answer: what is read meanwhile does not show that writes arrive. */
  let isBroken = false;
  for (let attempt = 1; ; attempt += 1) {
    let read: DocumentSnapshot | undefined;
    const remember = (snapshot: DocumentSnapshot) => {
      read = snapshot;
      if (!isBroken) progress.expectSign(deadlines.busy);
      // A second look shows the very document that was refused: the refusal stands.
      if (refusal && before && isSame(before, snapshot)) throw refusal;
    };
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt follows from the one before
      return await runTransaction(
        db,
        async (tx) => {
          if (progress.isCacheClearingRequested) throw progress.failure;
          const result = await body(tx, { again: attempt > 1, remember });
          if (progress.isCacheClearingRequested) throw progress.failure;
          // From here on it may be carried out without our hearing of it.
          progress.failure = new AppError('unanswered');
          return result;
        },
        { maxAttempts: 1 },
      );
    } catch (error) {
      if (error instanceof AppError) throw error;
      const code = codeOf(error);
      // The server may judge before it notices that we decided on something out of date.
      const doubtful = code === 'permission-denied' && read !== undefined;
      const isContention = doubtful || CONTENTION.has(code);
      refusal = doubtful ? errorOf(error) : undefined;
      if (!NETWORK.has(code) || !isBroken) progress.expectSign(deadlines.silent);
      isBroken = NETWORK.has(code);
      // Where no answer came, what was said of the last attempt holds: it may have arrived.
      if (isContention) progress.failure = new AppError('contention', undefined, error);
      else if (!NETWORK.has(code)) progress.failure = errorOf(error);
      if (code === QUOTA) quotaRetries += 1;
      const isPassing =
        isContention || NETWORK.has(code) || (code === QUOTA && quotaRetries <= MAX_QUOTA_RETRIES);
      if (!isPassing || progress.isCacheClearingRequested) throw progress.failure;
      before = read;
      // oxlint-disable-next-line no-await-in-loop -- waiting is the point
      await pause(code === QUOTA ? 'quota' : isContention ? 'contention' : 'network', attempt);
    }
  }
}

function isSame(a: DocumentSnapshot, b: DocumentSnapshot): boolean {
  return JSON.stringify(a.data()) === JSON.stringify(b.data());
}

function errorOf(error: unknown): AppError {
  // The one bound that only the server can measure: a document of 1 MiB.
  if (codeOf(error) === 'invalid-argument') return new AppError('list-heavy', undefined, error);
  return toAppError(error);
}

/** Waits longer from attempt to attempt, and never as long as the others who wait. */
function pause(why: 'contention' | 'network' | 'quota', attempt: number): Promise<void> {
  const longest =
    why === 'quota'
      ? QUOTA_PAUSE_MS * 2 ** attempt
      : Math.min(
          FIRST_PAUSE_MS * 1.8 ** attempt,
          why === 'contention' ? LONGEST_CONTENTION_PAUSE_MS : LONGEST_PAUSE_MS,
        );
  return new Promise((resolve) => setTimeout(resolve, longest * (0.3 + 0.7 * Math.random())));
}
