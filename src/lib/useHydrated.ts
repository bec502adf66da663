import { useSyncExternalStore } from 'react';

/**
 * Whether React has hydrated the page. False only in prerendered HTML and during hydration: input
 * before that would be lost, so forms are disabled until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Hydration never reverts, so there is nothing to subscribe to. */
function never(): () => void {
  return () => undefined;
}
