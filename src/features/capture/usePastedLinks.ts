import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linksIn, otherLines } from '../../model/links.ts';
import { useChangeQuery } from '../../lib/useChangeQuery.ts';
import { isPageBusy } from '../../lib/isPageBusy.ts';

/**
 * F4: calls `onLinks` with links that are pasted outside of fields and modals, and with the link of
 * the `add` parameter, which is removed from the address at once. Without `onLinks` the parameter is
 * only removed.
 */
export function usePastedLinks(onLinks: ((links: readonly string[]) => void) | undefined): void {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const latest = useRef(onLinks);
  useEffect(() => {
    latest.current = onLinks;
  });

  const shared = query.get('add');
  useEffect(() => {
    if (shared === null) return;
    changeQuery((now) => {
      now.delete('add');
      return now;
    });
    const [link] = linksIn(shared);
    if (link) latest.current?.([link]);
  }, [shared, changeQuery]);

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const links = linksIn(text);
      // Only when nothing but addresses was pasted: other text was not meant for adding items.
      if (links.length === 0 || otherLines(text).length > 0 || isPageBusy(event.target)) return;
      if (!latest.current) return;
      event.preventDefault();
      latest.current(links);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
