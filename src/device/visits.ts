import { removeEntry, STORAGE, suffixesOf, writeJson } from '../lib/storage.ts';
import { readVisit, type Visit } from './dashboardCache.ts';

/** When this device last showed each list, which tells what is new on it (F13). */

/** A page that is opened again within so many milliseconds continues the visit. */
const SAME_VISIT_MS = 30 * 60 * 1000;

/** Of how many lists the visits are kept. */
const MAX_VISITS = 200;

/**
 * The list is being shown.
 * @param now in milliseconds, as all times here
 * @returns when the last visit ended; null when there was none on this device
 */
export function beginVisit(listId: string, now: number = Date.now()): number | null {
  const known = readVisit(listId);
  const isSame = known !== null && now - known.last <= SAME_VISIT_MS;
  const before = known && (isSame ? known.before : known.last);
  if (!known) removeOldest();
  writeJson(STORAGE.visit, { before, last: now } satisfies Visit, listId);
  return before;
}

/** The list is no longer shown, e.g. because its tab is in the background. */
export function endVisit(listId: string, now: number = Date.now()): void {
  const known = readVisit(listId);
  if (known) writeJson(STORAGE.visit, { ...known, last: now } satisfies Visit, listId);
}

/** Makes room for one more list. */
function removeOldest(): void {
  const ids = suffixesOf(STORAGE.visit);
  if (ids.length < MAX_VISITS) return;
  const lastOf = (id: string) => readVisit(id)?.last ?? 0;
  const oldest = ids.toSorted((a, b) => lastOf(a) - lastOf(b));
  for (const id of oldest.slice(0, ids.length - MAX_VISITS + 1)) removeEntry(STORAGE.visit, id);
}
