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

/** Resolves when the browser has put on the screen what was just drawn. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The first frame may be one that was under way already; a page in the background has none.
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Ends the task: what waits (a finger, a frame) goes first, then the caller goes on. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
