/**
 * Whether keyboard and clipboard events are not meant for the page itself: `target` is in a field, or
 * a modal or menu is open.
 */
export function isPageBusy(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
  if (target instanceof Element && target.closest(fields)) return true;
  return document.querySelector('dialog[open], [popover=auto]:popover-open') !== null;
}
