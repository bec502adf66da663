/** The style sheets that could not be loaded. Browsers say so only in an event. */
const failed = new Set<HTMLLinkElement>();

if (typeof window !== 'undefined') {
  // The event does not bubble.
  window.addEventListener('error', ({ target }) => note(target), { capture: true });
}

function note(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

/** Settles when every request so far has. Several scripts may wait for the same style sheet. */
let requested: Promise<unknown> = Promise.resolve();

/**
 * Requests the style sheets again that could not be loaded, and waits until each has loaded or failed. An
 * `import()` of the build loads the styles of its scripts too, but asks for each of them only once, so a
 * style sheet that failed with one script would be missing for all others.
 */
export function requestFailedStyles(): Promise<unknown> {
  const again = [...failed].map(requestAgain);
  failed.clear();
  if (again.length > 0) requested = Promise.all([requested, ...again]);
  return requested;
}

function requestAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const replacement = link.cloneNode() as HTMLLinkElement;
    replacement.addEventListener('load', () => resolve());
    replacement.addEventListener('error', () => resolve());
    link.replaceWith(replacement);
  });
}
