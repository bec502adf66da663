import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useRouterState } from '../hooks/useRouterState.ts';

/**
 * After navigating to another page, scrolls to its top and moves the keyboard focus to its start, as
 * when a browser loads a page. For back and forward the browser restores the scroll position; a page
 * that only replaced its own address (`keepsPlace`) stays where it is.
 */
export function useScrollReset(): void {
  const { pathname } = useLocation();
  const { keepsPlace } = useRouterState();
  const type = useNavigationType();
  const before = useRef(pathname);

  // A layout effect runs before the page's own effects, which may scroll or focus something else.
  useLayoutEffect(() => {
    if (pathname === before.current) return;
    before.current = pathname;
    if (type === NavigationType.Pop || keepsPlace) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById('main');
    const isElsewhere = !main?.contains(document.activeElement);
    if (isElsewhere && !document.querySelector('dialog[open]'))
      main?.focus({ preventScroll: true });
  }, [pathname, type, keepsPlace]);
}
