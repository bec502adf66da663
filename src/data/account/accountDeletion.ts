import { collection, getDocsFromServer, type Firestore } from 'firebase/firestore';
import {
  deletionPlanOf,
  hasUnseen,
  type DeletionPlan,
} from '../../model/account/accountDeletion.ts';
import {
  ACCOUNT_DELETION_MESSAGES,
  stoppedAt,
} from '../../model/account/accountDeletionMessages.ts';
import { userRef } from '../converters.ts';
import { deleteAllDrafts } from '../drafts.ts';
import {
  readDeletionNote,
  writeDeletionNote,
  type UnfinishedList,
} from '../../device/deletionNotes.ts';
import { AppError, toAppError } from '../../model/errors.ts';
import { deleteList } from '../listDeletion.ts';
import { leaveList, listsOf } from '../members.ts';
import { runTransactionWithRetry } from '../transactions.ts';

/**
 * Deletes an account's data: leaves joined lists, deletes own lists, deletes the user record. Each
 * step can be interrupted; a retry does the remaining ones.
 */

/** Called before each step with the number of finished steps and the total. */
export type OnStep = (step: { done: number; of: number; list: string }) => void;

/** The deletion plan according to the server's current data. */
export async function readDeletionPlan(db: Firestore, uid: string): Promise<DeletionPlan> {
  return deletionPlanOf(await listsOf(db, uid), uid);
}

/**
 * Leaves and deletes the lists of a deletion plan.
 * @param options.shown the plan that the user confirmed; a list that is not in it stops the deletion
 * @param options.takeItems deletes the user's items on lists of others
 * @throws AppError naming the list at which it stopped; finished steps stay done
 */
export async function leaveAllLists(
  db: Firestore,
  uid: string,
  { shown, takeItems, onStep }: { shown: DeletionPlan; takeItems: boolean; onStep: OnStep },
): Promise<void> {
  const { owned, joined } = await verifyPlan(db, uid, shown);
  const unfinished = readDeletionNote(uid).filter(({ id }) =>
    owned.every((list) => list.id !== id),
  );
  const steps = [
    ...unfinished.map((list) => ({
      name: 'a deleted list',
      run: () => deleteWhole(db, list, uid),
    })),
    ...joined.map(({ id, name }) => ({
      name,
      // A deleted account cannot undo this, so the items are not moved to the trash.
      run: () => leaveList(db, id, uid, { takeItems, forGood: true }),
    })),
    ...owned.map(({ id, name }) => ({ name, run: () => deleteWhole(db, { id }, uid) })),
  ];
  for (const [done, { name, run }] of steps.entries()) {
    onStep({ done, of: steps.length, list: name });
    try {
      // One list at a time, to limit the load on the server.
      await run();
    } catch (error) {
      const failure = toAppError(error);
      // Somebody else deleted the list meanwhile, so this step is done.
      if (failure.code !== 'not-found') {
        throw new AppError(failure.code, stoppedAt(name, failure.message), error);
      }
    }
  }
  // Stop if the user created or joined a list in another window meanwhile.
  await verifyPlan(db, uid, { owned: [], joined: [] });
}

/** Deletes the user's record and what is below it. */
export async function deleteRecord(db: Firestore, uid: string): Promise<void> {
  const below = collection(userRef(db, uid), 'thanks');
  try {
    const { docs } = await getDocsFromServer(below);
    for (const { ref } of docs) {
      // There are few, and this limits the load on the server.
      await runTransactionWithRetry(db, (tx) => void tx.delete(ref));
    }
    await deleteAllDrafts(db, uid);
  } catch (error) {
    // Rules from before these subcollections refuse to read them; then they are empty.
    if (toAppError(error).code !== 'permission-denied') throw toAppError(error);
  }
  await runTransactionWithRetry(db, (tx) => void tx.delete(userRef(db, uid)));
}

/** The current plan. Throws AppError when it contains a list that the user was not shown. */
async function verifyPlan(db: Firestore, uid: string, shown: DeletionPlan): Promise<DeletionPlan> {
  const now = await readDeletionPlan(db, uid);
  if (hasUnseen(shown, now)) throw new AppError('unknown', ACCOUNT_DELETION_MESSAGES.listsChanged);
  return now;
}

/**
 * Deletes a list and its subcollections. No query finds a deleted list, so its id is stored on this
 * device until the subcollections are deleted too.
 */
async function deleteWhole(
  db: Firestore,
  { id, formerId: known }: UnfinishedList,
  uid: string,
): Promise<void> {
  const others = () => readDeletionNote(uid).filter((list) => list.id !== id);
  const note = (formerId?: string) =>
    writeDeletionNote(uid, [...others(), { id, ...(formerId !== undefined && { formerId }) }]);
  note(known);
  try {
    await deleteList(db, id, uid, { formerId: known, noteFormerId: note });
  } catch (error) {
    // Somebody else deleted the list: only they may delete its subcollections.
    if (toAppError(error).code !== 'not-found') throw error;
  }
  writeDeletionNote(uid, others());
}
