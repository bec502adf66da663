import { updateProfile as updateAuthProfile, type User as AuthUser } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import {
  userFromAccount,
  type AuthAccount,
  type Provider,
  type User,
  type UserRecord,
} from '../../model/user.ts';
import { AppError, toAppError } from '../../model/errors.ts';

/** Builds the session user (§3, §4) from the auth account and the profile. */

/**
 * Calls `onUser` with the session user, and again at each change: the profile merged over the auth
 * account. A missing profile is created (§4). When none can be read (§8), the account's data is used.
 */
export async function followProfile(
  authUser: AuthUser,
  onUser: (user: User) => void,
  signal: AbortSignal,
): Promise<void> {
  const account = accountOf(authUser);
  const fallback = userFromAccount(account);
  let reported = '';
  const report = (user: User) => {
    const text = JSON.stringify(user);
    // A profile may arrive after its user has signed out; it must be ignored then.
    if (signal.aborted || text === reported) return;
    reported = text;
    onUser(user);
  };
  const onFailure = (error: unknown) => {
    if (signal.aborted) return;
    console.error('Error fetching Firestore user', toAppError(error));
    if (reported === '') report(fallback);
  };
  try {
    const [{ listen }, { createUser, subscribeToUser }] = await loadStore();
    if (signal.aborted) return;
    let isKnown = false;
    const onRecord = async (
      db: Firestore,
      record: UserRecord | null,
      { fromCache }: { fromCache: boolean },
    ) => {
      if (record) {
        if (!isKnown) void syncProfile(authUser, account, record);
        isKnown = true;
        return report(merged(fallback, record));
      }
      // The deletion of an account deletes its profile first; it must not be created again.
      if (isKnown) return;
      if (fromCache) return onFailure(new AppError('offline'));
      isKnown = true;
      try {
        await createUser(db, account);
      } catch (error) {
        onFailure(error);
      }
      // Another window may have written the profile meanwhile.
      if (reported === '') report(fallback);
    };
    const end = listen((db) =>
      subscribeToUser(
        db,
        account.uid,
        (record, meta) => void onRecord(db, record, meta),
        onFailure,
      ),
    );
    signal.addEventListener('abort', end);
  } catch (error) {
    onFailure(error);
  }
}

/** Copies a confirmed new e-mail address to the profile, and a missing name to the provider. */
async function syncProfile(
  authUser: AuthUser,
  account: AuthAccount,
  record: UserRecord,
): Promise<void> {
  const isNamed = record.displayName !== userFromAccount(account).displayName;
  try {
    if (record.email !== account.email) {
      const [{ db }, { updateUser }] = await loadStore();
      await updateUser(db, account.uid, { email: account.email });
    }
    if (!account.displayName && record.displayName && isNamed) {
      await updateAuthProfile(authUser, { displayName: record.displayName });
    }
  } catch (error) {
    console.warn('Account and profile differ', error);
  }
}

function merged(fallback: User, record: UserRecord): User {
  return {
    ...fallback,
    displayName: record.displayName || fallback.displayName,
    firstName: record.firstName || fallback.firstName,
    lastName: record.lastName,
  };
}

/** Loads Firestore and the commands of a session, which are needed only once somebody is signed in. */
export function loadStore() {
  return Promise.all([
    import('../firestore.ts'),
    import('../users.ts'),
    import('../memberName.ts'),
  ]);
}

/** The data of the auth provider. */
export function accountOf(authUser: AuthUser): AuthAccount {
  return {
    uid: authUser.uid,
    email: authUser.email ?? '',
    displayName: authUser.displayName,
    photoUrl: authUser.photoURL,
    provider: providerOf(authUser),
  };
}

/** An account with a password counts as 'email', because the password can be changed in the app. */
function providerOf(authUser: AuthUser): Provider {
  const ids = new Set(authUser.providerData.map((info) => info.providerId));
  if (ids.has('password')) return 'email';
  return ids.has('google.com') ? 'google' : 'unknown';
}
