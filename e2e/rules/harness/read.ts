import { initializeApp } from 'firebase/app';
import {
  runTransaction,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { userFrom, userRef } from '../../../src/data/converters.ts';
import type { UserRecord } from '../../../src/model/user.ts';
import { FIRESTORE } from './environment.ts';

// `getDocFromServer` and `getDocsFromServer` start listeners, and the emulator does not always answer
// one that starts while its documents change (docs/decisions/058). These read with a single request.

/** Reads one document. */
export async function readDoc(reference: DocumentReference): Promise<DocumentSnapshot> {
  let found: DocumentSnapshot | undefined;
  try {
    await runTransaction(reference.firestore, async (transaction) => {
      found = await transaction.get(reference);
      // Its end would fail if the document was changed meanwhile.
      throw new Error('A transaction that only reads needs no end.');
    });
  } catch (error) {
    if (!found) throw error;
  }
  return found as DocumentSnapshot;
}

/** Reads the record of a user; null when it does not exist. */
export async function readUser(db: Firestore, uid: string): Promise<UserRecord | null> {
  return userFrom(await readDoc(userRef(db, uid)));
}

/** Reads all documents of a collection without rules. @returns their fields by id */
export async function readAll({
  firestore,
  path,
}: CollectionReference): Promise<Map<string, unknown>> {
  const { docs } = await lite.getDocs(
    lite.collection(liteOf(firestore.app.options.projectId), path),
  );
  return new Map(docs.map((found) => [found.id, found.data()]));
}

const liteByProject = new Map<string, lite.Firestore>();

function liteOf(projectId = ''): lite.Firestore {
  const known = liteByProject.get(projectId);
  if (known) return known;
  const db = lite.getFirestore(initializeApp({ projectId }, `lite of ${projectId}`));
  lite.connectFirestoreEmulator(db, FIRESTORE.host, FIRESTORE.port, { mockUserToken: 'owner' });
  liteByProject.set(projectId, db);
  return db;
}
