/**
 * Whose data Firestore's cache on this device holds, if anybody's. Known without the SDK, because it
 * decides how the SDK is started.
 */
const KEY = 'giftListsKeptFor';

/** The uid whose data is to be cleared; there until that is done, over reloads and in all windows. */
const ENDED_KEY = 'giftListsEnded';

/** The uid of who was signed in here last and has not logged out; null when there is nobody. */
export function getCacheOwner(): string | null {
  const uid = read(KEY);
  hadUser ||= uid !== null;
  return uid;
}

let hadUser = false;

/** Whether the device has kept nobody's data for as long as this page is open. */
export function isVisitorsPage(): boolean {
  return getCacheOwner() === null && !hadUser;
}

/** From the next start of the SDK on, the device keeps this user's data. */
export function setCacheOwner(uid: string): void {
  change(() => {
    localStorage.setItem(KEY, uid);
    localStorage.removeItem(ENDED_KEY);
  });
}

/** The device holds nobody's data any more. */
export function clearCacheOwner(): void {
  change(() => {
    localStorage.removeItem(KEY);
    localStorage.removeItem(ENDED_KEY);
  });
}

/**
 * What is kept has to be cleared, because its user has logged out or somebody else has signed in:
 * from now on no window starts on it.
 */
export function requestCacheClearing(): void {
  const uid = getCacheOwner();
  if (uid !== null) change(() => localStorage.setItem(ENDED_KEY, uid));
}

/** Takes `requestCacheClearing` back: the logout did not happen. */
export function cancelCacheClearing(): void {
  change(() => localStorage.removeItem(ENDED_KEY));
}

/** Whether what is kept still has to be cleared. */
export function isCacheClearingRequested(): boolean {
  const uid = getCacheOwner();
  return uid !== null && read(ENDED_KEY) === uid;
}

/** Calls back when another window has called `requestCacheClearing`; gives the function that stops it. */
export function watchCacheClearing(onEnded: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === ENDED_KEY && newValue !== null) onEnded();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    // Without storage nothing is kept either.
    console.warn('The device cannot tell whose data it holds', error);
    return null;
  }
}

function change(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.warn('The device could not note whose data it holds', error);
  }
}
