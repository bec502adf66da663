import { removeEntry, STORAGE, suffixesOf, writeJson } from '../../lib/storage.ts';
import { getCacheOwner, isCacheClearingRequested, isVisitorsPage } from '../cacheOwner.ts';
import { readVisit, type Visit } from './dashboardCache.ts';

/** When this device last showed each list: items added since then are new (F17). */

/** A page that is opened again within so many milliseconds continues the visit. */
const SAME_VISIT_MS = 30 * 60 * 1000;

type VisitEntry = (typeof STORAGE)['visit' | 'visitorVisit'];

/** The number of lists whose visits are kept; the Privacy page names it. */
export const MAX_VISITS = 200;

/**
 * The list is being shown.
 * @param now in milliseconds, as all times here
 * @returns when the last visit ended; null when there was none on this device
 */
export function beginVisit(listId: string, now: number = Date.now()): number | null {
  const of = entryOfUser();
  if (!of) return null;
  const known = readVisit(listId, of);
  const isSame = known !== null && now - known.last <= SAME_VISIT_MS;
  const before = known && (isSame ? known.before : known.last);
  if (!known) removeOldest(of);
  writeJson(of, { before, last: now } satisfies Visit, listId);
  return before;
}

/** The list is no longer shown, e.g. because its tab is in the background. */
export function endVisit(listId: string, now: number = Date.now()): void {
  const of = entryOfUser();
  const known = of && readVisit(listId, of);
  if (known) writeJson(of, { ...known, last: now } satisfies Visit, listId);
}

/** Makes room for one more list. */
function removeOldest(of: VisitEntry): void {
  const ids = suffixesOf(of);
  if (ids.length < MAX_VISITS) return;
  const lastOf = (id: string) => readVisit(id, of)?.last ?? 0;
  const oldest = ids.toSorted((a, b) => lastOf(a) - lastOf(b));
  for (const id of oldest.slice(0, ids.length - MAX_VISITS + 1)) removeEntry(of, id);
}

/**
 * Where to store visits: a user's are removed at sign-out, a visitor's stay. Null right after a logout,
 * when the page still shows the user's list, which must not be recorded as a visitor's.
 */
function entryOfUser(): VisitEntry | null {
  if (isCacheClearingRequested()) return null;
  if (getCacheOwner() !== null) return STORAGE.visit;
  return isVisitorsPage() ? STORAGE.visitorVisit : null;
}
