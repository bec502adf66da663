import { useState } from 'react';
import { readDashboardCache, type CachedDashboard } from '../device/dashboardCache.ts';

/** At build time (src/app/prerender.tsx) there is no device yet. */
const isPrerendering = typeof window === 'undefined';

/** The cards this device last showed, for the first paint; null when there are none. */
export function useDashboardCache(): CachedDashboard | null {
  const [cachedDashboard] = useState(() => (isPrerendering ? null : readDashboardCache()));
  return cachedDashboard;
}
