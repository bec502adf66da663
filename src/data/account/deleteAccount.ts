import {
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User as AuthUser,
} from 'firebase/auth';
import type { DeletionPlan } from '../../model/account/accountDeletion.ts';
import { ACCOUNT_DELETION_MESSAGES } from '../../model/account/accountDeletionMessages.ts';
import { MESSAGES } from '../../model/messages.ts';
import type { User } from '../../model/user.ts';
import { getAuth } from '../auth/auth.ts';
import { deleteRecord, leaveAllLists, type OnStep } from './accountDeletion.ts';
import {
  requestCacheClearing,
  isCacheClearingRequested,
  setCacheOwner,
  getCacheOwner,
  cancelCacheClearing,
} from '../../device/cacheOwner.ts';
import { keepDeletionNotes } from '../../device/deletionNotes.ts';
import { AppError, codeOf } from '../../model/errors.ts';
import { clearOutbox } from '../../device/outbox/outbox.ts';
import { db } from '../firestore.ts';
import { clearAfterSignOut } from '../auth/localData.ts';
import { providerError } from '../auth/providerError.ts';

/** What the user entered and confirmed. */
export interface DeleteAccountForm {
  /** Empty for Google accounts. */
  password: string;
  shown: DeletionPlan;
  takeItems: boolean;
  onStep: OnStep;
}

/**
 * Deletes the account: reauthenticates (the provider requires a recent sign-in), leaves and deletes
 * lists, deletes the record, the auth account, and this device's data. The auth account is deleted
 * after all server data, because a retry needs it.
 * @throws AppError 'auth' when the reauthentication fails, before anything is deleted; otherwise the
 *   error of the step
 */
export async function deleteAccount(user: User, form: DeleteAccountForm): Promise<void> {
  const account = (await getAuth()).currentUser;
  if (!account || account.uid !== user.uid) {
    throw new AppError('permission-denied', MESSAGES.signedOutOfList);
  }
  await reauthenticate(account, user, form.password);
  await leaveAllLists(db, user.uid, form);
  await deleteRecord(db, user.uid);
  requestCacheClearing();
  try {
    await deleteUser(account);
  } catch (error) {
    cancelCacheClearing();
    const isOld = codeOf(error) === 'auth/requires-recent-login';
    const { notRecent, accountKept } = ACCOUNT_DELETION_MESSAGES;
    throw new AppError('unknown', isOld ? notRecent : accountKept, error);
  }
  await clearAfterSignOut();
  await clearDevice();
}

async function reauthenticate(account: AuthUser, { provider, email }: User, password: string) {
  try {
    if (provider === 'email') {
      const credential = EmailAuthProvider.credential(account.email ?? email, password);
      await reauthenticateWithCredential(account, credential);
    } else if (provider === 'google') {
      const google = new GoogleAuthProvider();
      await reauthenticateWithPopup(account, google, browserPopupRedirectResolver);
    }
  } catch (error) {
    const failure = providerError(error);
    if (provider === 'google' && failure.code !== 'offline') {
      throw new AppError('google', undefined, error);
    }
    throw failure;
  }
}

/**
 * Deletes everything this site has stored on the device, for all users, except for which lists another
 * account has not finished deleting: nothing else knows these.
 */
async function clearDevice(): Promise<void> {
  const uncleared = isCacheClearingRequested() ? getCacheOwner() : null;
  try {
    keepDeletionNotes(() => localStorage.clear());
    sessionStorage.clear();
    if (uncleared !== null) {
      // Another window still uses the Firestore cache; the next page load clears it.
      setCacheOwner(uncleared);
      requestCacheClearing();
    }
    await clearOutbox(null);
  } catch (error) {
    console.warn('The data on this device could not be removed', error);
  }
}
