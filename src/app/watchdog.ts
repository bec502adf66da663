declare global {
  interface Window {
    /** Defined by the inline script of every built page, scripts/prerender/watchdog.js. */
    appStarted?: () => void;
  }
}

/** Longest time in milliseconds that a reload waits for recover.js. */
const TIMEOUT_MS = 10_000;

/** Tells the page's watchdog that the app has started; without that, it looks for a newer release. */
export function reportStarted(): void {
  window.appStarted?.();
}

/** Reloads the page, with the newest release when there is one (public/recover.js). */
export function reloadNewest(): void {
  const script = document.createElement('script');
  script.src = '/recover.js?reload';
  script.addEventListener('error', reload);
  setTimeout(reload, TIMEOUT_MS);
  document.head.append(script);
}

function reload(): void {
  window.location.reload();
}
