import { arrayRemove, arrayUnion, getDoc, type Firestore } from 'firebase/firestore';
import { thanksRef } from './converters.ts';
import { toAppError } from '../model/errors.ts';
import { runTransactionWithRetry } from './transactions.ts';

/** Which gifts a user has given thanks for (F1); only that user can read it. */

/** The gifts of a list that the user has given thanks for, as returned by `giftKey`. */
export async function readThanks(
  db: Firestore,
  uid: string,
  listId: string,
): Promise<ReadonlySet<string>> {
  try {
    const given: unknown = (await getDoc(thanksRef(db, uid, listId))).get('given');
    return new Set(Array.isArray(given) ? given.filter((one) => typeof one === 'string') : []);
  } catch (error) {
    throw toAppError(error);
  }
}

/** Stores that thanks were given for a gift, or removes that. */
export async function setThanked(
  db: Firestore,
  uid: string,
  listId: string,
  gift: string,
  thanked: boolean,
): Promise<void> {
  const given = thanked ? arrayUnion(gift) : arrayRemove(gift);
  await runTransactionWithRetry(
    db,
    (tx) => void tx.set(thanksRef(db, uid, listId), { given }, { merge: true }),
  );
}
