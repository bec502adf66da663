import { useEffect } from 'react';
import { linksIn, otherLines } from '../../model/links.ts';
import { isPageBusy } from '../../lib/isPageBusy.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { useQueryParameter } from '../../lib/useQueryParameter.ts';

/**
 * F4: calls `onLinks` with links that are pasted outside of fields and modals, and with the link of
 * the `add` parameter, which is removed from the address at once. Without `onLinks` the parameter is
 * only removed.
 */
export function usePastedLinks(onLinks: ((links: readonly string[]) => void) | undefined): void {
  const latest = useLatest(onLinks);
  useQueryParameter('add', (shared) => {
    const [link] = linksIn(shared);
    if (link) onLinks?.([link]);
  });

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
  }, [latest]);
}
