import * as sdk from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { silence } from '../testing/logs.ts';
import { keepFor, keepForNobody, keptFor } from './deviceUser.ts';
import * as members from './members.ts';
import * as session from './session.ts';
import * as users from './users.ts';

const auth = vi.hoisted(() => ({ currentUser: null as unknown }));
vi.mock('firebase/auth');
vi.mock('./auth.ts', () => ({ auth }));
const store = vi.hoisted(() => ({
  db: 'db',
  startAnew: vi.fn<(uid: string | null) => Promise<void>>(),
  allSent: vi.fn<() => Promise<boolean>>(),
}));
vi.mock('./outbox.ts');
vi.mock('./firestore.ts', () => store);
vi.mock('./users.ts');
vi.mock('./members.ts');

const account = {
  uid: 'ann',
  email: 'ann@example.com',
  displayName: 'Ann Mary Lee',
  photoURL: null,
  isAnonymous: false,
  providerData: [{ providerId: 'password' }],
  getIdToken: async () => 'id-token',
};

const record = {
  uid: 'ann',
  name: 'Annie Smith',
  email: 'ann@example.com',
  createdAt: new Date(0),
  provider: 'email',
  firstName: 'Annie',
  lastName: 'Smith',
  displayName: 'Annie Smith',
} as const;

/** The provider's listener as the session subscribed it, and what it told. */
function subscribe() {
  const provider: { tell?: (user: unknown) => Promise<void> } = {};
  vi.mocked(sdk.onAuthStateChanged).mockImplementation((_auth, next) => {
    provider.tell = next as unknown as (user: unknown) => Promise<void>;
    return () => undefined;
  });
  const onUser = vi.fn<(user: unknown) => void>();
  session.subscribeToSession(onUser);
  return { onUser, tell: async (user: unknown) => provider.tell?.(user) };
}

const providerError = (code: string, message: string) =>
  Object.assign(new Error(message), { code });

beforeEach(() => {
  auth.currentUser = account;
});

describe('§4 session', () => {
  it('signed in: the profile’s fields are merged over uid and e-mail of the account', async () => {
    // No two of these values are equal, so each shows where it came from.
    const profile = {
      ...record,
      name: 'Nan',
      displayName: 'Annie the Great',
      firstName: 'Anna',
      lastName: 'Smythe',
    };
    vi.mocked(users.readUser).mockResolvedValue(profile);
    const { onUser, tell } = subscribe();
    await tell({ ...account, photoURL: 'https://photos.example/ann.png' });
    expect(onUser).toHaveBeenCalledExactlyOnceWith({
      uid: 'ann',
      email: 'ann@example.com',
      displayName: 'Annie the Great',
      firstName: 'Anna',
      lastName: 'Smythe',
      provider: 'email',
      photoUrl: 'https://photos.example/ann.png',
    });
    expect(users.createUser).not.toHaveBeenCalled();
  });

  it('a missing profile is created and saved on first login', async () => {
    vi.mocked(users.readUser).mockResolvedValue(null);
    const { onUser, tell } = subscribe();
    await tell(account);
    expect(users.createUser).toHaveBeenCalledExactlyOnceWith(
      'db',
      expect.objectContaining({ uid: 'ann', email: 'ann@example.com', provider: 'email' }),
    );
    expect(onUser).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ firstName: 'Ann', lastName: 'Mary Lee' }),
    );
  });

  it.each(['read', 'write'])(
    '§8 profile fetch failure (%s) is logged as Error fetching Firestore user; fallback user used',
    async (which) => {
      const { logged } = silence('error');
      const failure = providerError('permission-denied', 'no');
      vi.mocked(users.readUser).mockResolvedValue(null);
      vi.mocked(which === 'read' ? users.readUser : users.createUser).mockRejectedValue(failure);
      const { onUser, tell } = subscribe();
      await tell(account);
      expect(logged()[0]).toBe('Error fetching Firestore user');
      expect(onUser).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ uid: 'ann', firstName: 'Ann', lastName: 'Mary Lee' }),
      );
    },
  );

  it('sign-out sets the user to null and wipes what the device remembers', async () => {
    localStorage.setItem('giftLists', '{}');
    const { onUser, tell } = subscribe();
    await tell(null);
    expect(onUser).toHaveBeenCalledExactlyOnceWith(null);
    expect(localStorage.getItem('giftLists')).toBeNull();
  });

  it('an anonymous account counts as signed out', async () => {
    const { onUser, tell } = subscribe();
    await tell({ ...account, isAnonymous: true });
    expect(onUser).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('a slow profile does not bring back somebody who signed out meanwhile', async () => {
    const { promise, resolve } = deferred<null>();
    vi.mocked(users.readUser).mockReturnValue(promise);
    const { onUser, tell } = subscribe();
    const signedIn = tell(account);
    await vi.waitFor(() => expect(users.readUser).toHaveBeenCalledOnce());
    await tell(null);
    resolve(null);
    await signedIn;
    expect(onUser.mock.calls).toEqual([[null]]);
  });

  it.each([
    [['password'], 'email'],
    [['google.com'], 'google'],
    [['google.com', 'password'], 'email'],
    [['github.com'], 'unknown'],
    [[], 'unknown'],
  ])('§3 provider of %j is %s', async (ids, provider) => {
    vi.mocked(users.readUser).mockResolvedValue(null);
    const { onUser, tell } = subscribe();
    await tell({ ...account, providerData: ids.map((providerId) => ({ providerId })) });
    expect(onUser).toHaveBeenCalledWith(expect.objectContaining({ provider }));
  });

  it('a confirmed change of e-mail reaches the profile at the next session', async () => {
    vi.mocked(users.readUser).mockResolvedValue({ ...record, email: 'old@example.com' });
    await subscribe().tell(account);
    expect(users.updateUser).toHaveBeenCalledExactlyOnceWith('db', 'ann', {
      email: 'ann@example.com',
    });
  });
});

describe('§7 auth calls', () => {
  it('e-mail sign-up, then set display name', async () => {
    vi.mocked(sdk.createUserWithEmailAndPassword).mockResolvedValue({ user: account } as never);
    await session.signUp({ name: 'Ann', email: 'a@b.example', password: 'pw' });
    expect(sdk.createUserWithEmailAndPassword).toHaveBeenCalledWith(auth, 'a@b.example', 'pw');
    expect(sdk.updateProfile).toHaveBeenCalledExactlyOnceWith(account, { displayName: 'Ann' });
  });

  it('change password: current proved first, then new', async () => {
    vi.mocked(sdk.reauthenticateWithCredential).mockResolvedValue({} as never);
    await session.changePassword({ current: 'old', next: 'new' });
    expect(sdk.EmailAuthProvider.credential).toHaveBeenCalledWith('ann@example.com', 'old');
    expect(sdk.updatePassword).toHaveBeenCalledExactlyOnceWith(account, 'new');
  });

  it('a wrong current password changes nothing', async () => {
    vi.mocked(sdk.reauthenticateWithCredential).mockRejectedValue(new Error('Wrong password.'));
    await expect(session.changePassword({ current: 'x', next: 'new' })).rejects.toThrow(
      'Wrong password.',
    );
    expect(sdk.updatePassword).not.toHaveBeenCalled();
  });

  it('password-reset e-mail request: e-mail only; an unknown address looks like a known one', async () => {
    const { logged } = silence('info');
    vi.mocked(sdk.sendPasswordResetEmail).mockRejectedValue(
      providerError('auth/user-not-found', 'There is no user record'),
    );
    await session.resetPassword('a@b.example');
    expect(sdk.sendPasswordResetEmail).toHaveBeenCalledExactlyOnceWith(auth, 'a@b.example');
    expect(String(logged())).not.toContain('a@b.example');
  });

  it('update profile: provider, profile and the member names in the lists follow', async () => {
    const user = { uid: 'ann', email: 'ann@example.com' } as never;
    const input = { firstName: 'Anna', lastName: 'Lee', email: 'ann@example.com' };
    const { user: updated, emailPending } = await session.updateProfile(user, input);
    expect(updated).toMatchObject({ firstName: 'Anna', displayName: 'Anna Lee' });
    expect(emailPending).toBe(false);
    expect(sdk.updateProfile).toHaveBeenCalledWith(account, { displayName: 'Anna Lee' });
    expect(users.updateUser).toHaveBeenCalledWith(
      'db',
      'ann',
      expect.objectContaining({ firstName: 'Anna', lastName: 'Lee', displayName: 'Anna Lee' }),
    );
    expect(members.renameMember).toHaveBeenCalledExactlyOnceWith('db', 'ann', 'Anna Lee');
    expect(sdk.verifyBeforeUpdateEmail).not.toHaveBeenCalled();
  });

  it('a changed e-mail starts verify-before-update and is not in the profile yet', async () => {
    const user = { uid: 'ann', email: 'ann@example.com' } as never;
    const input = { firstName: 'Ann', lastName: 'Lee', email: 'new@example.com' };
    const { user: updated, emailPending } = await session.updateProfile(user, input);
    expect(sdk.verifyBeforeUpdateEmail).toHaveBeenCalledExactlyOnceWith(account, 'new@example.com');
    expect(emailPending).toBe(true);
    expect(updated.email).toBe('ann@example.com');
  });
});

describe('§8 auth failures', () => {
  it('Google sign-in failure is logged as Google sign-in failed and rethrown with its text', async () => {
    const { logged } = silence('error');
    vi.mocked(sdk.signInWithPopup).mockRejectedValue(providerError('auth/popup-blocked', 'x'));
    await expect(session.signInWithGoogle()).rejects.toThrow(
      'Google sign-in failed. Please try again.',
    );
    expect(logged()[0]).toBe('Google sign-in failed');
  });

  it('login error: the provider’s message text', async () => {
    vi.mocked(sdk.signInWithEmailAndPassword).mockRejectedValue(
      providerError('auth/wrong-password', 'The password is invalid.'),
    );
    await expect(session.signIn({ email: 'a', password: 'b' })).rejects.toMatchObject({
      name: 'AppError',
      message: 'The password is invalid.',
    });
  });

  it('sign-up error: the provider’s message text', async () => {
    vi.mocked(sdk.createUserWithEmailAndPassword).mockRejectedValue(
      providerError('auth/email-already-in-use', 'The email address is already in use.'),
    );
    await expect(session.signUp({ name: 'A', email: 'a', password: 'b' })).rejects.toThrow(
      'The email address is already in use.',
    );
  });

  it.each([
    ['Too weak.', 'Too weak.'],
    ['', 'Failed to update password.'],
  ])('password update failure with message %j says %s', async (message, shown) => {
    vi.mocked(sdk.reauthenticateWithCredential).mockResolvedValue({} as never);
    vi.mocked(sdk.updatePassword).mockRejectedValue(new Error(message));
    await expect(session.changePassword({ current: 'a', next: 'b' })).rejects.toThrow(shown);
  });

  it('profile update failure: Failed to update profile.', async () => {
    vi.mocked(users.updateUser).mockRejectedValue(new Error('no'));
    const user = { uid: 'ann', email: 'ann@example.com' } as never;
    const input = { firstName: 'A', lastName: 'B', email: 'ann@example.com' };
    await expect(session.updateProfile(user, input)).rejects.toThrow('Failed to update profile.');
  });

  it('logout failure is logged only', async () => {
    const { logged } = silence('error');
    vi.mocked(sdk.signOut).mockRejectedValue(new Error('no'));
    await session.logOut();
    expect(logged()[0]).toBe('Logout failed');
  });

  it('no connection has a sentence of its own', async () => {
    vi.mocked(sdk.signInWithEmailAndPassword).mockRejectedValue(
      providerError('auth/network-request-failed', 'Firebase: Error (auth/…).'),
    );
    await expect(session.signIn({ email: 'a', password: 'b' })).rejects.toMatchObject({
      code: 'offline',
    });
  });
});

describe('F8 what this device keeps', () => {
  it('begins to be kept for who signs in, before anything is asked for', async () => {
    vi.mocked(users.readUser).mockImplementation(async () => {
      expect(keptFor()).toBe('ann');
      return record;
    });
    const { onUser, tell } = subscribe();
    await tell(account);
    expect(onUser).toHaveBeenCalledOnce();
    expect(store.startAnew).not.toHaveBeenCalled();
  });

  it('is cleared when somebody else signs in, before they are let in', async () => {
    keepFor('ben');
    store.startAnew.mockImplementation(async (uid) => keepFor(uid ?? ''));
    vi.mocked(users.readUser).mockResolvedValue(record);
    const { onUser, tell } = subscribe();
    await tell(account);
    expect(store.startAnew).toHaveBeenCalledExactlyOnceWith('ann');
    expect(store.startAnew.mock.invocationCallOrder[0]).toBeLessThan(
      onUser.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('is cleared at sign-out; a visitor, who keeps nothing, does not bring the SDK for that', async () => {
    const { tell } = subscribe();
    await tell(null);
    expect(store.startAnew).not.toHaveBeenCalled();
    keepFor('ann');
    await tell(null);
    await vi.waitFor(() => expect(store.startAnew).toHaveBeenCalledExactlyOnceWith(null));
  });

  it('is cleared in this window, too, when another has cleared it already', async () => {
    vi.mocked(users.readUser).mockResolvedValue(record);
    const { tell } = subscribe();
    await tell(account);
    keepForNobody();
    await tell(null);
    await vi.waitFor(() => expect(store.startAnew).toHaveBeenCalledExactlyOnceWith(null));
  });

  it.each([true, false])('logout says whether all was sent: %s', async (isSent) => {
    keepFor('ann');
    store.allSent.mockResolvedValue(isSent);
    vi.mocked(sdk.signOut).mockResolvedValue();
    expect(await session.logOut()).toBe(isSent);
    expect(sdk.signOut).toHaveBeenCalledOnce();
  });
});
