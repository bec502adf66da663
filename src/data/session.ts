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
import { MESSAGES } from '../model/messages.ts';
import {
  fullName,
  userFromAccount,
  type AuthAccount,
  type Provider,
  type User,
  type UserRecord,
} from '../model/user.ts';
import { auth } from './auth.ts';
import { keepFor, keptFor } from './deviceUser.ts';
import { AppError, codeOf, toAppError } from './errors.ts';
import { rememberViewer, wipeLastSeen } from './lastSeen.ts';

/** A sign-up sets the display name after the account exists; its profile waits for that. */
let signingUp: Promise<unknown> = Promise.resolve();

/**
 * Calls `onUser` with the session user at each sign-in, and with null when signed out (§4 Session);
 * what this device remembers of a user goes with the session.
 * Returns the function that ends the subscription.
 */
export function subscribeToSession(onUser: (user: User | null) => void): () => void {
  let latest = 0;
  let hadUser = false;
  return onAuthStateChanged(auth, async (authUser) => {
    const turn = ++latest;
    if (!authUser || authUser.isAnonymous) {
      wipeLastSeen();
      // Another window may have cleared it already; if this one keeps on, it comes back.
      if (keptFor() !== null || hadUser) forgetKept();
      hadUser = false;
      return onUser(null);
    }
    rememberViewer(authUser.uid);
    hadUser = true;
    await signingUp;
    if (turn === latest) await keepOnly(authUser.uid);
    const user = await userOf(accountOf(authUser));
    // A slow profile must not bring back somebody who signed out meanwhile.
    if (turn === latest) onUser(user);
  });
}

/** E-mail and password sign-up, then the display name (§7). AppError 'auth' with the provider's message (§8). */
export async function signUp(input: {
  name: string;
  email: string;
  password: string;
}): Promise<void> {
  const done = (async () => {
    const { user } = await createUserWithEmailAndPassword(auth, input.email, input.password);
    await updateAuthProfile(user, { displayName: input.name });
  })();
  // The listener only waits; the failure is this function's to report.
  signingUp = done.catch(() => undefined);
  await done.catch(rethrowProviderMessage);
}

/** E-mail and password sign-in (§7). AppError 'auth' with the provider's message (§8). */
export async function signIn(input: { email: string; password: string }): Promise<void> {
  await signInWithEmailAndPassword(auth, input.email, input.password).catch(rethrowProviderMessage);
}

/** Google sign-in in a popup (§7). Every failure is logged and rethrown with the text of §8. */
export async function signInWithGoogle(): Promise<void> {
  try {
    await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  } catch (error) {
    console.error('Google sign-in failed', error);
    throw new AppError('google', undefined, error);
  }
}

/** Milliseconds for which a logout waits until what this device still has to send has arrived. */
const LAST_WRITES_MS = 3_000;

/**
 * Ends the session; a failure is logged only (§8). What the device keeps goes with it, so that what
 * waits to be sent gets a last moment. Gives whether all of it was sent.
 */
export async function logOut(): Promise<boolean> {
  const isSent = (await lastWrites()) && (await outboxSent());
  await signOut(auth).catch((error: unknown) => console.error('Logout failed', error));
  await forgetUnsent(null);
  return isSent;
}

/** Gives what waits in the outbox a last moment; whether nothing waits there any more. */
async function outboxSent(): Promise<boolean> {
  const uid = auth.currentUser?.uid;
  if (uid === undefined) return true;
  try {
    const { hasUnsent } = await import('./outbox.ts');
    if (!(await hasUnsent(uid))) return true;
    const { syncOutbox } = await import('./syncOutbox.ts');
    const tooLate = new Promise<void>((resolve) => setTimeout(resolve, LAST_WRITES_MS));
    await Promise.race([syncOutbox(uid), tooLate]);
    return !(await hasUnsent(uid));
  } catch (error) {
    console.info('This device cannot say whether something waits to be sent', error);
    return true;
  }
}

/** Removes from the outbox what is not `exceptOf`'s; nobody else ever sees or sends it. */
async function forgetUnsent(exceptOf: string | null): Promise<void> {
  try {
    (await import('./attempts.ts')).clearAttempts();
    await (await import('./outbox.ts')).clearOutbox(exceptOf);
  } catch (error) {
    console.info('This device keeps nothing that waits to be sent', error);
  }
}

async function lastWrites(): Promise<boolean> {
  if (keptFor() === null) return true;
  try {
    return await (await import('./firestore.ts')).allSent(LAST_WRITES_MS);
  } catch (error) {
    console.warn('Whether everything was sent is not known', error);
    return true;
  }
}

/** Other people's data must not stay on a device whose user has gone. */
function forgetKept(): void {
  import('./firestore.ts')
    .then(({ startAnew }) => startAnew(null))
    .catch((error: unknown) => console.warn('What this device keeps was not cleared', error));
}

/** Sees to it that the device keeps this user's data and nobody else's, before any is asked for. */
async function keepOnly(uid: string): Promise<void> {
  const before = keptFor();
  if (before === uid) return;
  if (before === null) {
    keepFor(uid);
    return forgetUnsent(uid);
  }
  await forgetUnsent(uid);
  try {
    await (await import('./firestore.ts')).startAnew(uid);
  } catch (error) {
    console.warn('What this device kept for somebody else was not cleared', error);
  }
}

/**
 * Asks the provider to send a password-reset e-mail. Whether the address has an account stays
 * unsaid: only failures that say nothing about it (offline, too many) are thrown.
 */
export async function resetPassword(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
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
 * Saves the names of the Account page: in the provider, the profile and the member names of every
 * list. A changed e-mail starts the provider's verify-before-update; the profile follows once it
 * is confirmed. Gives the new session user and whether a confirmation mail is on its way.
 */
export async function updateProfile(
  user: User,
  input: { firstName: string; lastName: string; email: string },
): Promise<{ user: User; emailPending: boolean }> {
  const authUser = signedIn();
  const emailPending = input.email !== user.email;
  const displayName = fullName(input);
  try {
    // First, because it is the step most likely to be refused, and then nothing is half done.
    if (emailPending) await verifyBeforeUpdateEmail(authUser, input.email);
    await updateAuthProfile(authUser, { displayName });
    const [{ db }, { updateUser }, { renameMember }] = await store();
    await updateUser(db, user.uid, {
      firstName: input.firstName,
      lastName: input.lastName,
      displayName,
      name: displayName,
    });
    await renameMember(db, user.uid, displayName);
  } catch (error) {
    throw new AppError('auth', MESSAGES.profileFailed, error);
  }
  const { firstName, lastName } = input;
  return { user: { ...user, firstName, lastName, displayName }, emailPending };
}

/** Changes the password after proving the current one (§7). AppError 'auth' with the message, or §8's. */
export async function changePassword(input: { current: string; next: string }): Promise<void> {
  const authUser = signedIn();
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
  return signedIn().getIdToken();
}

function signedIn(): AuthUser {
  if (!auth.currentUser) throw new AppError('refused', MESSAGES.signedOutOfList);
  return auth.currentUser;
}

/** The session user of an account: its profile merged over it, created when missing (§4). */
async function userOf(account: AuthAccount): Promise<User> {
  const fallback = userFromAccount(account);
  try {
    const [{ db }, { createUser, readUser, updateUser }] = await store();
    const record = await readUser(db, account.uid);
    if (!record) {
      await createUser(db, account);
      return fallback;
    }
    // A confirmed change of e-mail reaches the profile here, at the next session.
    if (record.email !== account.email) await updateUser(db, account.uid, { email: account.email });
    return merged(fallback, record);
  } catch (error) {
    console.error('Error fetching Firestore user', toAppError(error));
    return fallback;
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

/** Firestore and the commands a session needs: not before somebody is signed in. */
function store() {
  return Promise.all([import('./firestore.ts'), import('./users.ts'), import('./members.ts')]);
}

function accountOf(authUser: AuthUser): AuthAccount {
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
