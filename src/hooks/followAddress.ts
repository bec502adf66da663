import type { NavigateFunction } from 'react-router-dom';
import { modalClosed } from '../ui/modals/modalHistory.ts';

/**
 * Replaces a list's former id in the address of this page by the new one (F13). Waits until no modal
 * is open, whose history entry would otherwise get the new address instead of the page.
 */
export async function followAddress(
  from: string,
  to: string,
  navigate: NavigateFunction,
): Promise<void> {
  await modalClosed();
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(encodeURIComponent(from), to);
  if (path === pathname) return;
  await navigate(path + search + hash, { replace: true, state: { keepsPlace: true } });
}
