import * as sdk from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { getCacheOwner } from '../../device/cacheOwner.ts';
import { deferred } from '../../testing/deferred.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { toAppError } from '../../model/errors.ts';
import {
  account,
  ann,
  profile,
  providerError,
  record,
  setUpSessions,
  subscribe,
} from './sessionChanges.testing.ts';
import { getAuth } from './auth.ts';
import * as session from './session.ts';
import * as users from '../users.ts';

const { auth, store } = await vi.hoisted(() => import('./sessionDoubles.testing.ts'));
vi.unmock('./session.ts');
vi.mock('firebase/auth');
vi.mock('./auth.ts', () => ({ getAuth: vi.fn<() => Promise<unknown>>(async () => auth) }));
vi.mock('../firestore.ts', () => store);
vi.mock('../../device/outbox/outbox.ts');
vi.mock('../users.ts');
vi.mock('../memberName.ts');

setUpSessions();

describe('§4 session', () => {
  it('signed in: the profile’s fields are merged over uid and e-mail of the account', async () => {
    // All values differ, so that each shows its source.
    profile({
      ...record,
      name: 'Nan',
      displayName: 'Annie the Great',
      firstName: 'Anna',
      lastName: 'Smythe',
    });
    const { onUser, tell } = await subscribe();
    await tell({ ...account, photoURL: 'https://photos.example/ann.png' });
    expect(onUser).toHaveBeenCalledExactlyOnceWith(
      {
        uid: 'ann',
        email: 'ann@example.com',
        displayName: 'Annie the Great',
        firstName: 'Anna',
        lastName: 'Smythe',
        provider: 'email',
        photoUrl: 'https://photos.example/ann.png',
      },
      {},
    );
    expect(users.createUser).not.toHaveBeenCalled();
  });

  it('a profile that changes, in another window too, changes the session user', async () => {
    const server = profile(record);
    const { onUser, tell } = await subscribe();
    await tell(account);
    server.tell?.({ ...record, firstName: 'Nan' });
    expect(onUser.mock.calls.at(-1)?.[0]).toEqual({ ...ann, firstName: 'Nan' });
    server.tell?.({ ...record, firstName: 'Nan', createdAt: new Date(1) });
    expect(onUser).toHaveBeenCalledTimes(2);
  });

  it('a missing profile is created and saved on first login', async () => {
    profile(null);
    const { onUser, tell } = await subscribe();
    await tell(account);
    await vi.waitFor(() => expect(onUser).toHaveBeenCalledOnce());
    expect(users.createUser).toHaveBeenCalledExactlyOnceWith(
      'db',
      expect.objectContaining({ uid: 'ann', email: 'ann@example.com', provider: 'email' }),
    );
    expect(onUser.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Ann', lastName: 'Mary Lee' });
  });

  it('a profile that is removed while its account is being deleted is not created again', async () => {
    const server = profile(record);
    const { onUser, tell } = await subscribe();
    await tell(account);
    server.tell?.(null);
    expect(users.createUser).not.toHaveBeenCalled();
    expect(onUser).toHaveBeenCalledOnce();
  });

  it.each(['read', 'write', 'offline'])(
    '§8 profile fetch failure (%s) is logged as Error fetching Firestore user; fallback user used',
    async (which) => {
      const failure = providerError('permission-denied', 'no');
      profile(null, { fromCache: which === 'offline' });
      vi.mocked(users.createUser).mockRejectedValue(failure);
      if (which === 'read') {
        vi.mocked(users.subscribeToUser).mockImplementation((_db, _uid, _onRecord, onError) => {
          onError(toAppError(failure));
          return () => undefined;
        });
      }
      const { onUser, tell } = await subscribe();
      await tell(account);
      await vi.waitFor(() => expect(onUser).toHaveBeenCalledOnce());
      expect(loggedOnce('error')[0]).toBe('Error fetching Firestore user');
      expect(onUser.mock.calls[0]?.[0]).toMatchObject({
        uid: 'ann',
        firstName: 'Ann',
        lastName: 'Mary Lee',
      });
      expect(users.createUser).toHaveBeenCalledTimes(which === 'write' ? 1 : 0);
    },
  );

  it('a profile that cannot be read any more leaves the session as it is', async () => {
    profile(record);
    const { onUser, tell } = await subscribe();
    await tell(account);
    const [, , , onError] = vi.mocked(users.subscribeToUser).mock.calls[0] ?? [];
    onError?.(toAppError(providerError('unavailable', 'no')));
    expect(loggedOnce('error')[0]).toBe('Error fetching Firestore user');
    expect(onUser.mock.calls.map(([user]) => user)).toEqual([ann]);
  });

  it('a profile that stays missing, because another window is slow to see it, is created once', async () => {
    const server = profile(null);
    const { tell } = await subscribe();
    await tell(account);
    server.tell?.(null);
    expect(users.createUser).toHaveBeenCalledOnce();
  });

  it('a profile that another window writes while it is being created keeps its names', async () => {
    const created = deferred<void>();
    vi.mocked(users.createUser).mockReturnValue(created.promise);
    const server = profile(null);
    const { onUser, tell } = await subscribe();
    await tell(account);
    server.tell?.(record);
    created.resolve();
    await created.promise;
    await vi.waitFor(() => expect(onUser).toHaveBeenCalled());
    expect(onUser.mock.calls.map(([user]) => user)).toEqual([ann]);
  });

  it('sign-out sets the user to null and clears the device’s data of the user', async () => {
    localStorage.setItem('giftLists', '{}');
    const { onUser, tell } = await subscribe();
    await tell(null);
    expect(onUser).toHaveBeenCalledExactlyOnceWith(null, {});
    expect(localStorage.getItem('giftLists')).toBeNull();
  });

  it('an anonymous account counts as signed out', async () => {
    const { onUser, tell } = await subscribe();
    await tell({ ...account, isAnonymous: true });
    expect(onUser).toHaveBeenCalledExactlyOnceWith(null, {});
  });

  it('a profile that arrives after the sign-out is ignored', async () => {
    vi.mocked(users.subscribeToUser).mockImplementation(() => () => undefined);
    const { onUser, tell } = await subscribe();
    await tell(account);
    const [, , onRecord] = vi.mocked(users.subscribeToUser).mock.calls[0] ?? [];
    await tell(null);
    onRecord?.(record, { fromCache: false });
    expect(onUser.mock.calls.map(([user]) => user)).toEqual([null]);
  });

  it('the profile is not listened to after the sign-out, and its failures are not told', async () => {
    const end = vi.fn<() => void>();
    vi.mocked(users.subscribeToUser).mockImplementation(() => end);
    const { tell } = await subscribe();
    await tell(account);
    const [, , , onError] = vi.mocked(users.subscribeToUser).mock.calls[0] ?? [];
    expect(end).not.toHaveBeenCalled();
    await tell(null);
    expect(end).toHaveBeenCalledOnce();
    onError?.(toAppError(providerError('permission-denied', 'no')));
  });

  it('a sign-up that ends before its name is saved leaves nothing on this device', async () => {
    const created = deferred<never>();
    vi.mocked(sdk.createUserWithEmailAndPassword).mockReturnValue(created.promise);
    const { onUser, tell } = await subscribe();
    const signedUp = session.signUp({ name: 'Ann', email: 'a@b.example', password: 'pw' });
    const told = tell(account);
    await tell(null);
    created.reject(providerError('auth/internal-error', 'no'));
    await expect(signedUp).rejects.toThrow(/./);
    await told;
    expect(getCacheOwner()).toBeNull();
    expect(onUser.mock.calls.map(([user]) => user)).toEqual([null]);
  });

  it('where the provider does not start, nobody is signed in, and that is logged', async () => {
    const error = new Error('no');
    vi.mocked(getAuth).mockRejectedValueOnce(error);
    const onUser = vi.fn<(user: unknown, change: unknown) => void>();
    const end = session.subscribeToSession(onUser, () => undefined);
    await vi.waitFor(() => expect(onUser).toHaveBeenCalledExactlyOnceWith(null, { unsure: true }));
    expect(loggedOnce('error')).toEqual(['The sign-in code did not start', error]);
    end();
  });

  it('is not followed by a page that was left before the provider has started', async () => {
    session.subscribeToSession(
      () => undefined,
      () => undefined,
    )();
    await getAuth();
    expect(sdk.onAuthStateChanged).not.toHaveBeenCalled();
  });

  it.each([
    [['password'], 'email'],
    [['google.com'], 'google'],
    [['google.com', 'password'], 'email'],
    [['github.com'], 'unknown'],
    [[], 'unknown'],
  ])('§3 provider of %j is %s', async (ids, provider) => {
    profile(record);
    const { onUser, tell } = await subscribe();
    await tell({ ...account, providerData: ids.map((providerId) => ({ providerId })) });
    expect(onUser.mock.calls[0]?.[0]).toMatchObject({ provider });
  });

  it('a confirmed change of e-mail is written to the profile at the next session', async () => {
    profile({ ...record, email: 'old@example.com' });
    const { tell } = await subscribe();
    await tell(account);
    await vi.waitFor(() =>
      expect(users.updateUser).toHaveBeenCalledExactlyOnceWith('db', 'ann', {
        email: 'ann@example.com',
      }),
    );
  });

  it('a name that only the profile has is written to the provider at the next session', async () => {
    profile(record);
    const { tell } = await subscribe();
    const unnamed = { ...account, displayName: null };
    await tell(unnamed);
    expect(sdk.updateProfile).toHaveBeenCalledExactlyOnceWith(unnamed, {
      displayName: 'Annie Smith',
    });
  });

  it('a name that the provider has stays there, whatever the profile says', async () => {
    profile({ ...record, displayName: 'Annie the Great' });
    const { tell } = await subscribe();
    await tell(account);
    expect(sdk.updateProfile).not.toHaveBeenCalled();
  });

  it('that account and profile could not be made equal is only logged', async () => {
    profile({ ...record, email: 'old@example.com' });
    vi.mocked(users.updateUser).mockRejectedValue(new Error('no'));
    const { onUser, tell } = await subscribe();
    await tell(account);
    await vi.waitFor(() => expect(loggedOnce('warn')[0]).toBe('Account and profile differ'));
    expect(onUser).toHaveBeenCalledExactlyOnceWith(ann, {});
  });

  it('a name that another window derived from an account without one is not written to the provider', async () => {
    profile({ ...record, displayName: 'ann', firstName: 'ann', lastName: '' });
    const { tell } = await subscribe();
    await tell({ ...account, displayName: null });
    expect(sdk.updateProfile).not.toHaveBeenCalled();
  });
});
