import { useLayoutEffect, useRef } from 'react';
import { useCopy } from '../../components/useCopy.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import styles from '../../components/SettingsSection.module.css';

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
  const link = useRef<HTMLAnchorElement>(null);
  const showToast = useToast();
  const copy = useCopy();

  // React blocks javascript: addresses, so the attribute is set directly. This one is our own code,
  // and our Content-Security-Policy prevents it from running on this site.
  useLayoutEffect(() => link.current?.setAttribute('href', code), [code]);

  return (
    <div className={styles.bookmarklet}>
      <a
        ref={link}
        href="#bookmarklet"
        className={buttonClass('primary')}
        onClick={(event) => {
          event.preventDefault();
          showToast('Drag this button to your bookmarks bar; it works on other sites.');
        }}
      >
        {name}
      </a>
      <Button variant="ghost" onClick={() => copy(code)}>
        {copyText}
      </Button>
    </div>
  );
}
