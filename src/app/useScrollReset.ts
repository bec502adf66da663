import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A page that somebody goes to begins at its top, for the eyes and for the keyboard, as a page does
 * that a browser loads. Back and forward stay the browser's, which knows where one was.
 */
export function useScrollReset(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);

  // Before the page's own effects: what it scrolls to or puts the keyboard on comes after.
  useLayoutEffect(() => {
    if (pathname === before.current) return;
    before.current = pathname;
    if (type === NavigationType.Pop) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById('main');
    const isElsewhere = !main?.contains(document.activeElement);
    if (isElsewhere && !document.querySelector('dialog[open]'))
      main?.focus({ preventScroll: true });
  }, [pathname, type]);
}
