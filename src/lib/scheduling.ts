/** Resolves when the last update has been painted and the page is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
      else setTimeout(resolve, 50);
    });
  });
}

/** Milliseconds after which the paint counts as done when the browser has not reported it. */
const PAINT_TIMEOUT_MS = 300;

/** Resolves when the browser has painted the last update. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A page in the background has no animation frames.
    if (document.hidden) setTimeout(resolve);
    else if (reportsPaints()) {
      const done = () => {
        clearTimeout(timer);
        observer.disconnect();
        resolve();
      };
      const timer = setTimeout(done, PAINT_TIMEOUT_MS);
      const observer = new PerformanceObserver(done);
      observer.observe({ type: 'largest-contentful-paint' });
    }
    // Wait for two frames: the first one may have started before this call.
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/**
 * Whether the browser reports when it has painted, which is long after the animation frame. It stops
 * reporting at the first user input.
 */
function reportsPaints(): boolean {
  return (
    'userActivation' in navigator &&
    !navigator.userActivation.hasBeenActive &&
    'PerformanceObserver' in window &&
    PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')
  );
}

/**
 * Resolves after the next frame, so that the response to an input is painted before the work for it
 * starts.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
