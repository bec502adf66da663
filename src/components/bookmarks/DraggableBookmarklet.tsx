import { Button } from '../../ui/Button.tsx';
import { BookmarkLink } from './BookmarkLink.tsx';
import { useCopyBookmark } from './useCopyBookmark.ts';
import styles from './DraggableBookmarklet.module.css';

interface DraggableBookmarkletProps {
  /** The name that the bookmark gets. */
  name: string;
  /** The javascript: address. */
  code: string;
  /** The text of the button that copies it. */
  copyText?: string;
}

/** A bookmarklet as a link to drag to the bookmarks bar, and a button to copy it for who cannot drag. */
export function DraggableBookmarklet({
  name,
  code,
  copyText = 'Copy it for a bookmark',
}: DraggableBookmarkletProps) {
  const copy = useCopyBookmark();
  return (
    <div className={styles.buttons}>
      <BookmarkLink name={name} code={code} />
      <Button variant="ghost" onClick={() => copy(code)}>
        {copyText}
      </Button>
    </div>
  );
}
