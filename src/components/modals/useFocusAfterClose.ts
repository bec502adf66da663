import { useEffect, useRef } from 'react';
import { focusOrMain } from '../../lib/modals/focus.ts';

/**
 * For a modal that removes the element it was opened from, to which the browser would return the focus.
 * The element that was last passed to the returned function gets the focus after the modal was closed,
 * or the main part of the page if that element is gone, too. Without a call, or with null, the browser
 * decides.
 */
export function useFocusAfterClose(): (element: HTMLElement | null) => void {
  const target = useRef<HTMLElement>(null);
  // This runs after the dialog was closed, which happens in a layout effect.
  useEffect(
    () => () => {
      if (target.current) focusOrMain(target.current);
    },
    [],
  );
  return (element) => {
    target.current = element;
  };
}
