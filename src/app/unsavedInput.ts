import { editedFields } from './editedFields.ts';

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
