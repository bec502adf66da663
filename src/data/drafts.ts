import {
  deleteField,
  FieldPath,
  onSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type { Unsent } from '../device/outbox/database.ts';
import {
  draftBytes,
  draftsFromFields,
  draftToFields,
  withChanges,
  type Draft,
  type DraftChange,
} from '../model/drafts/draft.ts';
import { DRAFT_MESSAGES } from '../model/drafts/draftMessages.ts';
import { AppError } from '../model/errors.ts';
import { LIMITS } from '../model/limits.ts';
import { cachedDoc, draftsRef } from './converters.ts';
import { keepListening } from './keepListening.ts';
import { runTransactionWithRetry } from './transactions.ts';

/** A user's drafts, all in one document that only they can read. They are written through the outbox. */

/**
 * The user's drafts as the server has them, live, newest first.
 * @returns ends the subscription
 */
export function subscribeToDrafts(
  db: Firestore,
  uid: string,
  onDrafts: (drafts: Draft[]) => void,
  onError: (error: AppError) => void,
): () => void {
  return keepListening(
    (onFailure) =>
      onSnapshot(
        draftsRef(db, uid),
        (snapshot) => onDrafts(draftsFromFields(snapshot.data() ?? {})),
        onFailure,
      ),
    onError,
  );
}

/**
 * Throws when this device knows that a draft would be refused.
 * @param unsent what waits on this device
 * @throws AppError when it is too long, or the user has no room for it
 */
export async function refuseDraft(
  db: Firestore,
  uid: string,
  draft: Draft,
  { items, drafts }: Unsent,
): Promise<void> {
  if (draftBytes(draft) > LIMITS.draftBytes) throw new AppError('unknown', DRAFT_MESSAGES.tooLong);
  const stored = draftsFromFields((await cachedDoc(draftsRef(db, uid)))?.data() ?? {});
  // A refused draft takes no room on the server.
  const waiting = drafts.filter(({ failure }) => failure === null);
  const all = withChanges(stored, waiting, items);
  if (all.length >= LIMITS.drafts && !all.some(({ id }) => id === draft.id)) throw tooMany();
}

/**
 * Writes a draft, replacing the one with the same id, or deletes it.
 * @throws AppError when there are too many, and those of `runTransactionWithRetry`
 */
export async function writeDraft(
  db: Firestore,
  uid: string,
  { id, draft }: DraftChange,
): Promise<void> {
  await runTransactionWithRetry(db, async (tx, { trackRead }) => {
    if (!draft) return deleteInTransaction(db, tx, uid, id);
    // Read for the reason of a refusal: the rules allow no more.
    const stored = await tx.get(draftsRef(db, uid));
    trackRead(stored);
    const others = Object.keys(stored.data() ?? {}).filter((other) => other !== id);
    if (others.length >= LIMITS.drafts) throw tooMany();
    tx.set(
      draftsRef(db, uid),
      { [id]: draftToFields(draft) },
      // Replaces the whole draft: a merge would keep old fields that the new one lacks.
      { mergeFields: [new FieldPath(id)] },
    );
  });
}

/** Deletes a draft, e.g. in the same write that adds its item. */
export function deleteInTransaction(db: Firestore, tx: Transaction, uid: string, id: string): void {
  tx.set(draftsRef(db, uid), { [id]: deleteField() }, { merge: true });
}

/** Deletes all drafts of a user, whose account is being deleted. */
export async function deleteAllDrafts(db: Firestore, uid: string): Promise<void> {
  await runTransactionWithRetry(db, (tx) => void tx.delete(draftsRef(db, uid)));
}

const tooMany = () => new AppError('unknown', DRAFT_MESSAGES.full);
