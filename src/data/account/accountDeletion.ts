import { collection, getDocsFromServer, type Firestore } from 'firebase/firestore';
import { departureOf, hasUnseen, type DeletionPlan } from '../../model/accountDeletion.ts';
import { ACCOUNT_DELETION_MESSAGES, stoppedAt } from '../../model/accountDeletionMessages.ts';
import { userRef } from '../converters.ts';
import { readJson, removeEntry, STORAGE, writeJson } from '../../lib/storage.ts';
import { AppError, toAppError } from '../../model/errors.ts';
import { deleteList } from '../listDeletion.ts';
import { leaveList, listsOf } from '../members.ts';
import { runTransactionWithRetry } from '../transactions.ts';

/**
 * What a user takes along when their account goes: lists left, own lists deleted, the record. Each
 * step can be cut short; doing all of it again does what is left.
 */

/** Told before each step: how many are done, of how many. */
export type OnStep = (step: { done: number; of: number; list: string }) => void;

/** What the deletion of the account would do, as the server sees it now. */
export async function readDeparture(db: Firestore, uid: string): Promise<DeletionPlan> {
  return departureOf(await listsOf(db, uid), uid);
}

/**
 * Leaves and deletes the lists that were shown.
 * @param options.shown what the person agreed to; a list that is not in it stops everything
 * @param options.takeItems deletes the user's items on lists of others
 * @throws AppError naming the list at which it stopped; what was done before stays done
 */
export async function leaveAllLists(
  db: Firestore,
  uid: string,
  { shown, takeItems, onStep }: { shown: DeletionPlan; takeItems: boolean; onStep: OnStep },
): Promise<void> {
  const { owned, joined } = await seen(db, uid, shown);
  const unfinished = readUnfinished(uid).filter((id) => owned.every((list) => list.id !== id));
  const steps = [
    ...unfinished.map((id) => ({ name: 'a deleted list', run: () => deleteWhole(db, id, uid) })),
    ...joined.map(({ id, name }) => ({
      name,
      // An account that is gone undoes nothing, so who bought what is not even put aside.
      run: () => leaveList(db, id, uid, { takeItems, forGood: true }),
    })),
    ...owned.map(({ id, name }) => ({ name, run: () => deleteWhole(db, id, uid) })),
  ];
  for (const [done, { name, run }] of steps.entries()) {
    onStep({ done, of: steps.length, list: name });
    try {
      // oxlint-disable-next-line no-await-in-loop -- one list at a time: kind to the server
      await run();
    } catch (error) {
      const failure = toAppError(error);
      // Deleted by somebody else meanwhile: what was wanted.
      if (failure.code !== 'missing') {
        throw new AppError(failure.code, stoppedAt(name, failure.message), error);
      }
    }
  }
  // A list made or joined in another window while this went on.
  await seen(db, uid, { owned: [], joined: [] });
}

/** Deletes the user's record and what is kept below it. */
export async function deleteRecord(db: Firestore, uid: string): Promise<void> {
  const below = collection(userRef(db, uid), 'thanks');
  try {
    const { docs } = await getDocsFromServer(below);
    for (const { ref } of docs) {
      // oxlint-disable-next-line no-await-in-loop -- few, and one after the other
      await runTransactionWithRetry(db, (tx) => void tx.delete(ref));
    }
  } catch (error) {
    // Where the rules know no such folder, nobody could have put anything into it.
    if (toAppError(error).code !== 'refused') throw toAppError(error);
  }
  await runTransactionWithRetry(db, (tx) => void tx.delete(userRef(db, uid)));
}

async function seen(db: Firestore, uid: string, shown: DeletionPlan): Promise<DeletionPlan> {
  const now = await readDeparture(db, uid);
  if (hasUnseen(shown, now)) throw new AppError('unknown', ACCOUNT_DELETION_MESSAGES.listsChanged);
  return now;
}

/** A deleted list is found by nobody any more; what lies beside it is known by this note alone. */

async function deleteWhole(db: Firestore, listId: string, uid: string): Promise<void> {
  writeUnfinished(uid, [...new Set([...readUnfinished(uid), listId])]);
  try {
    await deleteList(db, listId, uid);
  } catch (error) {
    // Somebody else's deletion: only they may clear away what lies beside it.
    if (toAppError(error).code !== 'missing') throw error;
  }
  writeUnfinished(
    uid,
    readUnfinished(uid).filter((id) => id !== listId),
  );
}

function readUnfinished(uid: string): string[] {
  const note = readJson(STORAGE.unfinishedDeletion);
  const { uid: whose, ids } = (note ?? {}) as { uid?: unknown; ids?: unknown };
  return whose === uid && Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

function writeUnfinished(uid: string, ids: string[]): void {
  if (ids.length === 0) removeEntry(STORAGE.unfinishedDeletion);
  else writeJson(STORAGE.unfinishedDeletion, { uid, ids });
}
