import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadWithRetry, OPTIONAL } from '../lib/loadWithRetry.ts';

/**
 * Replaces the id of a list in the address of its page when the list's link was changed (F13). Waits
 * until no modal is open, whose history entry would otherwise get the new address instead of the page.
 * @param address the id in the address
 * @param id where the list is now
 */
export function useFollowedAddress(address: string, id: string): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const path = pathname.replace(encodeURIComponent(address), id) + search + hash;
  useEffect(() => {
    if (id === address) return;
    let ended = false;
    void loadWithRetry(() => import('../ui/modals/modalHistory.ts'), OPTIONAL)
      .then(({ modalClosed }) => modalClosed())
      .then(() => !ended && navigate(path, { replace: true, state: { keepsPlace: true } }));
    return () => {
      ended = true;
    };
  }, [address, id, path, navigate]);
}
