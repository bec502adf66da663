import { useState } from 'react';
import { readListCache, writeListCache } from '../device/listCache.ts';
import type { List } from '../model/list.ts';

/** During prerendering (app/prerender.tsx) there is no local storage. */
const isPrerendering = typeof window === 'undefined';

/** The cached list and its viewer; null when this list is not cached. */
export function useListCache(listId: string): { uid: string; list: List } | null {
  const [cached] = useState(() => (isPrerendering ? null : readListCache(listId)));
  return cached?.list.id === listId ? cached : null;
}

/** Caches the list a user has open, for the first paint of the next visit. */
export function cacheList(uid: string, list: List): void {
  writeListCache(uid, list);
}
