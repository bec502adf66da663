import {
  EmailAuthProvider,
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile as updateAuthProfile,
  verifyBeforeUpdateEmail,
  type User as AuthUser,
} from 'firebase/auth';
import { MESSAGES } from '../../model/messages.ts';
import { fullName, type User } from '../../model/user.ts';
import { getAuth } from './auth.ts';
import {
  requestCacheClearing,
  isCacheClearingRequested,
  getCacheOwner,
  cancelCacheClearing,
  watchCacheClearing,
} from '../../device/cacheOwner.ts';
import { AppError, codeOf } from '../../model/errors.ts';
import { removeUserEntries } from '../../lib/storage.ts';
import { hasUnsent, clearAfterSignOut, ensureCacheOwner, releaseCache } from './localData.ts';
import { accountOf, followProfile, loadStore } from './profile.ts';
import { providerError, providerMessage } from './providerError.ts';

export { hasUnsent };

/** A sign-up saves the name after the account was created; the session waits for that. */
let signingUp: Promise<unknown> = Promise.resolve();

/** The user has logged out, here or in another window, and nobody has signed in since. */
let hasLoggedOut = false;

/** Details of a session change. */
export interface SessionChange {
  /**
   * Why the session ended: 'logged-out' by the user, or 'unasked' because the provider did not confirm
   * the session; then this device's data is still there.
   */
  ended?: 'logged-out' | 'unasked';
  /** The auth SDK did not start, so the session is not known for certain. */
  unsure?: true;
  /** Another user was signed in before: a redirect stored for them must not be followed. */
  isAfterOther?: true;
}

/**
 * Calls `onUser` with the session user at each sign-in and each change of their profile, and with
 * null when signed out (§4 Session). A user's data is removed from this device when they log out or
 * when another user signs in.
 * @param onOther called instead of `onUser` when another user signs in while the page is open: the
 *   page shows the previous user's data and has to be reloaded
 * @returns ends the subscription
 */
export function subscribeToSession(
  onUser: (user: User | null, change: SessionChange) => void,
  onOther: () => void,
): () => void {
  let current = new AbortController();
  let before: string | null = null;
  // Where nothing can be stored, the session ends with the page, so reloading would sign out.
  let isPersistent = false;
  // While a window is starting, its SDK writes back the session that it has read, even when another
  // window has logged out since.
  let start: 'running' | 'overtaken' | 'done' = 'running';
  const onChange = async (authUser: AuthUser | null) => {
    const isOvertaken = start === 'overtaken' && !hasOwner();
    start = 'done';
    if (authUser && isOvertaken) return logOut();
    current.abort();
    current = new AbortController();
    const { signal } = current;
    if (!authUser || authUser.isAnonymous) {
      onUser(null, howEnded());
      return clearAfterSignOut();
    }
    await signingUp;
    if (signal.aborted) return;
    const isOther = before !== null && before !== authUser.uid;
    if (isOther && isPersistent) {
      // Another window may have cleared the device for the new user already.
      if (getCacheOwner() !== authUser.uid) {
        removeUserEntries();
        requestCacheClearing();
      }
      return onOther();
    }
    before = authUser.uid;
    const isAfterOther = (await ensureCacheOwner(authUser.uid)) || isOther;
    if (signal.aborted) return;
    isPersistent = getCacheOwner() !== null;
    hasLoggedOut = false;
    const change: SessionChange = isAfterOther ? { isAfterOther } : {};
    await followProfile(authUser, (user) => onUser(user, change), signal);
  };
  const stopWatching = watchCacheClearing(() => {
    hasLoggedOut = true;
    if (start === 'running') start = 'overtaken';
    void releaseCache();
  });
  const ended = new AbortController();
  getAuth().then(
    (auth) => {
      if (ended.signal.aborted) return;
      ended.signal.addEventListener('abort', onAuthStateChanged(auth, onChange));
    },
    (error: unknown) => {
      console.error('The sign-in code did not start', error);
      onUser(null, { unsure: true });
    },
  );
  return () => {
    ended.abort();
    current.abort();
    stopWatching();
  };
}

function howEnded(): SessionChange {
  if (hasLoggedOut) return { ended: 'logged-out' };
  return hasOwner() ? { ended: 'unasked' } : {};
}

/** Whether this device has the data of a user who has not logged out. */
function hasOwner(): boolean {
  return getCacheOwner() !== null && !isCacheClearingRequested();
}

/**
 * Signs up with e-mail and password, then saves the display name (§7) in the provider and the
 * profile: another window may have created a profile without it.
 * @throws AppError 'auth' with the provider's message (§8); 'name-unsaved' when the account was
 *   created but its name could not be saved
 */
export async function signUp(input: {
  name: string;
  email: string;
  password: string;
}): Promise<void> {
  const done = (async () => {
    const auth = await getAuth();
    const { user } = await createUserWithEmailAndPassword(auth, input.email, input.password).catch(
      rethrowProviderMessage,
    );
    await saveTypedName(user, input.name);
  })();
  // The session listener only waits for this; the error is thrown by this function.
  signingUp = done.catch(() => undefined);
  await done;
}

/** Later sessions read the profile, so the name must be saved there or, failing that, in the provider. */
async function saveTypedName(user: AuthUser, name: string): Promise<void> {
  try {
    await updateAuthProfile(user, { displayName: name });
  } catch (error) {
    console.warn('The name could not be saved in the auth account', error);
  }
  try {
    await ensureCacheOwner(user.uid);
    const [{ db }, { createUser }] = await loadStore();
    await createUser(db, { ...accountOf(user), displayName: name }, { isTyped: true });
  } catch (error) {
    // With the name in the provider, the session creates the profile with it.
    if (user.displayName !== name) throw new AppError('name-unsaved', undefined, error);
    console.warn('The name could not be saved in the profile', error);
  }
}

/** E-mail and password sign-in (§7). AppError 'auth' with the provider's message (§8). */
export async function signIn(input: { email: string; password: string }): Promise<void> {
  const auth = await getAuth();
  await signInWithEmailAndPassword(auth, input.email, input.password).catch(rethrowProviderMessage);
}

/** Google sign-in in a popup (§7). Every failure is logged and rethrown with the text of §8. */
export async function signInWithGoogle(): Promise<void> {
  try {
    await signInWithPopup(await getAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
  } catch (error) {
    console.error('Google sign-in failed', error);
    throw new AppError('google', undefined, error);
  }
}

/**
 * Ends the session; a failure is only logged (§8). This device's data is cleared, including unsent
 * changes: check `hasUnsent` first.
 */
export async function logOut(): Promise<void> {
  hasLoggedOut = true;
  requestCacheClearing();
  try {
    await signOut(await getAuth());
  } catch (error) {
    console.error('Logout failed', error);
    hasLoggedOut = false;
    cancelCacheClearing();
  }
}

/**
 * Requests a password-reset e-mail from the provider. It must not reveal whether the address has an
 * account: only failures that do not depend on that (offline, too many requests) are thrown.
 */
export async function resetPassword(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await getAuth(), email);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/user-not-found' || code === 'auth/invalid-email') {
      console.info('Password reset asked for an unknown address');
      return;
    }
    throw providerError(error);
  }
}

/**
 * Saves the names of the Account page: in the profile, the provider and the member names of every
 * list. Returns the new session user. A retry after a failure does the remaining steps.
 * @throws AppError 'auth' with §8's message
 */
export async function saveNames(
  user: User,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<User> {
  const displayName = fullName({ firstName, lastName });
  try {
    const [{ db }, { updateUser }, { renameMember }] = await loadStore();
    await updateUser(db, user.uid, { firstName, lastName, displayName, name: displayName });
    await updateAuthProfile(await signedIn(), { displayName });
    await renameMember(db, user.uid, displayName);
  } catch (error) {
    throw new AppError('auth', MESSAGES.profileFailed, error);
  }
  return { ...user, firstName, lastName, displayName };
}

/**
 * Starts the provider's verify-before-update of an e-mail address. The profile is updated once the
 * address is confirmed.
 * @throws AppError 'auth' with the provider's message
 */
export async function changeEmail(email: string): Promise<void> {
  try {
    await verifyBeforeUpdateEmail(await signedIn(), email);
  } catch (error) {
    throw providerError(error);
  }
}

/** The new password of a change whose answer was lost: it may be valid already. */
let unansweredPassword: string | null = null;

/**
 * Changes the password after reauthenticating with the current one (§7), or again after a lost answer.
 * @throws AppError 'auth' with the provider's message, or the text of §8
 */
export async function changePassword(input: { current: string; next: string }): Promise<void> {
  const authUser = await signedIn();
  const { current, next: chosen } = input;
  const reauthenticate = (password: string) => {
    const credential = EmailAuthProvider.credential(authUser.email ?? '', password);
    return reauthenticateWithCredential(authUser, credential);
  };
  try {
    await reauthenticate(current).catch((error: unknown) => {
      if (chosen !== unansweredPassword) throw error;
      return reauthenticate(chosen);
    });
    unansweredPassword = chosen;
    await updatePassword(authUser, chosen);
    unansweredPassword = null;
  } catch (error) {
    throw new AppError('auth', providerMessage(error) || MESSAGES.passwordFailed, error);
  }
}

/** The signed-in user's ID token, valid for at least some minutes. AppError 'permission-denied' when signed out. */
export async function idToken(): Promise<string> {
  return (await signedIn()).getIdToken();
}

async function signedIn(): Promise<AuthUser> {
  const { currentUser } = await getAuth();
  if (!currentUser) throw new AppError('permission-denied', MESSAGES.signedOutOfList);
  return currentUser;
}

function rethrowProviderMessage(error: unknown): never {
  throw providerError(error);
}
