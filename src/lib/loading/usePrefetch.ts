import { useEffect } from 'react';
import type { LazyComponent } from './lazyWithRetry.tsx';

/** Delay in milliseconds, so that prefetching does not compete with what the page itself loads. */
const PREFETCH_DELAY_MS = 1_500;

/**
 * Loads components some time after the page was rendered, so that they are available offline. A failure
 * is only logged; the code is requested again when needed.
 * @param components a stable array
 */
export function usePrefetch(components: readonly Pick<LazyComponent<never>, 'load'>[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all(components.map(({ load }) => load())).catch((error: unknown) =>
        console.info('The prefetch failed', error),
      );
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [components]);
}
