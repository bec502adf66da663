import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { REWRITES } from './rewrites.ts';

/**
 * The service worker: caches the files of one version of the app, so that the app opens offline and
 * never mixes two versions. It responds only to requests for our own files and pages; requests to the
 * function, to Firebase and to shops pass through.
 */

/** The worker globals used here; TypeScript checks this file with the types of a page. */
declare const self: {
  /** The files to cache with their revisions; the build inserts this list. */
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener: (
    type: 'install' | 'message' | 'activate',
    listener: (event: { data?: unknown; waitUntil: (done: Promise<unknown>) => void }) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

// `ignoreURLParametersMatching`: /login?redirect=… is served the page /login.
// oxlint-disable-next-line no-underscore-dangle -- the name that Workbox defines
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();

// Pages whose address is not the name of a file.
for (const { page, pattern } of REWRITES) {
  registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { allowlist: [pattern] }));
}

// An unknown page may belong to a newer version, so it is requested from the network; offline, the
// app shell is served.
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

// A new version waits until the user activates it, or until no page of the old version is open.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

// An emergency release activates at once (README.md).
if (import.meta.env.VITE_TAKE_OVER) {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
}

// The first worker immediately controls the page that registered it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
