import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linksIn, otherLines } from '../../model/links.ts';
import { useChangeQuery } from '../../lib/useChangeQuery.ts';
import { isPageBusy } from '../../lib/isPageBusy.ts';

/**
 * F4: hands over the links that are pasted where no field and no modal is, and the one that `?add=`
 * brings along, which leaves the address bar at once. Without `onLinks` the latter only leaves.
 */
export function usePastedLinks(onLinks: ((links: readonly string[]) => void) | undefined): void {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const latest = useRef(onLinks);
  useEffect(() => {
    latest.current = onLinks;
  });

  const brought = query.get('add');
  useEffect(() => {
    if (brought === null) return;
    changeQuery((now) => {
      now.delete('add');
      return now;
    });
    const [link] = linksIn(brought);
    if (link) latest.current?.([link]);
  }, [brought, changeQuery]);

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const links = linksIn(text);
      // Only addresses: somebody who pastes a whole text meant something else.
      if (links.length === 0 || otherLines(text).length > 0 || isPageBusy(event.target)) return;
      if (!latest.current) return;
      event.preventDefault();
      latest.current(links);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
