import { useState } from 'react';
import { readDashboardCache, type CachedDashboard } from '../device/dashboardCache.ts';

/** During prerendering (app/prerender.tsx) there is no local storage. */
const isPrerendering = typeof window === 'undefined';

/** The cached cards of the dashboard for the first paint; null when there are none. */
export function useDashboardCache(): CachedDashboard | null {
  const [cachedDashboard] = useState(() => (isPrerendering ? null : readDashboardCache()));
  return cachedDashboard;
}
