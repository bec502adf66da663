import { useLayoutEffect, useRef } from 'react';
import { Button, buttonClass } from '../ui/Button.tsx';
import { useToast } from '../ui/toasts/Toast.tsx';
import { useCopy } from './useCopy.ts';

const COPY_TEXTS = {
  copied: 'Copied. Paste it as the address of a bookmark.',
  failed:
    'Your browser did not allow copying. On a computer, drag the button to your bookmarks bar.',
};

interface BookmarkLinkProps {
  /** The name that the bookmark gets. */
  name: string;
  /** The javascript: address. */
  code: string;
}

/** F4: a bookmarklet as a link to drag to the bookmarks bar. */
export function BookmarkLink({ name, code }: BookmarkLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const showToast = useToast();

  // React blocks javascript: addresses, so the attribute is set directly. This one is our own code,
  // and our Content-Security-Policy prevents it from running on this site.
  useLayoutEffect(() => link.current?.setAttribute('href', code), [code]);

  return (
    <a
      ref={link}
      href="#bookmarklet"
      className={buttonClass('secondary')}
      onClick={(event) => {
        event.preventDefault();
        showToast('Drag this button to your bookmarks bar; it works on other sites.');
      }}
    >
      {name}
    </a>
  );
}

interface CopyBookmarkProps {
  code: string;
  variant?: 'secondary' | 'ghost';
  /** The text of the button. */
  children?: string | undefined;
}

/** Copies the code of a bookmarklet, for a bookmark that is made by hand. */
export function CopyBookmark({
  code,
  variant = 'ghost',
  children = "Copy the bookmark's code",
}: CopyBookmarkProps) {
  const copy = useCopy(COPY_TEXTS);
  return (
    // On a phone it is below the link, and its text begins where that does.
    <Button variant={variant} flush={variant === 'ghost'} onClick={() => copy(code)}>
      {children}
    </Button>
  );
}

interface DraggableBookmarkletProps extends BookmarkLinkProps {
  /** The text of the button that copies it. */
  copyText?: string;
}

/** A bookmarklet as a link to drag to the bookmarks bar, and a button that copies it instead. */
export function DraggableBookmarklet({ name, code, copyText }: DraggableBookmarkletProps) {
  return (
    <div className="buttons">
      <BookmarkLink name={name} code={code} />
      <CopyBookmark code={code}>{copyText}</CopyBookmark>
    </div>
  );
}
