import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { silence } from '../testing/logs.ts';

const sdk = { instances: 0, terminated: deferred<void>() };

vi.mock('firebase/firestore', () => ({
  clearIndexedDbPersistence: () => Promise.resolve(),
  connectFirestoreEmulator: () => undefined,
  initializeFirestore: () => ({ instance: (sdk.instances += 1) }),
  memoryLocalCache: () => ({}),
  terminate: () => sdk.terminated.promise,
}));

beforeEach(() => {
  vi.resetModules();
  sdk.instances = 0;
  sdk.terminated = deferred<void>();
  // jsdom has no Web Locks; this mock always grants the lock.
  vi.stubGlobal('navigator', { locks: { request: () => Promise.resolve() } });
});

/** Subscribes while Firestore is being replaced. */
async function subscribeWhileReplacing() {
  const { listen, resetFirestore } = await import('./firestore.ts');
  const resetting = resetFirestore(null);
  const subscribed: unknown[] = [];
  const end = listen((instance) => {
    subscribed.push(instance);
    return () => undefined;
  });
  expect(subscribed).toEqual([]);
  return { resetting, subscribed, end };
}

it('a subscription that begins while Firestore is being replaced waits for the next instance', async () => {
  const { resetting, subscribed, end } = await subscribeWhileReplacing();
  sdk.terminated.resolve(undefined);
  await resetting;
  expect(subscribed).toEqual([{ instance: 2 }]);
  end();
});

it('also when the old one does not end, a waiting subscription gets the next instance', async () => {
  const warned = silence('warn');
  const { resetting, subscribed, end } = await subscribeWhileReplacing();
  const error = new Error('IndexedDB does not answer');
  sdk.terminated.reject(error);
  await resetting;
  expect(subscribed).toEqual([{ instance: 2 }]);
  expect(warned.logged()).toEqual(['Firestore did not end', error]);
  end();
});
