import { useRef, type MouseEvent } from 'react';

/**
 * For something that a click opens under the pointer: the second click of a double-click, which belongs to
 * what opened it, does nothing in it.
 * @returns `handlers` for its element, and `begin` for one that stays in the document, called when it opens
 */
export function useIgnoreRestOfOpening() {
  /** A click has begun in it since it was opened. */
  const wasPressed = useRef(false);
  const isRest = ({ detail }: MouseEvent) => detail > 1 && !wasPressed.current;
  const begin = () => {
    wasPressed.current = false;
  };
  const handlers = {
    onMouseDownCapture: (event: MouseEvent) => {
      if (event.detail < 2) wasPressed.current = true;
      // It would take the focus off what has it.
      if (isRest(event)) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isRest(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { handlers, begin };
}
