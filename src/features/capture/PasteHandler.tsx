import { useQueryParameter } from '../../lib/useQueryParameter.ts';
import { usePastedLinks } from './usePastedLinks.ts';

interface PasteHandlerProps {
  /** Opens the form for new items with these links; undefined for users who may not add items. */
  onLinks: ((links: readonly string[]) => void) | undefined;
  /** Opens the import with the rows that the Import page received. */
  onImport: (() => void) | undefined;
}

/** F4: handles links that are pasted anywhere on the page or are in its address, and imports from there. */
export default function PasteHandler({ onLinks, onImport }: PasteHandlerProps) {
  usePastedLinks(onLinks);
  useQueryParameter('import', () => onImport?.());
  return null;
}
