/** Resolves when what was just drawn has been painted and the page has a moment to spare. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
      else setTimeout(resolve, 50);
    });
  });
}

/** Milliseconds after which something was painted, whether the browser has said so or not. */
const PAINTED_MS = 300;

/** Resolves when the browser has put on the screen what was just drawn. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A page in the background has no frames.
    if (document.hidden) setTimeout(resolve);
    else if (tellsWhatItPaints()) {
      const done = () => {
        clearTimeout(timer);
        observer.disconnect();
        resolve();
      };
      const timer = setTimeout(done, PAINTED_MS);
      const observer = new PerformanceObserver(done);
      observer.observe({ type: 'largest-contentful-paint' });
    }
    // The first frame may be one that was under way already.
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Frames end long before they are seen; browsers tell when, until somebody touches the page. */
function tellsWhatItPaints(): boolean {
  return (
    'userActivation' in navigator &&
    !navigator.userActivation.hasBeenActive &&
    'PerformanceObserver' in window &&
    PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')
  );
}

/**
 * Resolves when the next frame is under way: what was drawn in answer to a finger is seen before the
 * work that the finger asked for begins.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Ends the task: what waits (a finger, a frame) goes first, then the caller goes on. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
