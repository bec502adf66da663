import { OWNER, succeeded } from './firestoreRest.mjs';

/**
 * Creates an account with a fixed uid on the Auth emulator, as its administrator. One that exists is
 * from an earlier load and stays.
 * @param {{ authUrl: string, projectId: string }} target `authUrl` is the origin of the emulator
 * @param {{ uid: string, email: string, password: string, displayName: string, emailVerified: boolean }} account
 * @throws {Error} with the emulator's answer when it refuses
 */
export async function createAccount({ authUrl, projectId }, { uid, ...account }) {
  const response = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
    {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify({ localId: uid, ...account }),
    },
  );
  if (/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(await response.clone().text())) return;
  await succeeded(response, `The Auth emulator did not take ${account.email}`);
}
