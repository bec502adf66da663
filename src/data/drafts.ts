import {
  deleteField,
  FieldPath,
  onSnapshot,
  setDoc,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { runWithTimeout } from '../lib/runWithTimeout.ts';
import { draftBytes, draftsFromFields, draftToFields, type Draft } from '../model/drafts/draft.ts';
import { DRAFT_MESSAGES } from '../model/drafts/draftMessages.ts';
import { AppError, toAppError } from '../model/errors.ts';
import { LIMITS } from '../model/limits.ts';
import { cachedDoc, draftsRef } from './converters.ts';
import { isOffline, runTransactionWithRetry } from './transactions.ts';

/**
 * A user's drafts, all in one document that only they can read. Firestore's own queue sends what is
 * saved offline: only this user writes drafts, so nothing that others do can make the rules refuse one.
 */

/** Milliseconds after which a write without an answer counts as queued. */
const TIMEOUT_MS = 10_000;

/**
 * The user's drafts, live, newest first; also those that are not sent yet.
 * @returns ends the subscription
 */
export function subscribeToDrafts(
  db: Firestore,
  uid: string,
  onDrafts: (drafts: Draft[]) => void,
  onError: (error: AppError) => void,
): () => void {
  return onSnapshot(
    draftsRef(db, uid),
    (snapshot) => onDrafts(draftsFromFields(snapshot.data() ?? {})),
    (error) => onError(toAppError(error)),
  );
}

/**
 * Saves a draft, replacing the one with the same id.
 * @returns 'queued' when it is only on this device so far
 * @throws AppError with a message of `DRAFT_MESSAGES` when there are too many or it is too long, and
 *   the server's refusal
 */
export async function saveDraft(
  db: Firestore,
  uid: string,
  draft: Draft,
): Promise<'sent' | 'queued'> {
  if (draftBytes(draft) > LIMITS.draftBytes) throw new AppError('unknown', DRAFT_MESSAGES.tooLong);
  const ids = Object.keys((await cachedDoc(draftsRef(db, uid)))?.data() ?? {});
  if (ids.length >= LIMITS.drafts && !ids.includes(draft.id)) {
    throw new AppError('unknown', DRAFT_MESSAGES.full);
  }
  return sentOrQueued(
    setDoc(
      draftsRef(db, uid),
      { [draft.id]: draftToFields(draft) },
      // Replaces the whole draft: a merge would keep old fields that the new one lacks.
      { mergeFields: [new FieldPath(draft.id)] },
    ),
  );
}

/** Deletes a draft. @returns 'queued' when it is deleted only on this device so far */
export function deleteDraft(db: Firestore, uid: string, id: string): Promise<'sent' | 'queued'> {
  return sentOrQueued(setDoc(draftsRef(db, uid), { [id]: deleteField() }, { merge: true }));
}

/** Deletes a draft in the same write that adds its item. */
export function deletePublished(db: Firestore, tx: Transaction, uid: string, id: string): void {
  tx.set(draftsRef(db, uid), { [id]: deleteField() }, { merge: true });
}

/**
 * Deletes a published draft that is still in the cache. A queued change of the draft may have recreated
 * it, or may do so later; this deletion is queued behind that change.
 */
export async function deleteRemaining(db: Firestore, uid: string, id: string): Promise<void> {
  const drafts = (await cachedDoc(draftsRef(db, uid)))?.data() ?? {};
  if (id in drafts) await deleteDraft(db, uid, id);
}

/** Deletes all drafts of a user, whose account is being deleted. */
export async function deleteAllDrafts(db: Firestore, uid: string): Promise<void> {
  await runTransactionWithRetry(db, (tx) => void tx.delete(draftsRef(db, uid)));
}

/** Bounds the wait for a write: the SDK's promise settles only when the server has answered. */
function sentOrQueued(write: Promise<void>): Promise<'sent' | 'queued'> {
  const answered = write.then(
    () => 'sent' as const,
    (error: unknown) => {
      throw toAppError(error);
    },
  );
  return runWithTimeout(answered, isOffline() ? 0 : TIMEOUT_MS, () => {
    answered.catch((error: unknown) => console.warn('Refused', error));
    return 'queued';
  });
}
