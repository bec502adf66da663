import { useId, useRef, useLayoutEffect } from 'react';
import { bookmarklet } from '../../model/bookmarklet.ts';
import { buttonClass, Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useCopy } from '../../components/useCopy.ts';
import styles from '../../components/SettingsSection.module.css';

/**
 * F4: how to add items from a shop's own page, part of Account Settings. The bookmarklet is a link to
 * drag; the copy button is for users who cannot drag.
 */
export default function Bookmarklet() {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const showToast = useToast();
  const copy = useCopy();
  const code = bookmarklet(window.location.origin);

  // React blocks javascript: addresses, so the attribute is set directly. This one is our own code,
  // and our Content-Security-Policy prevents it from running on this site.
  useLayoutEffect(() => link.current?.setAttribute('href', code), [code]);

  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id}>Add from Any Shop</h2>
      <p>
        <strong>On a phone</strong>, add Giftlists to your home screen. It then is among the apps to
        which a shop’s page can be shared.
      </p>
      <p>
        <strong>On a computer</strong>, drag this button to your bookmarks bar, and press it there
        when you look at something you wish for:
      </p>
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
          Add to Giftlists
        </a>
        <Button variant="ghost" onClick={() => copy(code)}>
          Copy it for a bookmark
        </Button>
      </div>
    </section>
  );
}
