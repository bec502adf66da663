import { useState } from 'react';
import { readLastSeenList, writeLastSeenList } from '../device/listCache.ts';
import type { List } from '../model/list.ts';

/** At build time (src/app/prerender.tsx) there is no device yet. */
const isPrerendering = typeof window === 'undefined';

/** This list as the device last showed it, and to whom; null when it did not. */
export function useLastSeenList(listId: string): { uid: string; list: List } | null {
  const [lastSeen] = useState(() => (isPrerendering ? null : readLastSeenList(listId)));
  return lastSeen?.list.id === listId ? lastSeen : null;
}

/** Keeps the list a user has open for the first paint of its next visit. */
export function rememberList(uid: string, list: List): void {
  writeLastSeenList(uid, list);
}
