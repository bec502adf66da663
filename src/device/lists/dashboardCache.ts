import { readJson, STORAGE, writeJson } from '../../lib/storage.ts';
import type { ListSummary } from '../../model/list.ts';

/**
 * §3 Local storage: the dashboard as this device showed it last, for its first paint. It belongs to
 * one user and is removed at sign-out.
 */

/** The cards of the dashboard, and whose they are. */
export interface CachedDashboard {
  uid: string;
  firstName: string;
  lists: ListSummary[];
}

/** The cached cards, or null. */
export function readDashboardCache(): CachedDashboard | null {
  const entry = readJson(STORAGE.dashboard);
  return isCachedDashboard(entry) ? entry : null;
}

/** Stores the cards of this user, replacing any others. */
export function writeDashboardCache(entry: CachedDashboard): void {
  writeJson(STORAGE.dashboard, entry);
}

/**
 * When this device showed a list, for the dot on the card of a list with new items (F17). `visits.ts`
 * writes it. It is read here, because in that file or one of its own the bundler would make it another
 * script of the dashboard.
 */
export interface Visit {
  /** When the visit before the last one ended; null when there was none. */
  before: number | null;
  /** When the list was shown last. */
  last: number;
}

/**
 * The user's visits of a list on this device, or a visitor's; null when it was never shown here.
 */
export function readVisit(
  listId: string,
  of: (typeof STORAGE)['visit' | 'visitorVisit'] = STORAGE.visit,
): Visit | null {
  const visit = readJson(of, listId) as Partial<Visit> | null;
  if (typeof visit?.last !== 'number') return null;
  return { before: typeof visit.before === 'number' ? visit.before : null, last: visit.last };
}

function isCachedDashboard(entry: unknown): entry is CachedDashboard {
  if (typeof entry !== 'object' || entry === null) return false;
  const { uid, firstName, lists } = entry as Partial<CachedDashboard>;
  return (
    typeof uid === 'string' &&
    typeof firstName === 'string' &&
    Array.isArray(lists) &&
    lists.every(isSummary)
  );
}

/** Checks every field that a card reads: a missing one would break the dashboard at each visit. */
function isSummary(list: Partial<ListSummary> | null): boolean {
  return (
    typeof list?.id === 'string' &&
    typeof list.name === 'string' &&
    typeof list.ownerId === 'string' &&
    typeof list.itemCount === 'number' &&
    typeof list.eventDate === 'string' &&
    Array.isArray(list.members) &&
    Array.isArray(list.memberInfo) &&
    Array.isArray(list.thumbnails) &&
    list.thumbnails.every((item) => typeof item?.imageUrl === 'string')
  );
}
