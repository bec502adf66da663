import { localDay } from '../format.ts';

/** What all exported files have in common, in a file that does not load the CSV library. */

/**
 * The version of our JSON format; a file with a higher version is rejected. Before version 2 all prices
 * were in dollars.
 */
export const JSON_VERSION = 2;

/** The value of `format` that identifies our JSON. */
export const JSON_FORMAT = 'giftlists';

/** Items under the name of a list, as JSON that this version and later ones can import. */
export function jsonFile(listName: string, items: readonly object[], now: Date): string {
  const file = {
    format: JSON_FORMAT,
    version: JSON_VERSION,
    exportedAt: now.toISOString(),
    list: { name: listName },
    items,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The name of an exported file: the list's name without characters unsafe in file names, and the day. */
export function fileName(listName: string, ending: 'csv' | 'json' | 'ics', now: Date): string {
  const words = listName.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u);
  const plain = Array.from(words.filter(Boolean).join('-')).slice(0, 60).join('');
  return `${plain || 'list'}-${localDay(now)}.${ending}`;
}
