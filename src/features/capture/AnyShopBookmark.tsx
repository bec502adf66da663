import { bookmarklet } from '../../bookmarklets/collectPage.ts';
import { BookmarkLink, CopyBookmark } from '../../components/DraggableBookmarklet.tsx';

/** F4: the bookmarklet for the page of a product, to drag. */
export function BookmarkButton() {
  return <BookmarkLink name="Add to Giftlists" code={bookmarklet(window.location.origin)} />;
}

/** F4: the same, to copy for a bookmark that is made by hand. */
export function CopyButton() {
  return <CopyBookmark variant="secondary" code={bookmarklet(window.location.origin)} />;
}
