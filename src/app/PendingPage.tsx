import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '../ui/Spinner.tsx';

/**
 * A spinner in front of the page while the script of the next one loads: the router shows the old page
 * until then, as if nothing had been pressed. In a browser without the Navigation API it is missing.
 */
export function PendingPage() {
  const { pathname } = useLocation();
  const address = useSyncExternalStore(
    watchAddress,
    () => window.location.pathname,
    () => null,
  );
  return address !== null && address !== encoded(pathname) && <Spinner overlay />;
}

function watchAddress(onChange: () => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  navigation.addEventListener('currententrychange', onChange);
  return () => navigation.removeEventListener('currententrychange', onChange);
}

/** The router has the path as a link had it, the browser with its special characters encoded. */
function encoded(pathname: string): string {
  return new URL(pathname, window.location.origin).pathname;
}
