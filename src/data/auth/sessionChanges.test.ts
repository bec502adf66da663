import * as sdk from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserRecord } from '../../model/user.ts';
import { deferred } from '../../testing/deferred.ts';
import { loggedTo, silence } from '../../testing/logs.ts';
import {
  requestCacheClearing,
  isCacheClearingRequested,
  setCacheOwner,
  clearCacheOwner,
  getCacheOwner,
} from '../../device/cacheOwner.ts';
import { hasUnsent } from './localData.ts';
import { toAppError } from '../../model/errors.ts';
import * as session from './session.ts';
import * as users from '../users.ts';

const auth = vi.hoisted(() => ({ currentUser: null as unknown }));
vi.mock('firebase/auth');
vi.mock('./auth.ts', () => ({ getAuth: async () => auth }));
const store = vi.hoisted(() => ({
  db: 'db',
  listen: (begin: (db: string) => () => void) => begin('db'),
  resetFirestore: vi.fn<(uid: string | null) => Promise<void>>(),
  allSent: vi.fn<() => Promise<boolean>>(),
}));
vi.mock('../firestore.ts', () => store);
vi.mock('../../device/outbox/outbox.ts');
vi.mock('../users.ts');
vi.mock('../memberName.ts');

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

/** The listener that the session passed to the provider, and what the session reported. */
async function subscribe() {
  const provider: { tell?: (user: unknown) => Promise<void> } = {};
  vi.mocked(sdk.onAuthStateChanged).mockImplementation((_auth, next) => {
    provider.tell = next as unknown as (user: unknown) => Promise<void>;
    return () => undefined;
  });
  const onUser = vi.fn<(user: unknown, change: unknown) => void>();
  const onOther = vi.fn<() => void>();
  ends.push(session.subscribeToSession(onUser, onOther));
  await vi.waitFor(() => expect(provider.tell).toBeDefined());
  return { onUser, onOther, tell: async (user: unknown) => provider.tell?.(user) };
}

/** Sets the server's record; returns a function that reports another one. */
function profile(first: UserRecord | null, { fromCache = false } = {}) {
  const profileOf: { tell?: (next: UserRecord | null) => void } = {};
  vi.mocked(users.subscribeToUser).mockImplementation((_db, _uid, onRecord) => {
    profileOf.tell = (next) => onRecord(next, { fromCache });
    profileOf.tell(first);
    return () => undefined;
  });
  return profileOf;
}

const ends: (() => void)[] = [];

const providerError = (code: string, message: string) =>
  Object.assign(new Error(message), { code });

beforeEach(() => {
  auth.currentUser = account;
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  clearCacheOwner();
});

const ann = {
  uid: 'ann',
  email: 'ann@example.com',
  displayName: 'Annie Smith',
  firstName: 'Annie',
  lastName: 'Smith',
  provider: 'email',
  photoUrl: null,
};

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
      const { logged } = silence('error');
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
      expect(logged()[0]).toBe('Error fetching Firestore user');
      expect(onUser.mock.calls[0]?.[0]).toMatchObject({
        uid: 'ann',
        firstName: 'Ann',
        lastName: 'Mary Lee',
      });
      expect(users.createUser).toHaveBeenCalledTimes(which === 'write' ? 1 : 0);
    },
  );

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

  it('a name that another window derived from an account without one is not written to the provider', async () => {
    profile({ ...record, displayName: 'ann', firstName: 'ann', lastName: '' });
    const { tell } = await subscribe();
    await tell({ ...account, displayName: null });
    expect(sdk.updateProfile).not.toHaveBeenCalled();
  });
});

/** Clears the cache like `resetFirestore`. */
const clears = () =>
  store.resetFirestore.mockImplementation(async (uid) => {
    clearCacheOwner();
    if (uid !== null) setCacheOwner(uid);
  });

describe('F8 the data on this device', () => {
  it('is stored for the user who signs in, before anything is requested', async () => {
    const { onUser, tell } = await subscribe();
    vi.mocked(users.subscribeToUser).mockImplementation((_db, _uid, onRecord) => {
      expect(getCacheOwner()).toBe('ann');
      onRecord(record, { fromCache: false });
      return () => undefined;
    });
    await tell(account);
    expect(onUser).toHaveBeenCalledOnce();
    expect(store.resetFirestore).not.toHaveBeenCalled();
  });

  it('is cleared when another user signs in, before their session starts, and the session reports that', async () => {
    setCacheOwner('ben');
    localStorage.setItem('giftLists', '{}');
    clears();
    profile(record);
    const { onUser, tell } = await subscribe();
    await tell(account);
    expect(store.resetFirestore).toHaveBeenCalledExactlyOnceWith('ann');
    expect(localStorage.getItem('giftLists')).toBeNull();
    expect(onUser).toHaveBeenCalledExactlyOnceWith(ann, { isAfterOther: true });
    expect(store.resetFirestore.mock.invocationCallOrder[0]).toBeLessThan(
      onUser.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('the page is reloaded when another user signs in on it', async () => {
    profile(record);
    const { onUser, onOther, tell } = await subscribe();
    await tell(account);
    await tell(null);
    await tell({ ...account, uid: 'ben' });
    expect(onOther).toHaveBeenCalledOnce();
    expect(isCacheClearingRequested()).toBe(true);
    expect(onUser.mock.calls.map(([user]) => user)).toEqual([ann, null]);
  });

  it('where nothing can be stored the page is not reloaded, because the session would be lost', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new Error('blocked');
    };
    try {
      profile(record);
      const { onUser, onOther, tell } = await subscribe();
      await tell(account);
      await tell({ ...account, uid: 'ben' });
      expect(onOther).not.toHaveBeenCalled();
      expect(onUser.mock.calls.at(-1)).toEqual([{ ...ann, uid: 'ben' }, { isAfterOther: true }]);
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(loggedTo('warn').length).toBeGreaterThan(0);
  });

  it('is kept when the provider does not confirm the session, and the session reports that', async () => {
    setCacheOwner('ann');
    const { onUser, tell } = await subscribe();
    await tell(null);
    expect(onUser).toHaveBeenCalledExactlyOnceWith(null, { ended: 'unasked' });
    expect(store.resetFirestore).not.toHaveBeenCalled();
    expect(getCacheOwner()).toBe('ann');
  });

  it('is cleared at a logout; signing in again at once waits for that', async () => {
    const cleared = deferred<void>();
    profile(record);
    const { onUser, tell } = await subscribe();
    await tell(account);
    store.resetFirestore.mockImplementation(async () => {
      await cleared.promise;
      clearCacheOwner();
    });
    vi.mocked(sdk.signOut).mockResolvedValue();
    await session.logOut();
    const out = tell(null);
    expect(onUser.mock.calls.at(-1)).toEqual([null, { ended: 'logged-out' }]);
    const inAgain = tell(account);
    await vi.waitFor(() => expect(store.resetFirestore).toHaveBeenCalledExactlyOnceWith(null));
    expect(onUser).toHaveBeenCalledTimes(2);
    cleared.resolve();
    await Promise.all([out, inAgain]);
    expect(onUser).toHaveBeenCalledTimes(3);
    expect(getCacheOwner()).toBe('ann');
    expect(store.resetFirestore).toHaveBeenCalledOnce();
  });

  it('a logout removes what waits in this tab for its user, the end of a session does not', async () => {
    const waiting = ['giftlists.attempts', 'giftlists.handedOver', 'giftlists.importRows'];
    const kept = () => waiting.filter((key) => sessionStorage.getItem(key) !== null);
    for (const key of waiting) sessionStorage.setItem(key, '{}');
    profile(record);
    clears();
    vi.mocked(sdk.signOut).mockResolvedValue();
    const { tell } = await subscribe();
    await tell(account);
    await tell(null);
    expect(kept()).toEqual(waiting);
    await tell(account);
    await session.logOut();
    await tell(null);
    expect(kept()).toEqual([]);
  });

  it('a logout in another window makes this one release the cache', async () => {
    setCacheOwner('ann');
    const { onUser, tell } = await subscribe();
    requestCacheClearing();
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'giftlists.cacheClearing', newValue: 'ann' }),
    );
    await vi.waitFor(() => expect(store.resetFirestore).toHaveBeenCalledExactlyOnceWith(null));
    await tell(null);
    expect(onUser).toHaveBeenCalledExactlyOnceWith(null, { ended: 'logged-out' });
  });

  it.each([
    ['ends', () => undefined, 1],
    ['stays when somebody has signed in again', () => setCacheOwner('ann'), 0],
  ])(
    'a logout in another window while this one starts: its session %s',
    async (_what, meanwhile, count) => {
      setCacheOwner('ann');
      clears();
      profile(record);
      vi.mocked(sdk.signOut).mockResolvedValue();
      const { onUser, tell } = await subscribe();
      requestCacheClearing();
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'giftlists.cacheClearing', newValue: 'ann' }),
      );
      await vi.waitFor(() => expect(getCacheOwner()).toBeNull());
      meanwhile();
      await tell(account);
      expect(sdk.signOut).toHaveBeenCalledTimes(count);
      expect(onUser).toHaveBeenCalledTimes(1 - count);
    },
  );

  it('for a visitor, whose data is not stored, the SDK is not loaded', async () => {
    const { tell } = await subscribe();
    await tell(null);
    expect(store.resetFirestore).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'whether something waits to be sent: not when all was sent, %s',
    async (isSent) => {
      store.allSent.mockResolvedValue(isSent);
      expect(await hasUnsent()).toBe(!isSent);
    },
  );
});
