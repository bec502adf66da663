import { useRef, type MouseEvent } from 'react';

/**
 * For something that a click opens under the pointer: ignores the second click of a double-click, which was
 * meant for what opened it.
 * @returns `handlers` for its element, and `begin` for one that stays in the document, called when it opens
 */
export function useIgnoreDoubleClick() {
  /** A click has begun in it since it was opened. */
  const wasPressed = useRef(false);
  const isSecondClick = ({ detail }: MouseEvent) => detail > 1 && !wasPressed.current;
  const begin = () => {
    wasPressed.current = false;
  };
  const handlers = {
    onMouseDownCapture: (event: MouseEvent) => {
      if (event.detail < 2) wasPressed.current = true;
      // It would take the focus off what has it.
      if (isSecondClick(event)) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isSecondClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { handlers, begin };
}
