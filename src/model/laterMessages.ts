/**
 * More of the catalogue of messages.ts: sentences that only say what loads when it is used. Apart,
 * because every page waits for those.
 */
export const LATER_MESSAGES = {
  unsent:
    'Something you added has not been sent from this device yet. If you log out now, it is lost.',
  // F5 Sharing
  shareFailed: 'This device could not share the link. Copy it instead.',
  // F1 Event date
  dayOverIsOwners:
    'Only the owner can choose a day that is over, because it shows everyone who bought what',
  // F4 Quick add
  noSharedLink: 'No web address came along. Share the page of a product, or paste its link.',
  bookmarkletHint: 'Drag this button to your bookmarks bar; it works on other sites.',
  severalStates: {
    waiting: 'Waiting',
    reading: 'Reading the page',
    filled: 'Filled in',
    look: 'Needs a look',
    failed: 'Could not be read',
    adding: 'Adding',
    added: 'Added',
  },
  // F8 Items added without a network
  keptHere: 'Saved on this device. It is sent when you are back online.',
  qrFailed: 'The QR code could not be drawn. The link above works just as well.',
} as const;

/** F3 Mark as Purchased: more pieces than are left; `left` may be none. */
export function tooManyPieces(left: number, quantity: number): string {
  if (left <= 0) return `None of ${quantity} is left.`;
  return `Only ${left} of ${quantity} ${left === 1 ? 'is' : 'are'} left.`;
}

/** F4 Add Several Items: which line is wrong, shortened when it is long. */
export function notAnAddress(line: string): string {
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}” is not a valid URL`;
}

/** F4 Add Several Items. */
export function tooManyLinks(most: number): string {
  return `At most ${most} links at once`;
}

/** F4 Add Several Items: more links were pasted than can be read at once. */
export function linksLeftOut(count: number, most: number): string {
  return `${count === 1 ? '1 link is' : `${count} links are`} left out: at most ${most} at once. Paste the rest afterwards.`;
}

/** F4 Add Several Items: how far the adding has come. */
export function itemsBeingAdded(done: number, all: number): string {
  return `${done} of ${all} added …`;
}

/** F4 Add Several Items: how the adding has ended where some could not be added. */
export function itemsNotAdded(count: number): string {
  return count === 1 ? '1 item could not be added.' : `${count} items could not be added.`;
}

/** F4 Add Several Items: how far the reading has come. */
export function pagesRead(read: number, all: number): string {
  if (read < all) return `${read} of ${all} pages read …`;
  return all === 1 ? 'The page was read.' : `All ${all} pages were read.`;
}

/** F4 Add Several Items: done. */
export function itemsAdded(count: number): string {
  return count === 1 ? '1 item added' : `${count} items added`;
}
