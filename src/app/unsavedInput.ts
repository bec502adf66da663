/**
 * The fields on this page that the user has typed into. A WeakSet, because fields of closed forms
 * would otherwise stay in memory until the tab is closed.
 */
const editedFields = new WeakSet<Element>();

/** Starts recording which fields of the page are edited. */
export function trackUnsavedInput(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) editedFields.add(target);
  });
}

/**
 * What a reload would lose. Outside of dialogs a checkbox or radio button is a setting, which is stored at
 * once, and a search is in the address.
 */
const UNSAVED =
  'textarea, input:not([type=checkbox], [type=radio], [type=search]), dialog :is(input, select)';

/** Whether a reload would lose what was typed: it is still in a field, or in a modal that says so. */
export function hasUnsavedInput(): boolean {
  if (document.querySelector('dialog[data-changed]')) return true;
  const fields = document.querySelectorAll<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >(UNSAVED);
  return [...fields].some((field) => editedFields.has(field) && field.value !== '');
}
