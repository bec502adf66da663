import { bookmarklet } from '../../bookmarklets/collectPage.ts';
import { Button } from '../../ui/Button.tsx';
import { useCopyBookmark } from '../../components/bookmarks/useCopyBookmark.ts';

/** F4: copies the bookmarklet, for a bookmark that is made by hand. */
export default function CopyBookmark() {
  const copy = useCopyBookmark();
  return (
    <Button variant="secondary" onClick={() => copy(bookmarklet(window.location.origin))}>
      Copy it for a bookmark
    </Button>
  );
}
