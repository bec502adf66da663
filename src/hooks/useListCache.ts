import { useState } from 'react';
import { readListCache, writeListCache } from '../device/listCache.ts';
import type { List } from '../model/list.ts';

/** At build time (src/app/prerender.tsx) there is no device yet. */
const isPrerendering = typeof window === 'undefined';

/** This list as the device last showed it, and to whom; null when it did not. */
export function useListCache(listId: string): { uid: string; list: List } | null {
  const [cachedDashboard] = useState(() => (isPrerendering ? null : readListCache(listId)));
  return cachedDashboard?.list.id === listId ? cachedDashboard : null;
}

/** Keeps the list a user has open for the first paint of its next visit. */
export function cacheList(uid: string, list: List): void {
  writeListCache(uid, list);
}
