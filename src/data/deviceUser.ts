/**
 * Whose data Firestore's cache on this device holds, if anybody's. Known without the SDK, because it
 * decides how the SDK is started.
 */
const KEY = 'giftListsKeptFor';

/** The uid of who was signed in here last and has not signed out; null when there is nobody. */
export function keptFor(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch (error) {
    // Without storage nothing is kept either.
    console.warn('The device cannot tell whose data it holds', error);
    return null;
  }
}

/** From the next start of the SDK on, the device keeps this user's data. */
export function keepFor(uid: string): void {
  write(() => localStorage.setItem(KEY, uid));
}

/** The device holds nobody's data any more. */
export function keepForNobody(): void {
  write(() => localStorage.removeItem(KEY));
}

function write(change: () => void): void {
  try {
    change();
  } catch (error) {
    console.warn('The device could not note whose data it holds', error);
  }
}
