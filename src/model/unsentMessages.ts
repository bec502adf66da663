/** An item that was kept on the device while it was out of reach, and then refused. */
export function notAddedAfterAll(name: string, why: string): string {
  return `“${name}” could not be added after all. ${why}`;
}

/** F8: an item that was added without a network. */
export const SAVED_ON_DEVICE = 'Saved on this device. It is sent when you are back online.';
