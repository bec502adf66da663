import { bookmarklet } from '../../bookmarklets/collectPage.ts';
import { BookmarkLink } from '../../components/bookmarks/BookmarkLink.tsx';

/** F4: the bookmarklet for the page of a product. */
export default function BookmarkButton() {
  return <BookmarkLink name="Add to Giftlists" code={bookmarklet(window.location.origin)} />;
}
