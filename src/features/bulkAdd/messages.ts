import { pluralize } from '../../model/format.ts';
import { SAVED_ON_DEVICE } from '../../model/unsentMessages.ts';

/** F4 Add Several Items: the label of each row's state. */
export const BULK_ADD_STATES = {
  waiting: 'Waiting',
  reading: 'Reading the page',
  filled: 'Filled in',
  incomplete: 'Needs a look',
  failed: 'Could not be read',
  'turned-away': 'Could not be read',
  adding: 'Adding',
  added: 'Added',
} as const;

/** F4 Add Several Items: an invalid line, shortened when it is long. */
export function notAnAddress(line: string): string {
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}” is not a valid URL`;
}

/** F4 Add Several Items. */
export function tooManyLinks(max: number): string {
  return `At most ${max} links at once`;
}

/** F4 Add Several Items: more links were pasted than can be read at once. */
export function linksLeftOut(count: number, max: number): string {
  return `${count === 1 ? '1 link is' : `${count} links are`} left out: at most ${max} at once. Paste the rest afterward.`;
}

/** F4 Add Several Items: progress of adding the items. */
export function itemsBeingAdded(done: number, all: number): string {
  return `${done} of ${all} added…`;
}

/** F4 Add Several Items: some items could not be added. */
export function itemsNotAdded(count: number): string {
  return `${pluralize(count, 'item')} could not be added.`;
}

/**
 * F4 Add Several Items: progress of reading the pages.
 * @param done pages that were read or could not be
 * @param failed those of them that could not be
 */
export function pagesRead(done: number, all: number, failed: number): string {
  if (done < all) return `${done} of ${all} pages read…`;
  if (all === 1) return failed ? 'The page could not be read.' : 'The page was read.';
  if (!failed) return `All ${all} pages were read.`;
  if (failed === all) return `None of the ${all} pages could be read.`;
  const read = all - failed;
  return `${read} of ${all} pages ${read === 1 ? 'was' : 'were'} read.`;
}

/** F4 Add Several Items: all items were added. */
export function itemsAdded(count: number): string {
  return `${pluralize(count, 'item')} added`;
}

/** F4 Add Several Items, F8: items were added while offline. */
export function itemsQueued(count: number): string {
  return count === 1
    ? SAVED_ON_DEVICE
    : 'Saved on this device. They are sent as soon as the server can be reached.';
}
