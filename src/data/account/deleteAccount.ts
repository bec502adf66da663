import {
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User as AuthUser,
} from 'firebase/auth';
import type { DeletionPlan } from '../../model/accountDeletion.ts';
import { ACCOUNT_DELETION_MESSAGES } from '../../model/accountDeletionMessages.ts';
import { MESSAGES } from '../../model/messages.ts';
import type { User } from '../../model/user.ts';
import { getAuth } from '../auth/auth.ts';
import { deleteRecord, leaveAllLists, readDeparture, type OnStep } from './accountDeletion.ts';
import {
  requestCacheClearing,
  isCacheClearingRequested,
  setCacheOwner,
  getCacheOwner,
  cancelCacheClearing,
} from '../../device/cacheOwner.ts';
import { AppError, codeOf, toAppError } from '../../model/errors.ts';
import { clearOutbox } from '../../device/outbox/outbox.ts';
import { db } from '../firestore.ts';
import { clearAfterSignOut } from '../auth/localData.ts';

/** What deleting the account would do to lists, as the server sees it now. */
export async function getDeletionPlan({ uid }: User): Promise<DeletionPlan> {
  return readDeparture(db, uid);
}

/** What the person agreed to. */
export interface DeleteAccountForm {
  /** Empty for accounts of Google. */
  password: string;
  shown: DeletionPlan;
  takeItems: boolean;
  onStep: OnStep;
}

/**
 * Deletes the account: proves who is there (the provider demands a recent sign-in), leaves and
 * deletes lists, deletes the record, the sign-in, and what this device remembers. The sign-in goes
 * last but one: as long as it is there, trying again does what is left.
 * @throws AppError 'auth' when the proof fails, before anything is done; otherwise the step's
 */
export async function deleteAccount(user: User, farewell: DeleteAccountForm): Promise<void> {
  const account = (await getAuth()).currentUser;
  if (!account || account.uid !== user.uid) {
    throw new AppError('refused', MESSAGES.signedOutOfList);
  }
  await prove(account, user, farewell.password);
  await leaveAllLists(db, user.uid, farewell);
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
  await wipeDevice();
}

async function prove(account: AuthUser, { provider, email }: User, password: string) {
  try {
    if (provider === 'email') {
      const proof = EmailAuthProvider.credential(account.email ?? email, password);
      await reauthenticateWithCredential(account, proof);
    } else if (provider === 'google') {
      const google = new GoogleAuthProvider();
      await reauthenticateWithPopup(account, google, browserPopupRedirectResolver);
    }
  } catch (error) {
    if (codeOf(error) === 'auth/network-request-failed') throw toAppError(error);
    if (provider === 'google') throw new AppError('google', undefined, error);
    const message = error instanceof Error ? error.message : '';
    throw new AppError('auth', message || MESSAGES.unknown, error);
  }
}

/** Everything the site has put on this device, whoever put it there. */
async function wipeDevice(): Promise<void> {
  const uncleared = isCacheClearingRequested() ? getCacheOwner() : null;
  try {
    localStorage.clear();
    sessionStorage.clear();
    if (uncleared !== null) {
      // The next page clears what another window still holds on to.
      setCacheOwner(uncleared);
      requestCacheClearing();
    }
    await clearOutbox(null);
  } catch (error) {
    console.warn('The device could not be wiped', error);
  }
}
