import { DEMO_PASSWORD, DEMO_USERS } from './plans.mjs';
import { demoData } from './data.mjs';
import {
  OWNER,
  commit,
  deleteWrite,
  documentExists,
  documentIds,
  setWrite,
  succeeded,
} from './firestoreRest.mjs';

/**
 * @typedef {import('./firestoreRest.mjs').FirestoreTarget} FirestoreTarget
 * @typedef {import('./firestoreRest.mjs').Write} Write
 * @typedef {import('./data.mjs').List} List
 * @typedef {import('../../src/model/user.ts').UserRecord} UserRecord
 * @typedef {{ email: string, password: string, name: string }} DemoSignIn
 */

/**
 * @typedef {object} AuthTarget
 * @property {string} authUrl Origin of the Auth emulator.
 * @property {string} projectId
 */

/**
 * Puts the demo data into the emulators, over whatever became of an earlier load; everything else
 * there stays. Safe to repeat: Firestore's part is one commit, and comes last.
 *
 * @param {AuthTarget & FirestoreTarget & { shopUrl: string }} target `shopUrl` is the demo shop's origin.
 * @returns {Promise<{ users: DemoSignIn[] }>} Who can sign in, as `demoUsers` gives it.
 * @throws {Error} with the emulator's answer when one refuses, or fetch's own when it is not there
 */
export async function loadDemoData({ authUrl, firestoreUrl, projectId, shopUrl }) {
  const { users, lists, invites } = demoData({ shopUrl });
  const auth = { authUrl, projectId };
  const firestore = { firestoreUrl, projectId };

  await Promise.all(users.map((user) => putAccount(auth, user)));

  /** @type {Write[]} */
  const writes = users.map((user) => setWrite(firestore, `users/${user.uid}`, user));
  for (const { listId, invite } of invites) {
    const { id, ...fields } = invite;
    writes.push(setWrite(firestore, `lists/${listId}/invites/${id}`, fields));
  }
  const perList = await Promise.all(lists.map((list) => listWrites(firestore, list)));
  await commit(firestore, [...writes, ...perList.flat()]);

  return { users: demoUsers() };
}

/**
 * Who can sign in once the demo data is loaded, the main demo person first.
 *
 * @returns {DemoSignIn[]}
 */
export function demoUsers() {
  return DEMO_USERS.map(({ email, name }) => ({ email, password: DEMO_PASSWORD, name }));
}

/**
 * Whether the demo data was loaded once, whatever was done to it since.
 *
 * @param {FirestoreTarget} target
 * @returns {Promise<boolean>}
 * @throws {Error} with the emulator's answer when it refuses
 */
export async function hasDemoData({ firestoreUrl, projectId }) {
  const uid = DEMO_USERS[0]?.uid ?? '';
  return await documentExists({ firestoreUrl, projectId }, `users/${uid}`);
}

/**
 * One list with its mirrored items, and the removal of what use has left beside them: items of
 * which the list would no longer know, the traces of joins, the tombstone of a deleted list.
 *
 * @param {FirestoreTarget} target
 * @param {List} list
 * @returns {Promise<Write[]>}
 */
async function listWrites(target, { description, ...list }) {
  const path = `lists/${list.id}`;
  const ids = new Set(list.items.map(({ id }) => id));
  const [items, joins] = await Promise.all([
    documentIds(target, `${path}/items`),
    documentIds(target, `${path}/joins`),
  ]);
  return [
    // An empty description is left out, as the product itself does.
    setWrite(target, path, description === '' ? list : { ...list, description }),
    ...list.items.map((item) => setWrite(target, `${path}/items/${item.id}`, item)),
    ...items.filter((id) => !ids.has(id)).map((id) => deleteWrite(target, `${path}/items/${id}`)),
    ...joins.map((id) => deleteWrite(target, `${path}/joins/${id}`)),
    deleteWrite(target, `deletedLists/${list.id}`),
  ];
}

/**
 * Creates an account with its fixed uid, or puts an existing one back to name and password.
 *
 * @param {AuthTarget} target
 * @param {UserRecord} user
 */
async function putAccount(target, { uid, email, displayName }) {
  const account = { localId: uid, email, displayName, password: DEMO_PASSWORD };
  const created = await post(target, 'accounts', { ...account, emailVerified: true });
  if (created.ok) return;
  const answer = await created.text();
  if (!/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/u.test(answer)) {
    throw new Error(`The Auth emulator did not take ${email} (${created.status}): ${answer}`);
  }
  const updated = await post(target, 'accounts:update', { ...account, emailVerified: true });
  await succeeded(updated, `The Auth emulator did not update ${email}`);
}

/**
 * @param {AuthTarget} target
 * @param {string} method
 * @param {object} body
 */
async function post({ authUrl, projectId }, method, body) {
  return await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${method}`,
    { method: 'POST', headers: OWNER, body: JSON.stringify(body) },
  );
}
