import { arrayRemove, arrayUnion, getDoc, type Firestore } from 'firebase/firestore';
import { thanksRef } from './converters.ts';
import { toAppError } from '../model/errors.ts';
import { runTransactionWithRetry } from './transactions.ts';

/** Whom a user has thanked for what (F1), where nobody else can read it. */

/** The gifts of a list that the user has given thanks for, as `giftKey` spells them. */
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

/** Notes that thanks were given, or takes that back. */
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
