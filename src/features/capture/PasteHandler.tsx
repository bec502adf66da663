import { useEffect } from 'react';
import { isPageBusy } from '../../lib/isPageBusy.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { useQueryParameter } from '../../lib/useQueryParameter.ts';
import { linksIn, otherLines } from '../../model/addresses/links.ts';

interface PasteHandlerProps {
  /** Opens the form for new items with these links; undefined for users who may not add items. */
  onLinks: ((links: readonly string[]) => void) | undefined;
  /** Opens the import with the rows that the Import page received. */
  onImport: (() => void) | undefined;
}

/**
 * F4: handles links that are pasted outside of fields and modals, the link of the `add` parameter, and
 * imports. The parameters are removed from the address at once, also for users who may not add items.
 */
export default function PasteHandler({ onLinks, onImport }: PasteHandlerProps) {
  useQueryParameter('import', () => onImport?.());
  useQueryParameter('add', (shared) => {
    const [link] = linksIn(shared);
    if (link) onLinks?.([link]);
  });

  const latest = useLatest(onLinks);
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
  return null;
}
