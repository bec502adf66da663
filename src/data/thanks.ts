import { arrayRemove, arrayUnion, getDoc, type Firestore } from 'firebase/firestore';
import { thanksRef } from './converters.ts';
import { toAppError } from '../model/errors.ts';
import type { List } from '../model/list.ts';
import { runTransactionWithRetry } from './transactions.ts';

/**
 * Which gifts a user has given thanks for (F1); only that user can read it. What was stored before the
 * link of the list was changed stays under the former id.
 */
type Thanked = Pick<List, 'id' | 'formerIds'>;

/** The gifts of a list that the user has given thanks for, as returned by `giftKey`. */
export async function readThanks(
  db: Firestore,
  uid: string,
  { id, formerIds = [] }: Thanked,
): Promise<ReadonlySet<string>> {
  try {
    const stored = await Promise.all(
      [id, ...formerIds].map((listId) => getDoc(thanksRef(db, uid, listId))),
    );
    return new Set(stored.flatMap((snapshot) => giftsIn(snapshot.get('given'))));
  } catch (error) {
    throw toAppError(error);
  }
}

/** Stores that thanks were given for a gift, or removes that. */
export async function setThanked(
  db: Firestore,
  uid: string,
  { id, formerIds = [] }: Thanked,
  gift: string,
  thanked: boolean,
): Promise<void> {
  await runTransactionWithRetry(db, async (tx) => {
    const stored = thanked
      ? []
      : await Promise.all(formerIds.map((former) => tx.get(thanksRef(db, uid, former))));
    for (const former of stored) {
      if (!giftsIn(former.get('given')).includes(gift)) continue;
      tx.update(former.ref, { given: arrayRemove(gift) });
    }
    const given = thanked ? arrayUnion(gift) : arrayRemove(gift);
    tx.set(thanksRef(db, uid, id), { given }, { merge: true });
  });
}

function giftsIn(given: unknown): string[] {
  return Array.isArray(given) ? given.filter((gift) => typeof gift === 'string') : [];
}
