import * as sdk from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { loggedOnce } from '../../testing/logs.ts';
import { isCacheClearingRequested, setCacheOwner, getCacheOwner } from '../../device/cacheOwner.ts';
import * as session from './session.ts';
import { account, providerError, setUpSessions } from './sessionChanges.testing.ts';
import * as users from '../users.ts';

const { auth, store } = await vi.hoisted(() => import('./sessionDoubles.testing.ts'));
vi.unmock('./session.ts');
vi.mock('firebase/auth');
vi.mock('./auth.ts', () => ({ getAuth: async () => auth }));
vi.mock('../firestore.ts', () => store);
vi.mock('../../device/outbox/outbox.ts');
vi.mock('../users.ts');
vi.mock('../memberName.ts');

setUpSessions();

/** The provider accepts this password only. */
function validPassword(valid: string): void {
  vi.mocked(sdk.EmailAuthProvider.credential).mockImplementation(
    (_email, password) => ({ password }) as never,
  );
  vi.mocked(sdk.reauthenticateWithCredential).mockImplementation(async (_user, credential) => {
    if ((credential as unknown as { password: string }).password === valid) return {} as never;
    throw new Error('Wrong password.');
  });
}

describe('§7 auth calls', () => {
  it('a sign-up succeeds when only the provider has saved the name', async () => {
    vi.mocked(sdk.createUserWithEmailAndPassword).mockResolvedValue({ user: account } as never);
    vi.mocked(users.createUser).mockRejectedValue(new Error('no'));
    const input = { name: 'Ann Mary Lee', email: 'a@b.example', password: 'pw' };
    await session.signUp(input);
    expect(loggedOnce('warn')[0]).toBe('The name could not be saved in the profile');
    vi.mocked(sdk.updateProfile).mockRejectedValue(new Error('no'));
    await expect(session.signUp({ ...input, name: 'Other' })).rejects.toMatchObject({
      code: 'name-unsaved',
    });
    expect(loggedOnce('warn')[0]).toBe('The name could not be saved in the auth account');
  });

  it('a wrong current password changes nothing', async () => {
    vi.mocked(sdk.reauthenticateWithCredential).mockRejectedValue(new Error('Wrong password.'));
    await expect(session.changePassword({ current: 'x', next: 'new' })).rejects.toThrow(
      'Wrong password.',
    );
    expect(sdk.updatePassword).not.toHaveBeenCalled();
  });

  it.each([
    ['arrived', 'new'],
    ['did not arrive', 'old'],
  ])('a password change whose answer was lost, and that %s, can be repeated', async (_, valid) => {
    const input = { current: 'old', next: 'new' };
    vi.mocked(sdk.updatePassword).mockRejectedValueOnce(new Error('A network error.'));
    validPassword('old');
    await expect(session.changePassword(input)).rejects.toThrow('A network error.');
    validPassword(valid);
    await session.changePassword(input);
    // From now on the old one is wrong.
    validPassword('new');
    await expect(session.changePassword(input)).rejects.toThrow('Wrong password.');
  });

  it.each(['auth/user-not-found', 'auth/invalid-email'])(
    'password-reset e-mail request: e-mail only; an unknown address looks like a known one, %s',
    async (code) => {
      vi.mocked(sdk.sendPasswordResetEmail).mockRejectedValue(
        providerError(code, 'There is no user record'),
      );
      await session.resetPassword('a@b.example');
      expect(sdk.sendPasswordResetEmail).toHaveBeenCalledExactlyOnceWith(auth, 'a@b.example');
      expect(String(loggedOnce('info'))).not.toContain('a@b.example');
    },
  );

  it('password-reset e-mail request: what does not depend on the address is said', async () => {
    vi.mocked(sdk.sendPasswordResetEmail).mockRejectedValue(
      providerError('auth/too-many-requests', 'Firebase: Try later (auth/too-many-requests).'),
    );
    await expect(session.resetPassword('a@b.example')).rejects.toThrow('Try later.');
  });

  it('ID token: of who is signed in, else refused', async () => {
    expect(await session.idToken()).toBe('id-token');
    auth.currentUser = null;
    await expect(session.idToken()).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('§8 auth failures', () => {
  it.each([
    ['Too weak.', 'Too weak.'],
    ['', 'Failed to update password.'],
  ])('password update failure with message %j says %s', async (message, shown) => {
    vi.mocked(sdk.reauthenticateWithCredential).mockResolvedValue({} as never);
    vi.mocked(sdk.updatePassword).mockRejectedValue(new Error(message));
    await expect(session.changePassword({ current: 'a', next: 'b' })).rejects.toMatchObject({
      code: 'auth',
      message: expect.stringContaining(shown),
    });
  });

  it('logout failure is only logged; the cached data stays', async () => {
    setCacheOwner('ann');
    vi.mocked(sdk.signOut).mockRejectedValue(new Error('no'));
    await session.logOut();
    expect(loggedOnce('error')[0]).toBe('Logout failed');
    expect([getCacheOwner(), isCacheClearingRequested()]).toEqual(['ann', false]);
  });

  it.each([
    [
      'Firebase: The email address is badly formatted. (auth/invalid-email).',
      'The email address is badly formatted.',
    ],
    [
      'Firebase: Password should be at least 6 characters (auth/weak-password).',
      'Password should be at least 6 characters.',
    ],
    [
      'Firebase: Missing password requirements: [One number] (auth/password-does-not-meet-requirements).',
      'Missing password requirements: [One number].',
    ],
    ['Firebase: Error (auth/internal-error).', 'Something went wrong. Please try again.'],
    ['INVALID_LOGIN', 'INVALID_LOGIN.'],
  ])('§8 of %s the provider’s own sentence is shown', async (message, shown) => {
    vi.mocked(sdk.signInWithEmailAndPassword).mockRejectedValue(providerError('auth/x', message));
    await expect(session.signIn({ email: 'a', password: 'b' })).rejects.toMatchObject({
      code: 'auth',
      message: shown,
    });
  });

  it('§8 an e-mail that is in use has a code of its own', async () => {
    const message =
      'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';
    vi.mocked(sdk.createUserWithEmailAndPassword).mockRejectedValue(
      providerError('auth/email-already-in-use', message),
    );
    await expect(session.signUp({ name: 'Ann', email: 'a', password: 'b' })).rejects.toMatchObject({
      code: 'email-in-use',
      message: 'The email address is already in use by another account.',
    });
  });

  it('being offline has its own message', async () => {
    vi.mocked(sdk.signInWithEmailAndPassword).mockRejectedValue(
      providerError('auth/network-request-failed', 'Firebase: Error (auth/…).'),
    );
    await expect(session.signIn({ email: 'a', password: 'b' })).rejects.toMatchObject({
      code: 'offline',
    });
  });
});
