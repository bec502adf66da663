import { readText, removeEntry, STORAGE, suffixesOf, writeText } from '../lib/storage.ts';
import { marksChanged } from './myMarks.ts';

/**
 * Replaces the id of a list in everything that this device stores. An id contains a random UUID, so
 * wherever the text occurs, it means that list.
 */
export function renameList(from: string, to: string): void {
  for (const entry of Object.values(STORAGE)) {
    for (const suffix of entry.key.endsWith(':') ? suffixesOf(entry) : ['']) {
      const stored = readText(entry, suffix);
      if (stored === null || !`${suffix} ${stored}`.includes(from)) continue;
      const renamed = suffix.replaceAll(from, to);
      // An entry that exists under the new id is newer, so the old one is only removed.
      const isKnown = renamed !== suffix && readText(entry, renamed) !== null;
      if (!isKnown && !writeText(entry, stored.replaceAll(from, to), renamed)) continue;
      if (renamed !== suffix) removeEntry(entry, suffix);
      if (entry === STORAGE.mark) marksChanged();
    }
  }
}
