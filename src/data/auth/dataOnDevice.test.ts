import * as sdk from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { loggedTo } from '../../testing/logs.ts';
import {
  requestCacheClearing,
  isCacheClearingRequested,
  setCacheOwner,
  clearCacheOwner,
  getCacheOwner,
} from '../../device/cacheOwner.ts';
import { myMarks, rememberMark } from '../../device/myMarks.ts';
import { clearOutbox, hasUnsent as outboxHasUnsent } from '../../device/outbox/outbox.ts';
import { readLastViewer, writeLastViewer } from '../../device/lastViewer.ts';
import { markOf } from '../../testing/fixtures.ts';
import { syncOutbox } from '../syncOutbox.ts';
import { hasUnsent } from './localData.ts';
import * as session from './session.ts';
import {
  account,
  ann,
  profile,
  record,
  setUpSessions,
  subscribe,
} from './sessionChanges.testing.ts';
import * as users from '../users.ts';

const { auth, store } = await vi.hoisted(() => import('./sessionDoubles.testing.ts'));
vi.unmock('./session.ts');
vi.mock('firebase/auth');
vi.mock('./auth.ts', () => ({ getAuth: async () => auth }));
vi.mock('../firestore.ts', () => store);
vi.mock('../../device/outbox/outbox.ts');
vi.mock('../syncOutbox.ts', () => ({
  syncOutbox: vi.fn<typeof syncOutbox>(async () => undefined),
}));
vi.mock('../users.ts');
vi.mock('../memberName.ts');

setUpSessions();

/** Clears the cache like `resetFirestore`. */
const clears = () =>
  store.resetFirestore.mockImplementation(async (uid) => {
    clearCacheOwner();
    if (uid !== null) setCacheOwner(uid);
  });

/** Ann logs out in another window. */
function logOutElsewhere() {
  requestCacheClearing();
  const change = { key: 'giftlists.cacheClearing', newValue: 'ann' };
  window.dispatchEvent(new StorageEvent('storage', change));
}

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

  it('of another user who has signed in in another window is not touched by this one', async () => {
    profile(record);
    const { onOther, tell } = await subscribe();
    await tell(account);
    logOutElsewhere();
    await vi.waitFor(() => expect(store.resetFirestore).toHaveBeenCalledOnce());
    setCacheOwner('ben');
    writeLastViewer('ben');
    await tell({ ...account, uid: 'ben' });
    expect(onOther).toHaveBeenCalledOnce();
    expect(isCacheClearingRequested()).toBe(false);
    expect(readLastViewer()).toBe('ben');
    expect(clearOutbox).not.toHaveBeenCalledWith(null);
  });

  it('where nothing can be stored the page is not reloaded, because the session would be lost', async () => {
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

  it('is kept whole then: what was typed, an unfinished import, and who looks at the page', async () => {
    profile(record);
    const { tell } = await subscribe();
    await tell(account);
    sessionStorage.setItem('giftlists.itemDraft:ann/list-1', '{}');
    localStorage.setItem('giftlists.importRun:ann/list-1', '{}');
    await tell(null);
    expect(sessionStorage.getItem('giftlists.itemDraft:ann/list-1')).toBe('{}');
    expect(localStorage.getItem('giftlists.importRun:ann/list-1')).toBe('{}');
    expect(readLastViewer()).toBe('ann');
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
    const waiting = [
      'giftlists.attempts',
      'giftlists.capturedProduct',
      'giftlists.importRows',
      'giftlists.itemDraft:ann/list-1',
    ];
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
    logOutElsewhere();
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
      logOutElsewhere();
      await vi.waitFor(() => expect(getCacheOwner()).toBeNull());
      meanwhile();
      await tell(account);
      expect(sdk.signOut).toHaveBeenCalledTimes(count);
      expect(onUser).toHaveBeenCalledTimes(1 - count);
    },
  );

  it('a logout in another window does not end the session of who signs in after it', async () => {
    setCacheOwner('ann');
    clears();
    profile(record);
    const { onUser, tell } = await subscribe();
    await tell(account);
    logOutElsewhere();
    await tell(null);
    await tell(account);
    expect(sdk.signOut).not.toHaveBeenCalled();
    expect(onUser.mock.calls.map(([user]) => user)).toEqual([ann, null, ann]);
  });

  it('a logout that failed is none: a session that ends later has ended unasked', async () => {
    profile(record);
    vi.mocked(sdk.signOut).mockRejectedValue(new Error('no'));
    const { onUser, tell } = await subscribe();
    await tell(account);
    await session.logOut();
    expect(loggedTo('error')).toHaveLength(1);
    await tell(null);
    expect(onUser.mock.lastCall).toEqual([null, { ended: 'unasked' }]);
  });

  it('for a visitor, whose data is not stored, the SDK is not loaded', async () => {
    const { tell } = await subscribe();
    await tell(null);
    expect(store.resetFirestore).not.toHaveBeenCalled();
  });

  it('a sign-in goes on where what waits to be sent, or what others marked, cannot be forgotten', async () => {
    setCacheOwner('ben');
    profile(record);
    vi.mocked(clearOutbox).mockRejectedValue(new Error('IndexedDB does not answer'));
    store.resetFirestore.mockRejectedValue(new Error('no'));
    const { onUser, tell } = await subscribe();
    await tell(account);
    expect(onUser).toHaveBeenCalledExactlyOnceWith(ann, { isAfterOther: true });
    expect(loggedTo('info')).toHaveLength(1);
    expect(loggedTo('warn')).toHaveLength(1);
  });

  it.each([
    ['go when another user signs in', 'ann', 0],
    ['are there when they sign in again', 'ben', 1],
  ])('F2 a user’s marks outlast their logout, and %s', async (_what, uid, count) => {
    setCacheOwner('ben');
    rememberMark(markOf());
    clearCacheOwner();
    profile(record);
    const { tell } = await subscribe();
    await tell({ ...account, uid });
    setCacheOwner('ben');
    writeLastViewer('ben');
    expect(myMarks()).toHaveLength(count);
  });

  it('F2 marks are those of who is signed in, also while the data of the user before cannot be cleared', async () => {
    setCacheOwner('ben');
    profile(record);
    const { tell } = await subscribe();
    await tell(account);
    rememberMark(markOf());
    await tell(account);
    expect(myMarks()).toHaveLength(1);
    await hasUnsent();
    expect(outboxHasUnsent).toHaveBeenCalledExactlyOnceWith('ann');
  });
});
