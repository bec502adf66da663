import { vi } from 'vitest';
import type { User } from '../../../model/user.ts';

/**
 * Mock of `data/auth/session.ts`, used in all tests but its own (testing/setup.ts). It is a file and not a
 * factory, because with a factory one of two concurrent imports would get the real module.
 */
type SessionModule = typeof import('../session.ts');

type SessionChange = import('../session.ts').SessionChange;

type OnUser = Parameters<SessionModule['subscribeToSession']>[0];

let listener: OnUser = () => undefined;
/** undefined: the provider has not responded yet. */
let current: User | null | undefined;

/** Sets the session that new subscribers receive. */
export function startWith(user: User | null | undefined): void {
  current = user;
}

/** Changes the session while the page is open; wrap in `act`. */
export function changeSession(user: User | null, change: SessionChange = {}): void {
  current = user;
  listener(user, change);
}

export function subscribeToSession(onUser: OnUser): () => void {
  listener = onUser;
  if (current !== undefined) onUser(current, {});
  return () => {
    listener = () => undefined;
  };
}

const nothing = async () => undefined;
export const signUp = vi.fn<SessionModule['signUp']>(nothing);
export const signIn = vi.fn<SessionModule['signIn']>(nothing);
export const signInWithGoogle = vi.fn<SessionModule['signInWithGoogle']>(nothing);
export const resetPassword = vi.fn<SessionModule['resetPassword']>(nothing);
export const changePassword = vi.fn<SessionModule['changePassword']>(nothing);
export const changeEmail = vi.fn<SessionModule['changeEmail']>(nothing);
export const hasUnsent = vi.fn<SessionModule['hasUnsent']>(async () => false);
export const logOut = vi.fn<SessionModule['logOut']>(nothing);
export const idToken = vi.fn<SessionModule['idToken']>(async () => 'token-of-ann');
export const saveNames = vi.fn<SessionModule['saveNames']>(async (user, names) => ({
  ...user,
  ...names,
}));
