import { useSyncExternalStore } from 'react';

/**
 * Whether the app has taken over the page. False only in prerendered HTML and while React takes
 * that over: what is typed or pressed before would be lost, so forms take nothing until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Once awake, always awake. */
function never(): () => void {
  return () => undefined;
}
