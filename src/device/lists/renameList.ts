import { readText, removeEntry, STORAGE, suffixesOf, writeText } from '../../lib/storage.ts';
import { marksChanged } from '../myMarks.ts';

/**
 * Replaces the id of a list in everything that this device stores. An old id may be only a time, with
 * which newer ids begin and which numbers of JSON can equal.
 */
export function renameList(from: string, to: string): void {
  const id = new RegExp(`(?<![\\w:[,-])${from}(?![\\w-])`, 'g');
  for (const entry of Object.values(STORAGE)) {
    for (const suffix of entry.key.endsWith(':') ? suffixesOf(entry) : ['']) {
      const stored = readText(entry, suffix);
      if (stored === null || `${suffix} ${stored}`.search(id) < 0) continue;
      const renamed = suffix.replaceAll(id, to);
      // An entry that exists under the new id is newer, so the old one is only removed.
      const isKnown = renamed !== suffix && readText(entry, renamed) !== null;
      if (!isKnown && !writeText(entry, stored.replaceAll(id, to), renamed)) continue;
      if (renamed !== suffix) removeEntry(entry, suffix);
      if (entry === STORAGE.mark) marksChanged();
    }
  }
}
