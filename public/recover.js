/**
 * Gets a device away from a release that does not work. Loaded by a page that has not started, and,
 * as /recover.js?reload, by one whose Reload was pressed. It always comes from the network and is
 * never kept, so that a later release can mend it for pages of an earlier one.
 */

/** Longest time in milliseconds that an installed worker waits for the one before it to end. */
const TIMEOUT_MS = 3_000;

/**
 * Lets the newest release answer for the next load: the service worker of a newer one takes over at
 * once instead of waiting.
 * @returns {Promise<boolean>} whether there is a newer one
 */
async function takeNewest() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return false;
  await registration
    .update()
    .catch((error) => console.info('The check for a new version failed', error));
  const next = registration.installing ?? registration.waiting;
  if (!next) return false;
  const isActive = await new Promise((resolve) => {
    const look = () => {
      if (next.state === 'installed') {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        next.postMessage('take over');
        // The one before it may be busy with a request; Chromium then lets it go on for five minutes.
        setTimeout(() => resolve(false), TIMEOUT_MS);
      }
      if (next.state === 'activated') resolve(true);
      if (next.state === 'redundant') resolve(false);
    };
    next.addEventListener('statechange', look);
    look();
  });
  // Without a worker the network has it.
  if (!isActive) await registration.unregister();
  return true;
}

/**
 * Two releases that take turns (while one replaces the other) must not reload a page for ever.
 * @returns {boolean} whether no page of this tab was reloaded by itself within the last minute
 */
function mayReload() {
  try {
    const last = Number(sessionStorage.getItem('giftlists.recovered'));
    sessionStorage.setItem('giftlists.recovered', String(Date.now()));
    return Date.now() - last > 60_000;
  } catch (error) {
    console.info('Not reloaded by itself', error);
    return false;
  }
}

/** @param {boolean} isAskedFor whether to reload even when there is no newer release */
async function recover(isAskedFor) {
  let isNewer = false;
  try {
    isNewer = await takeNewest();
  } catch (error) {
    // A browser that keeps nothing may refuse to say what is registered.
    console.info('No service worker', error);
  }
  if (isAskedFor || (isNewer && mayReload())) location.reload();
}

void recover(document.currentScript?.getAttribute('src')?.endsWith('?reload') ?? false);
