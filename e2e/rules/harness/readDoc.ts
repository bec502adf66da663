import { runTransaction, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';

/**
 * Reads one document with a single request. `getDocFromServer` starts a listener instead, and the
 * emulator does not always answer one that starts while the document changes (docs/decisions/058).
 */
export async function readDoc(reference: DocumentReference): Promise<DocumentSnapshot> {
  return runTransaction(reference.firestore, (transaction) => transaction.get(reference), {
    maxAttempts: 1,
  });
}
