import type { App } from 'firebase-admin/app';
import { Failure } from './errors.ts';

/**
 * The uid behind an `Authorization: Bearer <ID token>` header. Throws 'unauthenticated' when there
 * is none, when it does not hold, and for an account without a provider of its own (an anonymous
 * account counts as signed out).
 */
export async function verifyUser(authorization: string | undefined): Promise<string> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Failure('unauthenticated');
  const { getAuth } = await import('firebase-admin/auth');
  const auth = getAuth(await adminApp());
  try {
    const claims = await auth.verifyIdToken(token);
    if (claims.firebase.sign_in_provider === 'anonymous') throw new Failure('unauthenticated');
    return claims.uid;
  } catch (error) {
    throw new Failure('unauthenticated', { cause: error });
  }
}

/** Throws 'unauthenticated' unless the header holds a valid App Check token of this project. */
export async function verifyAppCheck(header: string | undefined): Promise<void> {
  if (header === undefined) throw new Failure('unauthenticated');
  const { getAppCheck } = await import('firebase-admin/app-check');
  try {
    await getAppCheck(await adminApp()).verifyToken(header);
  } catch (error) {
    throw new Failure('unauthenticated', { cause: error });
  }
}

async function adminApp(): Promise<App> {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  return getApps()[0] ?? initializeApp();
}
