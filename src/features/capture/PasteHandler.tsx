import { usePastedLinks } from './usePastedLinks.ts';

interface PasteHandlerProps {
  /** Opens the form for new items with these links; absent for who may not add any. */
  onLinks?: (links: readonly string[]) => void;
}

/** F4: takes links that are pasted anywhere on the page, or come along in its address. */
export default function PasteHandler({ onLinks }: PasteHandlerProps) {
  usePastedLinks(onLinks);
  return null;
}
