import { useEffect } from 'react';

/** Milliseconds after the first paint of a page in which it has better things to load. */
const PREFETCH_DELAY_MS = 1_500;

/**
 * Calls `load` once, after the page has settled: what is loaded on demand is then there when the
 * network is not. `load` must be stable. A failure is logged only; the demand will try again.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      load().catch((error: unknown) => console.info('Not loaded ahead', error));
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
