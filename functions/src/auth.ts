import type { App } from 'firebase-admin/app';
import { Failure } from './errors.ts';

/**
 * The uid behind an `Authorization: Bearer <ID token>` header. Throws 'unauthenticated' when there
 * is none, when it is invalid, and for an account without a provider of its own (an anonymous
 * account counts as signed out); 'internal' when it cannot be checked.
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

/** How the packages' messages begin when the keys that tokens are checked with cannot be fetched. */
const NO_KEYS = /^Error (?:while making request|fetching (?:public keys|Json Web Keys))/;

/** Throws for a token that was not accepted. Without keys the packages report the code of a bad token. */
function refuse(error: unknown): never {
  const isOurs = error instanceof Error && NO_KEYS.test(error.message);
  throw new Failure(isOurs ? 'internal' : 'unauthenticated', { cause: error });
}

async function adminApp(): Promise<App> {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  return getApps()[0] ?? initializeApp();
}
