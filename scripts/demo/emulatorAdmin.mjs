/**
 * What the emulators' administrator does: create accounts, write and read documents past the security
 * rules. The token `owner` makes somebody the administrator; no real project accepts it.
 */

import { HOST, PROJECT_ID, addresses } from '../ports.mjs';

/** @typedef {import('../ports.mjs').Ports} Ports */

/** Headers of the emulators' administrator. */
export const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/**
 * Creates an account with a fixed uid. One that exists is from an earlier load and stays.
 * @param {Ports} ports
 * @param {{ uid: string, email: string, password: string, displayName: string, emailVerified: boolean }} account
 * @throws {Error} with the emulator's answer when it refuses
 */
export async function createAccount(ports, { uid, ...account }) {
  const api = `${addresses(ports).auth}/identitytoolkit.googleapis.com/v1`;
  const body = JSON.stringify({ localId: uid, ...account });
  const request = { method: 'POST', headers: OWNER, body };
  const response = await fetch(`${api}/projects/${PROJECT_ID}/accounts`, request);
  if (/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(await response.clone().text())) return;
  await succeeded(response, `The Auth emulator did not take ${account.email}`);
}

/**
 * Creates or replaces documents: all of them or none.
 * @param {Ports} ports
 * @param {Record<string, object>} documents at most 500, by their paths, for example `users/maya`
 * @throws {import('firebase/app').FirebaseError} when the emulator refuses
 */
export async function setDocuments(ports, documents) {
  const { db, doc, writeBatch } = await firestoreOf(ports);
  const batch = writeBatch(db);
  for (const [path, fields] of Object.entries(documents)) batch.set(doc(db, path), fields);
  await batch.commit();
}

/**
 * The fields of a document.
 * @param {Ports} ports
 * @param {string} path
 * @returns {Promise<Record<string, unknown> | undefined>} undefined when there is no such document
 * @throws {import('firebase/app').FirebaseError} when the emulator refuses
 */
export async function getDocument(ports, path) {
  const { db, doc, getDoc } = await firestoreOf(ports);
  return (await getDoc(doc(db, path))).data();
}

/** @param {Ports} ports those of this process: there is one connection */
async function firestoreOf(ports) {
  // Imported late, because `npm start` reads this file before it has installed the packages.
  const { initializeApp } = await import('firebase/app');
  const lite = await import('firebase/firestore/lite');
  const db = lite.getFirestore(initializeApp({ projectId: PROJECT_ID }, 'administrator'));
  lite.connectFirestoreEmulator(db, HOST, ports.firestore, { mockUserToken: 'owner' });
  return { ...lite, db };
}

/**
 * Passes when an emulator's answer is a success.
 * @param {Response} response
 * @param {string} problem what to say when it is not
 * @throws {Error} the problem with the status and the answer
 */
export async function succeeded(response, problem) {
  if (!response.ok) throw new Error(`${problem} (${response.status}): ${await response.text()}`);
}
