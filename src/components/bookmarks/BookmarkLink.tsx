import { useLayoutEffect, useRef } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';

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
