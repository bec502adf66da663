import { runWithTimeout } from '../lib/loading/runWithTimeout.ts';

/**
 * In some browsers IndexedDB throws, and in some it never responds. The SDKs would wait for the latter
 * forever: for the session, for the cache, before each request of Auth.
 */

/** Milliseconds after which IndexedDB counts as broken; slow phones respond within two seconds. */
const TIMEOUT_MS = 6_000;

const PROBE = 'giftlists-probe';

let works: Promise<boolean> | undefined;

/**
 * Whether IndexedDB works in this browser; checked once. If not, `indexedDB` is set to undefined, so
 * that the SDKs use their fallbacks.
 */
export function indexedDbWorks(): Promise<boolean> {
  works ??= probe().then((success) => {
    if (!success) Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    return success;
  });
  return works;
}

async function probe(): Promise<boolean> {
  try {
    return await runWithTimeout(opens(), TIMEOUT_MS, () => false);
  } catch (error) {
    console.info('IndexedDB does not work', error);
    return false;
  }
}

function opens(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open(PROBE);
    request.addEventListener('success', () => {
      request.result.close();
      indexedDB.deleteDatabase(PROBE);
      resolve(true);
    });
    request.addEventListener('error', () => resolve(false));
  });
}
