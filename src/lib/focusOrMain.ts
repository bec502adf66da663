/** Focuses the main part of the page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Focuses an element, or the main part of the page when the element is gone. */
export function focusOrMain(element: HTMLElement | null): void {
  if (element?.isConnected) element.focus();
  else focusMain();
}
