/** What is under the pointer has changed since it was pressed first. */
let hasChanged = false;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail < 2) hasChanged = false;
      // It would take the focus off what has it.
      else if (hasChanged) event.preventDefault();
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !hasChanged) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}

/**
 * For something that a click opens or closes under the pointer: ignores the second click of a double-click, which
 * was meant for what the first one pressed.
 */
export function ignoreSecondClick(): void {
  hasChanged = true;
}
