/**
 * Some browsers have an IndexedDB that throws, and some have one that never answers. The SDKs wait
 * for the latter without end: for the session, for the cache, before each request of Auth.
 */

/** Milliseconds after which it counts as out of order: slow phones answer within two seconds. */
const TIMEOUT_MS = 6_000;

const PROBE = 'giftlists-probe';

let answer: Promise<boolean> | undefined;

/**
 * Whether IndexedDB works here, asked once. Where it does not it is taken away: all SDKs have a way
 * of their own without one.
 */
export function indexedDbWorks(): Promise<boolean> {
  answer ??= probe().then((works) => {
    if (!works) Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    return works;
  });
  return answer;
}

async function probe(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  try {
    return await Promise.race([opens(), tooLate]);
  } catch (error) {
    console.info('There is no IndexedDB', error);
    return false;
  } finally {
    clearTimeout(timer);
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
