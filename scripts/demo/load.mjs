import { addresses } from '../ports.mjs';
import { DEMO_PASSWORD, DEMO_USERS, demoData } from './data.mjs';
import { createAccount, getDocument, setDocuments } from './emulatorAdmin.mjs';

/** @typedef {import('../ports.mjs').Ports} Ports */

/**
 * Puts the demo data into the emulators, over an earlier load. Safe to repeat: Firestore's part is
 * one commit, and comes last.
 * @param {Ports} ports
 * @param {string} [shopUrl] the origin of the demo shop, where it is not that of `ports`
 * @throws {Error} when an emulator refuses
 */
export async function loadDemoData(ports, shopUrl = addresses(ports).shop) {
  const { users, lists, invites } = demoData({ shopUrl });
  const known = { password: DEMO_PASSWORD, emailVerified: true };
  await Promise.all(
    users.map(({ uid, email, displayName }) =>
      createAccount(ports, { uid, email, displayName, ...known }),
    ),
  );
  /** @type {Record<string, object>} */
  const documents = {};
  for (const user of users) documents[`users/${user.uid}`] = user;
  for (const list of lists) {
    // What is empty is left out, as the product itself does.
    const { description, eventDate, people, ...always } = list;
    documents[`lists/${list.id}`] = {
      ...always,
      ...(description !== '' && { description }),
      ...(eventDate !== '' && { eventDate }),
      ...(Object.keys(people).length > 0 && { people }),
    };
    for (const item of list.items) documents[`lists/${list.id}/items/${item.id}`] = item;
  }
  for (const { listId, invite } of invites) {
    const { id, ...fields } = invite;
    documents[`lists/${listId}/invites/${id}`] = fields;
  }
  await setDocuments(ports, documents);
}

/**
 * Whether the demo data was loaded once, whatever was done to it since.
 * @param {Ports} ports
 * @throws {Error} when the emulator refuses
 */
export async function hasDemoData(ports) {
  return (await getDocument(ports, `users/${DEMO_USERS[0]?.uid}`)) !== undefined;
}
