/** Focuses an element, or the main part of the page when the element is gone. */
export function focusOrMain(element: HTMLElement | null): void {
  if (element?.isConnected) element.focus();
  else document.getElementById('main')?.focus({ preventScroll: true });
}
