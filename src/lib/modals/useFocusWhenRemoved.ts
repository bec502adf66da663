import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { firstControl, focusOrMain } from './focus.ts';

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
  const around = useRef<{ beside: HTMLElement | null; modal: Element | null } | null>(null);
  useLayoutEffect(() => {
    const element = row.current;
    // While the row is still on the page.
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const beside = element.nextElementSibling ?? element.previousElementSibling;
      around.current = {
        beside: beside?.querySelector<HTMLElement>('a, button:enabled') ?? null,
        modal: element.closest('dialog'),
      };
    };
  }, []);
  useEffect(
    () => () => {
      if (around.current === null || document.activeElement !== document.body) return;
      const { beside, modal } = around.current;
      focusOrMain(beside?.isConnected ? beside : modal && firstControl(modal));
    },
    [],
  );
  return row;
}
