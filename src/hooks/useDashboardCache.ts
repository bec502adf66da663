import { useState } from 'react';
import { readLastSeen, type LastSeen } from '../device/dashboardCache.ts';

/** At build time (src/app/prerender.tsx) there is no device yet. */
const isPrerendering = typeof window === 'undefined';

/** The cards this device last showed, for the first paint; null when there are none. */
export function useLastSeen(): LastSeen | null {
  const [lastSeen] = useState(() => (isPrerendering ? null : readLastSeen()));
  return lastSeen;
}
