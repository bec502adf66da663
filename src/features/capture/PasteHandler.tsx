import { usePastedLinks } from './usePastedLinks.ts';

interface PasteHandlerProps {
  /** Opens the form for new items with these links; undefined for users who may not add items. */
  onLinks?: (links: readonly string[]) => void;
}

/** F4: handles links that are pasted anywhere on the page or are in its address. */
export default function PasteHandler({ onLinks }: PasteHandlerProps) {
  usePastedLinks(onLinks);
  return null;
}
