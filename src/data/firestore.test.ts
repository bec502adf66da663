import { expect, it, vi } from 'vitest';

const sdk = vi.hoisted(() => {
  let onTerminated: (() => void) | undefined;
  const terminated = new Promise<void>((resolve) => {
    onTerminated = resolve;
  });
  return { instances: 0, terminated, endTerminating: () => onTerminated?.() };
});

vi.mock('firebase/firestore', () => ({
  clearIndexedDbPersistence: () => Promise.resolve(),
  connectFirestoreEmulator: () => undefined,
  initializeFirestore: () => ({ instance: (sdk.instances += 1) }),
  memoryLocalCache: () => ({}),
  terminate: () => sdk.terminated,
}));

it('a subscription that begins while Firestore is being replaced waits for the next instance', async () => {
  // jsdom has no Web Locks; this mock always grants the lock.
  vi.stubGlobal('navigator', { locks: { request: () => Promise.resolve() } });
  const { listen, resetFirestore } = await import('./firestore.ts');
  const resetting = resetFirestore(null);
  const subscribed: unknown[] = [];
  const end = listen((instance) => {
    subscribed.push(instance);
    return () => undefined;
  });
  expect(subscribed).toEqual([]);
  sdk.endTerminating();
  await resetting;
  expect(subscribed).toEqual([{ instance: 2 }]);
  end();
});
