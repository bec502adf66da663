import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusOrMain } from './focusOrMain.ts';

/** What gets the focus first in a modal. */
export const FIRST_FIELD = '[data-autofocus], form :is(input, textarea):enabled';

/**
 * For a row that disappears with the button that was pressed in it: the focus moves on to the next row,
 * or to the one before, else to the modal around it or to the main part of the page. The browser would
 * drop it, and the Tab key would begin at the top of the page.
 * @returns the ref of the row
 */
export function useFocusWhenRemoved<
  Row extends HTMLElement = HTMLLIElement,
>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const around = useRef<(HTMLElement | null | undefined)[] | null>(null);
  useLayoutEffect(() => {
    const element = row.current;
    // While the row is still on the page.
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const beside = element.nextElementSibling ?? element.previousElementSibling;
      around.current = [
        beside?.querySelector<HTMLElement>('a, button:enabled'),
        element.closest('dialog')?.querySelector<HTMLElement>(FIRST_FIELD),
        element.closest('dialog')?.querySelector<HTMLElement>('button:enabled'),
      ];
    };
  }, []);
  useEffect(
    () => () => {
      if (around.current === null || document.activeElement !== document.body) return;
      focusOrMain(around.current.find((element) => element?.isConnected) ?? null);
    },
    [],
  );
  return row;
}
