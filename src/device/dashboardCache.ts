import { readJson, readText, STORAGE, writeJson, writeText } from '../lib/storage.ts';
import type { ListSummary } from '../model/list.ts';

/**
 * §3 Local storage: what this device showed last, for the first paint of the dashboard and of the
 * list that was open. Belongs to one user and is wiped at sign-out.
 */
/** The cards of the dashboard. */
export interface CachedDashboard {
  uid: string;
  firstName: string;
  lists: ListSummary[];
}

/** The cards this device last showed, or null. */
export function readDashboardCache(): CachedDashboard | null {
  const entry = readJson(STORAGE.dashboard);
  return isCachedDashboard(entry) ? entry : null;
}

/** Remembers the cards of this user, replacing anybody else's. */
export function writeDashboardCache(entry: CachedDashboard): void {
  writeJson(STORAGE.dashboard, entry);
}

/** Remembers who is signed in on this device: what they must not see is hidden from the first frame. */
export function writeLastViewer(uid: string): void {
  writeText(STORAGE.viewer, uid);
}

/** Who was signed in on this device when it was last asked, and has not signed out since. */
export function readLastViewer(): string | null {
  return readText(STORAGE.viewer);
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

/** Every field a card reads: one that is missing would break the dashboard at each visit. */
function isSummary(list: Partial<ListSummary> | null): boolean {
  return (
    typeof list?.id === 'string' &&
    typeof list.name === 'string' &&
    typeof list.ownerId === 'string' &&
    typeof list.itemCount === 'number' &&
    Array.isArray(list.members) &&
    Array.isArray(list.thumbnails) &&
    list.thumbnails.every((item) => typeof item?.imageUrl === 'string')
  );
}
