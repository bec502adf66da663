import { DEMO_PASSWORD, DEMO_USERS, demoData } from './data.mjs';
import { createAccount } from './authRest.mjs';
import { commit, documentExists, setWrite } from './firestoreRest.mjs';

/** @typedef {import('./firestoreRest.mjs').FirestoreTarget} FirestoreTarget */

/**
 * Puts the demo data into the emulators, over an earlier load. Safe to repeat: Firestore's part is
 * one commit, and comes last.
 * @param {FirestoreTarget & { authUrl: string, shopUrl: string }} target `authUrl` is the origin of
 *   the Auth emulator, `shopUrl` that of the demo shop
 * @throws {Error} with the emulator's answer when one refuses
 */
export async function loadDemoData({ authUrl, shopUrl, ...firestore }) {
  const { users, lists, invites } = demoData({ shopUrl });
  const auth = { authUrl, projectId: firestore.projectId };
  const known = { password: DEMO_PASSWORD, emailVerified: true };
  await Promise.all(
    users.map(({ uid, email, displayName }) =>
      createAccount(auth, { uid, email, displayName, ...known }),
    ),
  );
  const writes = users.map((user) => setWrite(firestore, `users/${user.uid}`, user));
  for (const list of lists) {
    // What is empty is left out, as the product itself does.
    const { description, eventDate, people, ...always } = list;
    const fields = {
      ...always,
      ...(description !== '' && { description }),
      ...(eventDate !== '' && { eventDate }),
      ...(Object.keys(people).length > 0 && { people }),
    };
    writes.push(setWrite(firestore, `lists/${list.id}`, fields));
    for (const item of list.items) {
      writes.push(setWrite(firestore, `lists/${list.id}/items/${item.id}`, item));
    }
  }
  for (const { listId, invite } of invites) {
    const { id, ...fields } = invite;
    writes.push(setWrite(firestore, `lists/${listId}/invites/${id}`, fields));
  }
  await commit(firestore, writes);
}

/**
 * Whether the demo data was loaded once, whatever was done to it since.
 * @param {FirestoreTarget} target
 * @returns {Promise<boolean>}
 * @throws {Error} with the emulator's answer when it refuses
 */
export function hasDemoData(target) {
  return documentExists(target, `users/${DEMO_USERS[0]?.uid ?? ''}`);
}
