/**
 * Whether the keyboard or the clipboard belong to something else than the page: a field at `target`,
 * or an open modal or menu.
 */
export function isPageBusy(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
  if (target instanceof Element && target.closest(fields)) return true;
  return document.querySelector('dialog[open], [popover=auto]:popover-open') !== null;
}
