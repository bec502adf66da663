import { useState } from 'react';
import { readLastSeen } from '../data/lastSeen.ts';
import type { ListSummary } from '../model/list.ts';

/** The cards this device last showed, for the first paint; null when there are none. */
export function useLastSeen(): { uid: string; firstName: string; lists: ListSummary[] } | null {
  const [lastSeen] = useState(readLastSeen);
  return lastSeen;
}
