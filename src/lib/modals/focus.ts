/** Focuses the main part of the page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Focuses an element, or the main part of the page when the element is gone. */
export function focusOrMain(element: HTMLElement | null): void {
  if (element?.isConnected) element.focus();
  else focusMain();
}

/** The button or link that was clicked last, until a key is pressed. */
let clicked: HTMLElement | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({ target }) => {
      clicked = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    },
    true,
  );
  // A modal that opens by a shortcut has no button to return to.
  document.addEventListener('keydown', () => (clicked = null), true);
}

/**
 * Focuses what was clicked where nothing has the focus: Safari does not focus buttons and links that are
 * clicked, and a modal could not give them the focus back.
 */
export function focusClicked(): void {
  if (document.activeElement === document.body) clicked?.focus({ preventScroll: true });
}

/**
 * What gets the focus first in a modal. Not radio buttons and checkboxes: Enter in one of them submits
 * the form, so that holding Enter on what opened a question would also confirm it.
 */
export const FIRST_FIELD =
  '[data-autofocus], form :is(input:not([type=radio], [type=checkbox]), textarea):enabled';

/** Where the focus goes in a modal when the focused element is removed: to the first field, else a button. */
export function firstControl(modal: Element): HTMLElement | null {
  return (
    modal.querySelector<HTMLElement>(`:is(${FIRST_FIELD}):enabled`) ??
    modal.querySelector<HTMLElement>('button:enabled')
  );
}
