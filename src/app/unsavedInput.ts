/**
 * What was typed into on this page. Remembered weakly: a form that was closed, with the whole page
 * around it, would otherwise stay in memory for as long as the tab is open.
 */
const typed = new WeakSet<Element>();

/** Notices, from now on, what is typed into anywhere on the page. */
export function trackUnsavedInput(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) typed.add(target);
  });
}

/** Whether a reload would lose something that was typed and still stands there. */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some((field) => typed.has(field) && field.value !== '');
}
