/** What is under the pointer has changed since it was pressed first. */
let hasChanged = false;

if (typeof document !== 'undefined') {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) hasChanged = false;
    else if (hasChanged) {
      // When the button goes down, too: that would take the focus off what has it.
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('mousedown', ignore, true);
  document.addEventListener('click', ignore, true);
}

/**
 * For something that a click opens or closes under the pointer: ignores the second click of a double-click, which
 * was meant for what the first one pressed.
 */
export function ignoreSecondClick(): void {
  hasChanged = true;
}
