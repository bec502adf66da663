import { bookmarklet } from '../../bookmarklets/bookmarklet.ts';
import { Button } from '../../ui/Button.tsx';
import { useCopy } from '../../components/useCopy.ts';

/** F4: copies the bookmarklet, for a bookmark that is made by hand. */
export default function CopyBookmark() {
  const copy = useCopy();
  return (
    <Button variant="secondary" onClick={() => copy(bookmarklet(window.location.origin))}>
      Copy it for a bookmark
    </Button>
  );
}
