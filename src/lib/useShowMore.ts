import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a list with a Show more button: moves the keyboard focus to the first new entry.
 * @param count the number of entries
 * @param more loads more of them
 */
export function useShowMore(
  count: number,
  more: () => void,
): { list: RefObject<HTMLUListElement | null>; showMore: () => void } {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = null;
  }, [count]);
  const showMore = () => {
    before.current = count;
    more();
  };
  return { list, showMore };
}
