import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a list with a Show more button below it: the keyboard goes on from the first entry that is new.
 * @param count how many entries there are
 * @param more asks for more of them
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
