import { LIMITS } from '../limits.ts';
import { MAX_FILE_MEGABYTES, MAX_ROWS } from './importLimits.ts';

/**
 * Messages of export and import. They are separate from messages.ts because every page loads that
 * file, and these are needed only when the dialog is open.
 */
export const IMPORT_EXPORT_MESSAGES = {
  nothingToImport: 'There is nothing to import. Choose a file, or paste something.',
  fileTooLarge: `This file is too large. The limit is ${MAX_FILE_MEGABYTES} MB.`,
  fileUnreadable: 'This file could not be read. Choose it again.',
  fileNotText:
    'This is not a text file. Open it in a spreadsheet, save it as CSV, and choose that.',
  tooManyRows: `There are more than ${MAX_ROWS.toLocaleString('en-US')} rows. Import them in several parts.`,
  notJson: 'This looks like JSON, but it cannot be read. It may be cut off.',
  notOurs: 'This JSON contains no items that Giftlists recognizes.',
  newerVersion:
    'This file was made by a newer version of Giftlists. Reload the page and try again.',
  noColumns:
    'No column of this table was recognized as a name or a URL. Name the columns in its first row.',
  runDiscarded: 'The rest of the import was discarded.',
  alreadyAbove: 'The same as a row above',
  currencyInvalid: 'Enter a currency like EUR, or leave it empty',
  currenciesDiffer: 'The price names a different currency than its column',
  noRoom: `This list holds at most ${LIMITS.itemsPerList} items`,
  tooHeavy: 'This list has reached its size limit',
  notTried: 'Not tried yet',
  stopped: 'Stopped. What is left is still here.',
  copied: 'Copied. Paste it into a spreadsheet, or here again.',
  copyFailed: 'Your browser did not allow copying. Download it instead.',
} as const;

/** The result of an import. */
export function imported(added: number, left: number): string {
  const items = added === 1 ? '1 item was added.' : `${added} items were added.`;
  if (left === 0) return items;
  return `${items} ${left === 1 ? '1 row was not.' : `${left} rows were not.`}`;
}

/** How long the rest of an import takes; rounded, so that it does not change with every row. */
export function timeLeft(ms: number | null): string {
  if (ms === null) return '';
  const seconds = Math.ceil(ms / 5_000) * 5;
  if (seconds <= 5) return 'a few seconds left';
  if (seconds < 90) return `about ${seconds} seconds left`;
  return `about ${Math.round(seconds / 60)} minutes left`;
}

/** An import that was interrupted earlier. */
export function importUnfinished(left: number): string {
  return left === 1
    ? 'An import into this list is not complete: 1 row is left.'
    : `An import into this list is not complete: ${left} rows are left.`;
}

/** F4 Import a Wish List: how many wishes the bookmarklet sent. */
export function wishesFound(count: number, left: number): string {
  const found = count === 1 ? '1 wish was found.' : `${count} wishes were found.`;
  if (left === 0) return found;
  return `${found} ${left} more did not fit: press the bookmarklet again once these are off the list.`;
}
