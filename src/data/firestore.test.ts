import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  getCacheOwner,
  isCacheClearingRequested,
  requestCacheClearing,
  setCacheOwner,
} from '../device/cacheOwner.ts';
import { indexedDbWorks } from '../device/indexedDb.ts';
import { deferred } from '../testing/deferred.ts';
import { loggedOnce } from '../testing/logs.ts';

/** What the SDK was asked for. */
const sdk = {
  instances: 0,
  terminated: deferred<void>(),
  cleared: vi.fn<() => Promise<void>>(),
  cacheRead: async (): Promise<void> => undefined,
};

vi.mock('firebase/firestore', () => ({
  clearIndexedDbPersistence: () => sdk.cleared(),
  connectFirestoreEmulator: () => undefined,
  doc: () => undefined,
  getDocFromCache: () => sdk.cacheRead(),
  initializeFirestore: (_app: unknown, { localCache }: { localCache: string }) => ({
    instance: (sdk.instances += 1),
    localCache,
  }),
  memoryLocalCache: () => 'memory',
  persistentLocalCache: () => 'device',
  persistentMultipleTabManager: () => undefined,
  terminate: () => sdk.terminated.promise,
}));
vi.mock('../device/indexedDb.ts', () => ({
  indexedDbWorks: vi.fn<typeof indexedDbWorks>(async () => true),
}));

/** Web Locks, which jsdom lacks: nobody has one alone while others share it. */
function locks() {
  const shared = new Set<Promise<unknown>>();
  const request = async (
    _name: string,
    { mode }: { mode?: string },
    run: () => Promise<unknown>,
  ) => {
    if (mode !== 'shared') {
      await Promise.all(shared);
      return run();
    }
    const held = run();
    shared.add(held);
    return held;
  };
  return { request };
}

beforeEach(() => {
  vi.resetModules();
  sdk.instances = 0;
  sdk.terminated = deferred<void>();
  sdk.cacheRead = async () => undefined;
  vi.stubGlobal('navigator', { locks: locks() });
});

/** Opens a page; `events` says on which instances it listens. */
async function start() {
  const { listen, resetFirestore } = await import('./firestore.ts');
  const events: string[] = [];
  const subscribe = () =>
    listen((instance) => {
      const { instance: number, localCache } = instance as unknown as {
        instance: number;
        localCache: string;
      };
      events.push(`begin on ${number} (${localCache})`);
      return () => void events.push(`end on ${number}`);
    });
  return { subscribe, events, resetFirestore };
}

/** What a page hears when it goes into the back/forward cache and comes out of it, or is closed. */
function transition(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

/** Where a page of this device listens. */
async function cacheOf() {
  const { subscribe, events } = await start();
  subscribe();
  return events.at(-1);
}

describe('F8 a subscription', () => {
  it('goes on when the instance before never ends, because its database does not answer', async () => {
    vi.useFakeTimers();
    const { subscribe, events, resetFirestore } = await start();
    subscribe();
    const reset = resetFirestore(null);
    await vi.advanceTimersByTimeAsync(10_000);
    await reset;
    expect(events).toEqual(['begin on 1 (memory)', 'end on 1', 'begin on 2 (memory)']);
    expect(loggedOnce('warn')[0]).toBe('Firestore could not be terminated');
  });

  it('goes on with the next instance when Firestore is replaced, until it is ended', async () => {
    const { subscribe, events, resetFirestore } = await start();
    sdk.terminated.resolve();
    const end = subscribe();
    await resetFirestore(null);
    end();
    await resetFirestore(null);
    expect(events).toEqual(['begin on 1 (memory)', 'end on 1', 'begin on 2 (memory)', 'end on 2']);
  });

  it('that begins while Firestore is being replaced waits for the next instance', async () => {
    const { subscribe, events, resetFirestore } = await start();
    const resetting = resetFirestore(null);
    subscribe();
    subscribe()();
    expect(events).toEqual([]);
    sdk.terminated.resolve();
    await resetting;
    expect(events).toEqual(['begin on 2 (memory)']);
  });

  it('gets the next instance also when the old one does not end', async () => {
    const { subscribe, events, resetFirestore } = await start();
    const resetting = resetFirestore(null);
    subscribe();
    const error = new Error('IndexedDB does not answer');
    sdk.terminated.reject(error);
    await resetting;
    expect(events).toEqual(['begin on 2 (memory)']);
    expect(loggedOnce('warn')).toEqual(['Firestore could not be terminated', error]);
  });
});

describe('F8 the cache on this device', () => {
  it('is used for a user, not for a visitor, nor before another user’s is cleared', async () => {
    expect(await cacheOf()).toBe('begin on 1 (memory)');
    vi.resetModules();
    setCacheOwner('ann');
    expect(await cacheOf()).toBe('begin on 2 (device)');
    vi.resetModules();
    requestCacheClearing();
    expect(await cacheOf()).toBe('begin on 3 (memory)');
  });

  it('gives way to the memory where IndexedDB does not work, without waiting for it', async () => {
    setCacheOwner('ann');
    vi.mocked(indexedDbWorks).mockResolvedValue(false);
    const { subscribe, events } = await start();
    subscribe();
    await vi.waitFor(() => expect(events.at(-1)).toBe('begin on 2 (memory)'));
  });

  it('gives way to the memory where another page blocks its database', async () => {
    vi.useFakeTimers();
    setCacheOwner('ann');
    sdk.cacheRead = () => new Promise(() => undefined);
    const { subscribe, events } = await start();
    subscribe();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(events).toEqual(['begin on 1 (device)', 'end on 1', 'begin on 2 (memory)']);
  });

  it('stays when it has nothing to read', async () => {
    vi.useFakeTimers();
    setCacheOwner('ann');
    sdk.cacheRead = () => Promise.reject(new Error('Not in the cache'));
    const { subscribe, events } = await start();
    subscribe();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(events).toEqual(['begin on 1 (device)']);
  });

  it('is cleared for the next user, with the entries that name the last one', async () => {
    setCacheOwner('ann');
    localStorage.setItem('firestore_clients_ann', '{}');
    localStorage.setItem('giftlists.theme', 'dark');
    const { subscribe, events, resetFirestore } = await start();
    requestCacheClearing();
    sdk.terminated.resolve();
    await resetFirestore('ben');
    expect(sdk.cleared).toHaveBeenCalledOnce();
    expect(getCacheOwner()).toBe('ben');
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'giftlists.cacheOwner',
      'giftlists.theme',
    ]);
    subscribe();
    expect(events).toEqual(['begin on 2 (device)']);
  });

  it('is left alone when another window has cleared it, and a user has signed in there', async () => {
    setCacheOwner('ann');
    const { resetFirestore } = await start();
    sdk.terminated.resolve();
    setCacheOwner('ben');
    await resetFirestore(null);
    expect(sdk.cleared).not.toHaveBeenCalled();
    expect(getCacheOwner()).toBe('ben');
  });

  it('is not used, and is cleared at the next start, when deleting it does not end', async () => {
    vi.useFakeTimers();
    setCacheOwner('ann');
    const { subscribe, events, resetFirestore } = await start();
    requestCacheClearing();
    sdk.terminated.resolve();
    sdk.cleared.mockReturnValue(new Promise(() => undefined));
    const resetting = resetFirestore('ben');
    await vi.advanceTimersByTimeAsync(10_000);
    await resetting;
    expect(loggedOnce('warn')[0]).toBe('The Firestore cache could not be cleared yet');
    expect([getCacheOwner(), isCacheClearingRequested()]).toEqual(['ann', true]);
    subscribe();
    expect(events).toEqual(['begin on 2 (memory)']);
  });
});

it('F8 the SDK does not end when the page goes into the back/forward cache, but when it is closed', async () => {
  await start();
  // As the SDK listens: after the module was loaded.
  const seen: string[] = [];
  const onPageHide = () => seen.push('pagehide');
  const onVisibilityChange = () => seen.push(document.visibilityState);
  window.addEventListener('pagehide', onPageHide);
  document.addEventListener('visibilitychange', onVisibilityChange);
  const visibility = vi.spyOn(document, 'hidden', 'get');
  const show = (isVisible: boolean) => {
    visibility.mockReturnValue(!isVisible);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  transition('pagehide', true);
  show(false);
  expect(seen).toEqual([]);
  show(true);
  transition('pageshow', true);
  show(false);
  expect(seen).toHaveLength(2);
  transition('pagehide', false);
  expect(seen.at(-1)).toBe('pagehide');

  window.removeEventListener('pagehide', onPageHide);
  document.removeEventListener('visibilitychange', onVisibilityChange);
});
