/** A session as its tests see it: the mocked provider on one side, what is reported on the other. */

import * as sdk from 'firebase/auth';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { clearCacheOwner } from '../../device/cacheOwner.ts';
import type { UserRecord } from '../../model/user.ts';
import * as session from './session.ts';
import { auth } from './sessionDoubles.testing.ts';
import * as users from '../users.ts';

export const account = {
  uid: 'ann',
  email: 'ann@example.com',
  displayName: 'Ann Mary Lee',
  photoURL: null,
  isAnonymous: false,
  providerData: [{ providerId: 'password' }],
  getIdToken: async () => 'id-token',
};

export const record = {
  uid: 'ann',
  name: 'Annie Smith',
  email: 'ann@example.com',
  createdAt: new Date(0),
  provider: 'email',
  firstName: 'Annie',
  lastName: 'Smith',
  displayName: 'Annie Smith',
} as const;

/** The session user of these two. */
export const ann = {
  uid: 'ann',
  email: 'ann@example.com',
  displayName: 'Annie Smith',
  firstName: 'Annie',
  lastName: 'Smith',
  provider: 'email',
  photoUrl: null,
};

const ends: (() => void)[] = [];

/** The listener that the session passed to the provider, and what the session reported. */
export async function subscribe() {
  const provider: { tell?: (user: unknown) => Promise<void> } = {};
  vi.mocked(sdk.onAuthStateChanged).mockImplementation((_auth, next) => {
    provider.tell = next as unknown as (user: unknown) => Promise<void>;
    return () => undefined;
  });
  const onUser = vi.fn<(user: unknown, change: unknown) => void>();
  const onOther = vi.fn<() => void>();
  ends.push(session.subscribeToSession(onUser, onOther));
  await vi.waitFor(() => expect(provider.tell).toBeDefined());
  return { onUser, onOther, tell: async (user: unknown) => provider.tell?.(user) };
}

/** Sets the server's record; returns a function that reports another one. */
export function profile(first: UserRecord | null, { fromCache = false } = {}) {
  const profileOf: { tell?: (next: UserRecord | null) => void } = {};
  vi.mocked(users.subscribeToUser).mockImplementation((_db, _uid, onRecord) => {
    profileOf.tell = (next) => onRecord(next, { fromCache });
    profileOf.tell(first);
    return () => undefined;
  });
  return profileOf;
}

export const providerError = (code: string, message: string) =>
  Object.assign(new Error(message), { code });

/** In each test of a file Ann is signed in with the provider, and nothing is left of the test before. */
export function setUpSessions(): void {
  beforeEach(() => {
    auth.currentUser = account;
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    clearCacheOwner();
  });
}
