import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Gives a function that changes the query of the address, in place of this history entry. Each
 * change starts from what the one before it left, whether that is drawn already or not.
 */
export function useChangeQuery(): (change: (now: URLSearchParams) => URLSearchParams) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => {
      // The router's state follows the address in a transition, and its `setSearchParams` starts
      // from that state: of two quick changes the first would be lost.
      const search = change(new URLSearchParams(window.location.search)).toString();
      void navigate({ search }, { replace: true });
    },
    [navigate],
  );
}
