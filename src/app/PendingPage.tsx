import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '../ui/Spinner.tsx';

/**
 * A spinner over the page while the script of the next page loads: the router keeps showing the old page
 * until then, and a click would seem to do nothing. Browsers without the Navigation API show no spinner.
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

/** The browser percent-encodes special characters; the router keeps the path as the link spells it. */
function encoded(pathname: string): string {
  const url = new URL(window.location.origin);
  // Not parsed as an address: one that begins with two slashes would name a host.
  url.pathname = pathname;
  return url.pathname;
}
