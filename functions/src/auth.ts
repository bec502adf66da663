import type { App } from 'firebase-admin/app';
import { Failure } from './errors.ts';

/**
 * The uid in an `Authorization: Bearer <ID token>` header. Throws 'unauthenticated' if there is no token,
 * if it is invalid, or if the account is anonymous, which counts as signed out; 'internal' if the token
 * cannot be checked.
 */
export async function verifyUser(authorization: string | undefined): Promise<string> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Failure('unauthenticated');
  const { getAuth } = await import('firebase-admin/auth');
  const auth = getAuth(await adminApp());
  const claims = await auth.verifyIdToken(token).catch(refuse);
  if (claims.firebase.sign_in_provider === 'anonymous') throw new Failure('unauthenticated');
  return claims.uid;
}

/**
 * Throws 'unauthenticated' unless the header holds a valid App Check token of this project; 'internal'
 * when it cannot be checked.
 */
export async function verifyAppCheck(header: string | undefined): Promise<void> {
  if (header === undefined) throw new Failure('unauthenticated');
  const { getAppCheck } = await import('firebase-admin/app-check');
  const appCheck = getAppCheck(await adminApp());
  await appCheck.verifyToken(header).catch(refuse);
}

/** How error messages of firebase-admin begin if it cannot fetch the keys for checking tokens. */
const NO_KEYS = /^Error (?:while making request|fetching (?:public keys|Json Web Keys))/;

/** Throws for a token that was refused. firebase-admin reports missing keys with the code of a bad token. */
function refuse(error: unknown): never {
  const isOurs = error instanceof Error && NO_KEYS.test(error.message);
  throw new Failure(isOurs ? 'internal' : 'unauthenticated', { cause: error });
}

async function adminApp(): Promise<App> {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  return getApps()[0] ?? initializeApp();
}
