/** An item that was queued on the device while offline, and then refused by the server. */
export function notAddedAfterAll(name: string, why: string): string {
  return `“${name}” could not be added after all. ${why}`;
}

/** F12: a draft that was queued on the device while offline, and then refused by the server. */
export function draftNotSavedAfterAll(name: string, why: string): string {
  return `“${name}” is saved on this device only. ${why}`;
}

/** F8: an item was added and could not be sent yet. */
export const SAVED_ON_DEVICE =
  'Saved on this device. It is sent as soon as the server can be reached.';
