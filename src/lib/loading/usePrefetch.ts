import { useEffect } from 'react';

/** Delay in milliseconds, so that prefetching does not compete with what the page itself loads. */
const PREFETCH_DELAY_MS = 1_500;

/**
 * Calls `load` once, some time after the page was rendered, so that lazily loaded code is available
 * offline. `load` must be stable. A failure is only logged; the code is requested again when needed.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      load().catch((error: unknown) => console.info('The prefetch failed', error));
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
