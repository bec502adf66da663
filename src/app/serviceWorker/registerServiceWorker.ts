import { reloadNewest } from '../watchdog.ts';

/**
 * Registers the service worker (serviceWorker.ts) from the page, and reports when a new version of
 * the app is available.
 */

/** Activates the new version: reloads this page, and only this one. */
type TakeOver = () => void;

/** Milliseconds to wait for the new version to take over: requests to the old one can delay that. */
const TIMEOUT_MS = 3_000;

/** Milliseconds between two checks for a new version while a page stays open. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1_000;

/**
 * Registers the worker. Without one (an old browser, a private window) the app is not available
 * offline, but everything else works.
 * @param onReady called when a new version is available, and again when another window activated it
 */
export async function registerWorker(onReady: (takeOver: TakeOver) => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Null until the first worker begins to control this page.
  let { controller } = serviceWorker;
  let isRequested = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isRequested) window.location.reload();
    // Another window activated the new version: this one still runs the old one.
    else if (controller && controller !== serviceWorker.controller) {
      onReady(() => window.location.reload());
    }
    ({ controller } = serviceWorker);
  });
  // The types say that this is always defined, but browsers that forbid workers may return nothing.
  const registration = (await serviceWorker.register('/sw.js', { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined;
  if (!registration) return;
  const report = () => {
    const { waiting } = registration;
    // Without a controller this is the first version. WebKit briefly reports a worker that controls the
    // page already as waiting, too.
    if (!waiting || !serviceWorker.controller || waiting === serviceWorker.controller) return;
    onReady(() => {
      isRequested = true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      waiting.postMessage('take over');
      setTimeout(reloadNewest, TIMEOUT_MS);
    });
  };
  const watch = () => registration.installing?.addEventListener('statechange', report);
  registration.addEventListener('updatefound', watch);
  // The browser looks for a new version itself when a page is opened, and may be installing it by now.
  watch();
  report();
  checkRegularly(registration);
}

/** Checks for a new version when the page becomes visible again, at most once per interval. */
function checkRegularly(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < UPDATE_INTERVAL_MS) return;
    last = Date.now();
    registration
      .update()
      .catch((error: unknown) => console.info('The check for a new version failed', error));
  });
}
