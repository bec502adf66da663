import { useEffect, useRef, type RefObject } from 'react';
import { focusMain } from './modals/focus.ts';

/**
 * For a list with a Show more button: moves the keyboard focus to the first new entry.
 * @param count the number of entries
 * @param more loads more of them
 * @param loaded the number of entries including those that are shown elsewhere
 */
export function useShowMore(
  count: number,
  more: () => void,
  loaded = count,
): { list: RefObject<HTMLUListElement | null>; showMore: () => void } {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<{ count: number; loaded: number; focused: Element | null }>(null);
  useEffect(() => {
    if (before.current === null || loaded <= before.current.loaded) return;
    const { activeElement, body } = document;
    const first = list.current?.children[before.current.count];
    const isElsewhere = activeElement !== body && activeElement !== before.current.focused;
    before.current = null;
    // Nothing more came when the button was pressed, and meanwhile the user has gone on.
    if (isElsewhere) return;
    if (first) focusEntry(first as HTMLElement);
    // All that was loaded is shown elsewhere, and the button has disappeared.
    else if (activeElement === body) focusMain();
  }, [count, loaded]);
  const showMore = () => {
    before.current = { count, loaded, focused: document.activeElement };
    more();
  };
  return { list, showMore };
}

/** Focuses an entry's link, or the entry: holding Enter on Show more must press none of its buttons. */
function focusEntry(entry: HTMLElement): void {
  const link = entry.querySelector('a');
  if (!link) entry.tabIndex = -1;
  (link ?? entry).focus();
}
