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

/** The session user (§3, §4): what the provider knows of a person and their profile. */

/**
 * Tells the session user of an account and each change: its profile merged over it, created when
 * missing (§4). Without a profile (§8) the account's own data.
 */
export async function followProfile(
  authUser: AuthUser,
  onUser: (user: User) => void,
  signal: AbortSignal,
): Promise<void> {
  const account = accountOf(authUser);
  const fallback = userFromAccount(account);
  let told = '';
  const tell = (user: User) => {
    const text = JSON.stringify(user);
    // A slow profile must not bring back somebody who signed out meanwhile.
    if (signal.aborted || text === told) return;
    told = text;
    onUser(user);
  };
  const onFailure = (error: unknown) => {
    if (signal.aborted) return;
    console.error('Error fetching Firestore user', toAppError(error));
    if (told === '') tell(fallback);
  };
  try {
    const [{ listen }, { createUser, subscribeToUser }] = await store();
    if (signal.aborted) return;
    let isKnown = false;
    const onRecord = async (
      db: Firestore,
      record: UserRecord | null,
      { fromCache }: { fromCache: boolean },
    ) => {
      if (record) {
        if (!isKnown) void bringUpToDate(authUser, account, record);
        isKnown = true;
        return tell(merged(fallback, record));
      }
      // An account that is being deleted here loses its profile first.
      if (isKnown) return;
      if (fromCache) return onFailure(new AppError('offline'));
      isKnown = true;
      try {
        await createUser(db, account);
      } catch (error) {
        onFailure(error);
      }
      tell(fallback);
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

/** A confirmed change of e-mail reaches the profile at the next session, a name the provider. */
async function bringUpToDate(
  authUser: AuthUser,
  account: AuthAccount,
  record: UserRecord,
): Promise<void> {
  const isNamed = record.displayName !== userFromAccount(account).displayName;
  try {
    if (record.email !== account.email) {
      const [{ db }, { updateUser }] = await store();
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

function store() {
  return Promise.all([import('../firestore.ts'), import('../users.ts')]);
}

/** What the provider knows of a person. */
export function accountOf(authUser: AuthUser): AuthAccount {
  return {
    uid: authUser.uid,
    email: authUser.email ?? '',
    displayName: authUser.displayName,
    photoUrl: authUser.photoURL,
    provider: providerOf(authUser),
  };
}

/** Who has a password can change it here, whatever else the account is linked to. */
function providerOf(authUser: AuthUser): Provider {
  const ids = new Set(authUser.providerData.map((info) => info.providerId));
  if (ids.has('password')) return 'email';
  return ids.has('google.com') ? 'google' : 'unknown';
}
