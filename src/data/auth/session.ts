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
import { AppError, codeOf, toAppError } from '../../model/errors.ts';
import { removeUserEntries } from '../../lib/storage.ts';
import { hasUnsent, clearAfterSignOut, ensureCacheOwner, releaseCache } from './localData.ts';
import { accountOf, followProfile } from './profile.ts';

export { hasUnsent };

/** A sign-up saves the typed name after the account exists; the session waits for that. */
let signingUp: Promise<unknown> = Promise.resolve();

/** Somebody chose Logout, here or in another window, and nobody has signed in since. */
let hasLoggedOut = false;

/** What there is to know beside who is signed in. */
export interface SessionChange {
  /**
   * Why nobody is signed in any more: because of a logout; or unasked, because the provider did not
   * confirm the session, and what this device keeps is still there.
   */
  ended?: 'logged-out' | 'unasked';
  /** Somebody else was signed in here before: where they were going is not this user's way. */
  isAfterOther?: true;
}

/**
 * Calls `onUser` with the session user at each sign-in and each change of their profile, and with
 * null when signed out (§4 Session). What this device keeps of a user goes when they log out or
 * another one signs in.
 * @param onOther called instead when somebody else than before signs in while the page is open:
 *   what it shows and remembers is the other's, so that it has to be loaded anew
 * @returns ends the subscription
 */
export function subscribeToSession(
  onUser: (user: User | null, change: SessionChange) => void,
  onOther: () => void,
): () => void {
  let unsubscribe: (() => void) | undefined;
  let turn = new AbortController();
  let before: string | null = null;
  // Where nothing can be stored, the session does not survive the page.
  let survives = false;
  const onChange = async (authUser: AuthUser | null) => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    if (!authUser || authUser.isAnonymous) {
      onUser(null, howEnded());
      return clearAfterSignOut();
    }
    await signingUp;
    if (signal.aborted) return;
    const isOther = before !== null && before !== authUser.uid;
    if (isOther && survives) {
      removeUserEntries();
      requestCacheClearing();
      return onOther();
    }
    before = authUser.uid;
    const isAfterOther = (await ensureCacheOwner(authUser.uid)) || isOther;
    if (signal.aborted) return;
    survives = getCacheOwner() !== null;
    hasLoggedOut = false;
    const change: SessionChange = isAfterOther ? { isAfterOther } : {};
    await followProfile(authUser, (user) => onUser(user, change), signal);
  };
  const stopWatching = watchCacheClearing(() => {
    hasLoggedOut = true;
    void releaseCache();
  });
  const ended = new AbortController();
  getAuth().then(
    (auth) => {
      if (!ended.signal.aborted) unsubscribe = onAuthStateChanged(auth, onChange);
    },
    (error: unknown) => {
      console.error('The sign-in code did not start', error);
      onUser(null, {});
    },
  );
  return () => {
    ended.abort();
    turn.abort();
    stopWatching();
    unsubscribe?.();
  };
}

function howEnded(): SessionChange {
  if (hasLoggedOut) return { ended: 'logged-out' };
  return getCacheOwner() !== null && !isCacheClearingRequested() ? { ended: 'unasked' } : {};
}

/**
 * E-mail and password sign-up, then the display name (§7), in the provider and the profile: another
 * window may have made a profile without it.
 * @throws AppError 'auth' with the provider's message (§8); 'name-unsaved' when the account is there
 *   and its name is nowhere
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
  // The listener only waits; the failure is this function's to report.
  signingUp = done.catch(() => undefined);
  await done;
}

/** The profile is what later sessions go by: with the name there, the provider may lack it. */
async function saveTypedName(user: AuthUser, name: string): Promise<void> {
  try {
    await updateAuthProfile(user, { displayName: name });
  } catch (error) {
    console.warn('The provider has not taken the name', error);
  }
  try {
    await ensureCacheOwner(user.uid);
    const [{ db }, { createUser }] = await store();
    await createUser(db, { ...accountOf(user), displayName: name }, { isTyped: true });
  } catch (error) {
    // With the name in the provider, the session makes the profile of it.
    if (user.displayName !== name) throw new AppError('name-unsaved', undefined, error);
    console.warn('The profile has not taken the name', error);
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
 * Ends the session; a failure is logged only (§8). What this device keeps goes with it, also what it
 * has not sent: `hasUnsent` says whether there is any.
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
 * Asks the provider to send a password-reset e-mail. Whether the address has an account stays
 * unsaid: only failures that say nothing about it (offline, too many) are thrown.
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
 * list. Gives the new session user. Doing it again after a failure does what is left.
 * @throws AppError 'auth' with §8's message
 */
export async function saveNames(
  user: User,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<User> {
  const displayName = fullName({ firstName, lastName });
  try {
    const [{ db }, { updateUser }, { renameMember }] = await store();
    await updateUser(db, user.uid, { firstName, lastName, displayName, name: displayName });
    await updateAuthProfile(await signedIn(), { displayName });
    await renameMember(db, user.uid, displayName);
  } catch (error) {
    throw new AppError('auth', MESSAGES.profileFailed, error);
  }
  return { ...user, firstName, lastName, displayName };
}

/**
 * Starts the provider's verify-before-update of an e-mail; the profile follows once it is confirmed.
 * @throws AppError 'auth' with the provider's message
 */
export async function changeEmail(email: string): Promise<void> {
  try {
    await verifyBeforeUpdateEmail(await signedIn(), email);
  } catch (error) {
    throw providerError(error);
  }
}

/** Changes the password after proving the current one (§7). AppError 'auth' with the message, or §8's. */
export async function changePassword(input: { current: string; next: string }): Promise<void> {
  const authUser = await signedIn();
  try {
    const proof = EmailAuthProvider.credential(authUser.email ?? '', input.current);
    await reauthenticateWithCredential(authUser, proof);
    await updatePassword(authUser, input.next);
  } catch (error) {
    throw new AppError('auth', messageOf(error) || MESSAGES.passwordFailed, error);
  }
}

/** The signed-in user's ID token, fresh for at least some minutes. AppError 'refused' when signed out. */
export async function idToken(): Promise<string> {
  return (await signedIn()).getIdToken();
}

async function signedIn(): Promise<AuthUser> {
  const { currentUser } = await getAuth();
  if (!currentUser) throw new AppError('refused', MESSAGES.signedOutOfList);
  return currentUser;
}

/** Firestore and the commands a session needs: not before somebody is signed in. */
function store() {
  return Promise.all([
    import('../firestore.ts'),
    import('../users.ts'),
    import('../memberName.ts'),
  ]);
}

function rethrowProviderMessage(error: unknown): never {
  throw providerError(error);
}

/** §8: the provider's message text is what a person sees. */
function providerError(error: unknown): AppError {
  if (codeOf(error) === 'auth/network-request-failed') return toAppError(error);
  return new AppError('auth', messageOf(error) || MESSAGES.unknown, error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
