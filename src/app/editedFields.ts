/**
 * The fields on this page that the user has typed into. A WeakSet, because fields of closed forms
 * would otherwise stay in memory until the tab is closed.
 */
export const editedFields = new WeakSet<Element>();

/** Starts recording which fields of the page are edited: before anything can be typed. */
export function trackEditedFields(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) editedFields.add(target);
  });
}
