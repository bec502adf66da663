/**
 * The service worker as the page sees it (serviceWorker.ts): it is registered once the page has nothing
 * better to do, and tells when a new version of the app lies ready.
 */

/** Takes over to the new version: reloads this page, and only this one. */
export type TakeOver = () => void;

/** How long between two looks for a new version while a page stays open. */
const LOOK_EVERY_MS = 60 * 60 * 1_000;

/**
 * Registers the worker. Without one (an old browser, a private window) nothing is kept and all else
 * works.
 * @param onReady called when a new version lies ready, and again when another window took it
 */
export async function registerWorker(onReady: (takeOver: TakeOver) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const wasServed = serviceWorker.controller !== null;
  let asked = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) window.location.reload();
    // Another window of ours took over: this one still runs the old version.
    else if (wasServed) onReady(() => window.location.reload());
  });
  // Typed as always there; a browser that forbids workers may give nothing.
  const registration = (await serviceWorker.register('/sw.js', { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined;
  if (!registration) return;
  const tell = () => {
    const { waiting } = registration;
    // Without a controller this is the first version, and new to nobody.
    if (!waiting || !serviceWorker.controller) return;
    onReady(() => {
      asked = true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      waiting.postMessage('take over');
    });
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  tell();
  lookNowAndThen(registration);
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_EVERY_MS) return;
    last = Date.now();
    registration.update().catch((error: unknown) => console.info('No look for an update', error));
  });
}
