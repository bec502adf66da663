import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { pageFor } from './pageFor.ts';

/**
 * The service worker: keeps the files of one version of the app on the device, so that it opens
 * without a network and never mixes two versions. It answers for our own files and pages and for
 * nothing else: what is said to the function, to Firebase or to a shop goes by it untouched.
 */

/** What of a worker's own world is used here; TypeScript takes this file for a page's. */
declare const self: {
  /** The files to keep, with what tells their versions apart; the build puts it in. */
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener: (
    type: 'install' | 'message' | 'activate',
    listener: (event: { data?: unknown; waitUntil: (done: Promise<unknown>) => void }) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

// `ignoreURLParametersMatching`: /login?redirect=… is the page /login.
// oxlint-disable-next-line no-underscore-dangle -- Workbox's name for it
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();

// Pages whose address is not that of a file.
for (const file of ['/', '/shell/list', '/shell/public-list', '/shell/app']) {
  const handler = createHandlerBoundToURL(file);
  const isIts = ({ url, request }: { url: URL; request: Request }) =>
    request.mode === 'navigate' && url.origin === location.origin && pageFor(url.pathname) === file;
  registerRoute(isIts, handler);
}

// A page that we do not know may have come with a new version: the network says; without one, the
// app does.
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await fetch(options.request);
      } catch {
        return createHandlerBoundToURL('/shell/app')(options);
      }
    },
    { denylist: [/^\/api\//, /^\/__\//] },
  ),
);

// A new version waits until the person says so, or until no page of the old one is open.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

// Except in an emergency release (README.md).
if (import.meta.env.VITE_TAKE_OVER) {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
}

// The page that registered the first worker is served by it from then on.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
