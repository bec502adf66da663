import { bookmarklet } from '../../bookmarklets/collectPage.ts';
import { BookmarkLink, CopyBookmark } from '../../components/DraggableBookmarklet.tsx';

/** F4: the bookmarklet for the page of a product: to drag, or to copy for a bookmark made by hand. */
export default function AnyShopBookmark({ variant }: { variant: 'drag' | 'copy' }) {
  const code = bookmarklet(window.location.origin);
  if (variant === 'copy') return <CopyBookmark variant="secondary" code={code} />;
  return <BookmarkLink name="Add to Giftlists" code={code} />;
}
