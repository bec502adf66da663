import { useLayoutEffect, useRef } from 'react';
import { bookmarklet } from '../../bookmarklets/bookmarklet.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';

/** F4: the bookmarklet as a link to drag to the bookmarks bar. */
export default function BookmarkButton() {
  const link = useRef<HTMLAnchorElement>(null);
  const showToast = useToast();

  // React blocks javascript: addresses, so the attribute is set directly. This one is our own code,
  // and our Content-Security-Policy prevents it from running on this site.
  useLayoutEffect(
    () => link.current?.setAttribute('href', bookmarklet(window.location.origin)),
    [],
  );

  return (
    <a
      ref={link}
      href="#bookmarklet"
      className={buttonClass('primary')}
      onClick={(event) => {
        event.preventDefault();
        showToast('Drag this button to your bookmarks bar; it works on other sites.');
      }}
    >
      Add to Giftlists
    </a>
  );
}
