import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showItem } from '../../components/showItem.ts';

/**
 * Goes to the item in the hash of the address (`paths.publicItem`): scrolls to it, lights it for a
 * moment, and focuses its Mark button.
 * @returns whether there is one, for which all items have to be rendered at once
 */
export function useLinkedItem(): boolean {
  const { hash } = useLocation();
  const anchor = hash.startsWith('#item-') ? decodeURIComponent(hash.slice(1)) : '';
  useEffect(() => {
    if (!anchor) return;
    const card = showItem(anchor);
    card
      ?.querySelector<HTMLElement>(`button[aria-describedby="${CSS.escape(anchor)}"]`)
      ?.focus({ preventScroll: true });
  }, [anchor]);
  return anchor !== '';
}
