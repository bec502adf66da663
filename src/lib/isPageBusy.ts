/** Whether the target of an event is a field, in which keys and the clipboard have a meaning of their own. */
export function isField(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
  return target instanceof Element && target.closest(fields) !== null;
}

/** Whether a menu is open, which handles keys itself. */
export function isMenuOpen(): boolean {
  return document.querySelector('[popover=auto]:popover-open') !== null;
}

/**
 * Whether keyboard and clipboard events are not meant for the page itself: `target` is in a field, or
 * a modal or menu is open.
 */
export function isPageBusy(target: EventTarget | null): boolean {
  return isField(target) || isMenuOpen() || document.querySelector('dialog[open]') !== null;
}
