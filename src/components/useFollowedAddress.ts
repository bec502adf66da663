import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { removeModalEntry, restoreModalEntry } from '../lib/modalHistory.ts';

/**
 * Replaces the id of a list in the address of its page when the list's link was changed (F13). An open
 * modal stays open.
 * @param listId where the list is now; '' for none
 */
export function useFollowedAddress(listId: string): void {
  const { listId: address = listId } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const path = pathname.replace(encodeURIComponent(address), listId) + search + hash;
  useEffect(() => {
    if (listId === '' || listId === address) return;
    let cancelled = false;
    const follow = async () => {
      await removeModalEntry();
      if (!cancelled) navigate(path, { replace: true, state: { keepsPlace: true } });
      restoreModalEntry();
    };
    void follow();
    return () => {
      cancelled = true;
    };
  }, [address, listId, path, navigate]);
}
