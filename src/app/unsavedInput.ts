/**
 * The fields on this page that the user has typed into. A WeakSet, because fields of closed forms
 * would otherwise stay in memory until the tab is closed.
 */
const editedFields = new WeakSet<Element>();

/** Starts recording which fields of the page are edited: before anything can be typed. */
export function trackUnsavedInput(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) editedFields.add(target);
  });
}

/**
 * What a reload would lose. A checkbox or radio button is a setting, which is stored at once, and a search is in the
 * address. Those of dialogs do not matter: while one is open, the bar that reloads cannot be pressed.
 */
const UNSAVED = 'textarea, input:not([type=checkbox], [type=radio], [type=search])';

/** Whether a reload would lose what was typed, because it is still in a field. */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(UNSAVED);
  return [...fields].some((field) => editedFields.has(field) && field.value !== '');
}
