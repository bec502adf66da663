import {
  runTransaction,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type { List } from '../model/list.ts';
import { listFrom, listRef, movedTo, toListError } from './converters.ts';
import { AppError, codeOf, toAppError } from '../model/errors.ts';
import { documentsIn, type DocumentData } from '../model/deserializers.ts';

/**
 * Writes that need the server's response now. They use transactions, which the SDK neither queues nor
 * sends later, in our own bounded retry loop: the SDK's loop hides the reason of a retry, and offline
 * it would never end.
 */

/** Timeouts of a command in milliseconds; tests use shorter ones. */
export const deadlines = {
  /** No response at all: the server seems to be unreachable. */
  silent: 10_000,
  /** No response after a read has succeeded: the server is reachable but slow. */
  busy: 20_000,
  /** The server responds, but other writes always win. */
  total: 45_000,
};
const FIRST_BACKOFF_MS = 60;
/** After a conflict with another write a retry comes soon, because one of the writers always wins. */
const MAX_CONTENTION_BACKOFF_MS = 400;
const MAX_BACKOFF_MS = 1_500;
/** After a quota error there are two retries, each after a longer pause. */
const MAX_QUOTA_RETRIES = 2;
const QUOTA_BACKOFF_MS = 1_500;

const CONTENTION = new Set(['aborted', 'failed-precondition', 'already-exists']);
const NETWORK = new Set(['unavailable', 'deadline-exceeded', 'cancelled', 'internal', 'unknown']);

/** What the body of a transaction receives in addition to the transaction. */
interface Attempt {
  /**
   * An earlier attempt failed. If only its response was lost, the write was carried out, and writing
   * the same again would be refused.
   */
  isRetry: boolean;
  /** Registers a document that the body has read: a refusal may be caused by an outdated read. */
  trackRead: (snapshot: DocumentSnapshot) => void;
}

type Body<T> = (tx: Transaction, attempt: Attempt) => Promise<T> | T;

/** What a command receives inside its transaction to change a list. */
export interface ListChange extends Pick<Attempt, 'isRetry'> {
  tx: Transaction;
  list: List;
  /** The list as stored, which may be of an older shape. */
  stored: DocumentData;
  /** The items as stored: items that a command does not change are written back unchanged. */
  storedItems: DocumentData[];
}

/**
 * Reads a list, lets `change` write to it, and commits both as one.
 * @param change writes to `tx` based on the current list. It may run several times, so it must have
 *   no other effect that may not be repeated. Its result is returned; an error it throws ends the command
 * @throws AppError 'not-found', 'list-moved' when its link was changed, and those of
 *   `runTransactionWithRetry`
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
    if (toAppError(error).code !== 'permission-denied' || !(await convertDoubles(db, listId))) {
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
  return runTransactionWithRetry(db, async (tx, { isRetry, trackRead }) => {
    const snapshot = await tx.get(listRef(db, listId)).catch((error: unknown) => {
      throw codeOf(error) === 'permission-denied' ? toListError(error) : error;
    });
    trackRead(snapshot);
    const list = listFrom(snapshot);
    if (!list) throw new AppError('not-found');
    if (movedTo(snapshot) !== null) throw new AppError('list-moved');
    const stored = snapshot.data() ?? {};
    return change({ tx, isRetry, list, stored, storedItems: documentsIn(stored.items) });
  });
}

/**
 * Writes the items of a list back as they were read. A list from before today's rules may contain a
 * whole number as the double 10.0. It is read as 10 and written as an integer, so every write of the
 * items would also change that item and be refused. The rules allow only this conversion by itself.
 * @returns whether the refused write may succeed now
 */
async function convertDoubles(db: Firestore, listId: string): Promise<boolean> {
  try {
    await changeOnce(db, listId, ({ tx, storedItems }) => {
      tx.update(listRef(db, listId), { items: storedItems.map(withoutMinusZero) });
    });
    return true;
  } catch (error) {
    if (toAppError(error).code === 'permission-denied') return false;
    throw error;
  }
}

/** -0 is the only whole number that the SDK writes as a double. */
function withoutMinusZero(item: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, value === 0 ? 0 : value]),
  );
}

/**
 * Runs a transaction against the server with bounded retries and a deadline.
 * @param body writes to `tx`. It passes a document it has read to `trackRead`, so that a refusal is
 *   retried when that document has changed meanwhile. It may run several times; then `isRetry` is set
 * @throws AppError 'offline' when the server has not responded for 10 seconds, 'unanswered' when the
 *   write may have been carried out all the same (commands with the same ids can be repeated),
 *   'contention' when others kept changing the same documents for 45 seconds, 'busy' when the quota
 *   was exceeded three times, 'permission-denied', 'list-too-large', or whatever `body` throws
 */
export async function runTransactionWithRetry<T>(db: Firestore, body: Body<T>): Promise<T> {
  if (isOffline()) throw new AppError('offline');
  const deadline = new Deadline();
  try {
    return await Promise.race([attempts(db, body, deadline), deadline.timedOut]);
  } finally {
    deadline.end();
  }
}

/** The timeouts of a command, and the error to report when one expires. */
class Deadline {
  /** The command has ended: nothing may be written any more. */
  hasEnded = false;
  /** The error to report when a timeout expires or no attempt is left. */
  failure = new AppError('offline');
  /** Rejects when a timeout expires. */
  readonly timedOut: Promise<never>;
  #reject: (error: AppError) => void = () => undefined;
  readonly #total: ReturnType<typeof setTimeout>;
  #silence: ReturnType<typeof setTimeout>;
  /** The previous attempt got no response: a successful read does not show that writes arrive. */
  #isBroken = false;
  /** The response to an earlier write was lost: that write may be carried out, whatever later ones report. */
  #isUnanswered = false;

  constructor() {
    this.timedOut = new Promise<never>((_resolve, reject) => {
      this.#reject = reject;
    });
    this.#total = setTimeout(() => this.#giveUp(), deadlines.total);
    this.#silence = setTimeout(() => this.#giveUp(), deadlines.silent);
  }

  onRead(): void {
    if (!this.#isBroken) this.#expectResponse(deadlines.busy);
  }

  /** From here on the write may be carried out although its response is lost. */
  onWrite(): void {
    this.failure = unanswered();
  }

  onFailure(cause: Cause, error: unknown): void {
    if (cause !== 'network' || !this.#isBroken) this.#expectResponse(deadlines.silent);
    this.#isBroken = cause === 'network';
    this.#isUnanswered ||= this.#isBroken && this.failure.code === 'unanswered';
    // After a network error keep the last failure: the previous write may have arrived.
    if (this.#isBroken) return;
    if (this.#isUnanswered && cause !== 'final') this.failure = unanswered();
    else if (cause === 'contention') this.failure = new AppError('contention', undefined, error);
    else this.failure = errorOf(error);
  }

  end(): void {
    this.hasEnded = true;
    clearTimeout(this.#total);
    clearTimeout(this.#silence);
  }

  /** Restarts the timeout for the server's next response. */
  #expectResponse(within: number): void {
    clearTimeout(this.#silence);
    if (!this.hasEnded) this.#silence = setTimeout(() => this.#giveUp(), within);
  }

  #giveUp(): void {
    this.end();
    this.#reject(this.failure);
  }
}

/** Whether the browser reports that it is offline; false when it does not know. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

async function attempts<T>(db: Firestore, body: Body<T>, deadline: Deadline): Promise<T> {
  let refused: { read: DocumentSnapshot; error: AppError } | undefined;
  let quotaErrors = 0;
  for (let count = 1; ; count += 1) {
    let read: DocumentSnapshot | undefined;
    const trackRead = (snapshot: DocumentSnapshot) => {
      read = snapshot;
      deadline.onRead();
      // The document has not changed since the refused attempt, so the refusal is final.
      if (refused && isSame(refused.read, snapshot)) throw refused.error;
    };
    try {
      return await attemptOnce(db, body, deadline, { isRetry: count > 1, trackRead });
    } catch (error) {
      if (error instanceof AppError) throw error;
      const code = codeOf(error);
      refused = code === 'permission-denied' && read ? { read, error: errorOf(error) } : undefined;
      // The rules may be evaluated before the server detects that the transaction's read is outdated.
      const cause = refused ? 'contention' : causeOf(code);
      deadline.onFailure(cause, error);
      if (cause === 'quota') quotaErrors += 1;
      const isFinal = cause === 'final' || quotaErrors > MAX_QUOTA_RETRIES;
      if (isFinal || deadline.hasEnded) throw deadline.failure;
      await pause(cause, cause === 'quota' ? quotaErrors : count);
    }
  }
}

function attemptOnce<T>(
  db: Firestore,
  body: Body<T>,
  deadline: Deadline,
  attempt: Attempt,
): Promise<T> {
  return runTransaction(
    db,
    async (tx) => {
      if (deadline.hasEnded) throw deadline.failure;
      const result = await body(tx, attempt);
      if (deadline.hasEnded) throw deadline.failure;
      deadline.onWrite();
      return result;
    },
    { maxAttempts: 1 },
  );
}

/** Why an attempt failed; after 'final' there is no further one. */
type Cause = 'contention' | 'network' | 'quota' | 'final';

function causeOf(code: string): Cause {
  if (CONTENTION.has(code)) return 'contention';
  if (NETWORK.has(code)) return 'network';
  return code === 'resource-exhausted' ? 'quota' : 'final';
}

const unanswered = () => new AppError('unanswered');

function isSame(a: DocumentSnapshot, b: DocumentSnapshot): boolean {
  return JSON.stringify(a.data()) === JSON.stringify(b.data());
}

function errorOf(error: unknown): AppError {
  // The limit of 1 MiB per document is the only one that just the server can check.
  if (codeOf(error) === 'invalid-argument') return new AppError('list-too-large', undefined, error);
  return toAppError(error);
}

/**
 * Exponential backoff with jitter, so that competing writers do not retry at the same time.
 * @param attempt the number of failures, of quota errors only for 'quota'
 */
function pause(why: Exclude<Cause, 'final'>, attempt: number): Promise<void> {
  const maxMs =
    why === 'quota'
      ? QUOTA_BACKOFF_MS * 2 ** attempt
      : Math.min(
          FIRST_BACKOFF_MS * 1.8 ** attempt,
          why === 'contention' ? MAX_CONTENTION_BACKOFF_MS : MAX_BACKOFF_MS,
        );
  return new Promise((resolve) => setTimeout(resolve, maxMs * (0.3 + 0.7 * Math.random())));
}
