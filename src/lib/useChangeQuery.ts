import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatest } from './useLatest.ts';

/**
 * Returns a function that changes the query of the address and replaces the current history entry,
 * which keeps its state. Each change is based on the current address, even if the previous change is
 * not rendered yet.
 */
export function useChangeQuery(): (change: (now: URLSearchParams) => URLSearchParams) => void {
  const navigate = useNavigate();
  const latestState = useLatest(useLocation().state);
  return useCallback(
    (change) => {
      // The router updates its state in a transition, and `setSearchParams` is based on that state:
      // the first of two quick changes would be lost.
      const search = change(new URLSearchParams(window.location.search)).toString();
      navigate({ search }, { replace: true, state: latestState.current });
    },
    [navigate, latestState],
  );
}
