import { Suspense } from 'react';
import { lazyWithRetry } from '../../lib/loading/lazyWithRetry.tsx';
import { useHydrated } from '../../lib/useHydrated.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddressPicture, BookmarksPicture, EditPicture, SharePicture } from './SafariPictures.tsx';
import styles from './AnyShopPage.module.css';

// Loaded later, with the code of the bookmarklet, which the page itself does not show.
const AnyShopBookmark = lazyWithRetry(() => import('./AnyShopBookmark.tsx'));

/** F4: how to get the bookmarklet, above all on an iPhone, and what it takes from a page. */
export default function AnyShopPage() {
  return (
    <Page title="Any Shop" narrow>
      <article className={styles.page}>
        <h1>Add from Any Shop</h1>
        <p className={styles.lead}>
          Some shops don't let us read their pages. Your browser can: press one bookmark on a
          product's page, and the item is filled in.
        </p>

        <h2>On a computer</h2>
        <p>
          Drag this button to your bookmarks bar. Press it when you are looking at something you
          wish for.
        </p>
        <Bookmark variant="drag" />

        <h2>On an iPhone or iPad</h2>
        <p>Safari saves the button as a bookmark. You do this once.</p>
        <ol className={styles.steps}>
          <li>
            <p>Copy the button's code.</p>
            <Bookmark variant="copy" />
          </li>
          <li>
            <p>
              Tap <b>Share</b>, then <b>Add Bookmark</b>. In newer versions of Safari, Share is
              behind the three dots. Name the bookmark <b>Add to Giftlists</b> and tap <b>Save</b>.
            </p>
            <SharePicture />
          </li>
          <li>
            <p>
              Open your bookmarks (the book icon). Tap <b>Edit</b>, then the new bookmark.
            </p>
            <BookmarksPicture />
          </li>
          <li>
            <p>
              Delete the address below the name. Touch and hold there, tap <b>Paste</b>, then{' '}
              <b>Done</b>.
            </p>
            <EditPicture />
          </li>
          <li>
            <p>
              On a product's page, tap the address at the edge of the screen, type{' '}
              <b>Add to Giftlists</b>, and tap the bookmark that appears.
            </p>
            <AddressPicture />
          </li>
        </ol>

        <h2>On an Android phone</h2>
        <p>
          Add Giftlists to your home screen, from the menu of your browser. It then appears among
          the apps you can share a shop's page to. Where a shop doesn't let us read its pages, save
          the bookmark: copy the code above, bookmark any page, and edit that bookmark's name and
          address. In Chrome, type its name in the address bar to press it.
        </p>

        <h2>What it takes from a page</h2>
        <p>
          The product details on the page: its name, price, pictures and choices. Nothing that you
          typed, no passwords, no cookies. It is read on your device and never sent to us. Only the
          item you add is stored.
        </p>
      </article>
    </Page>
  );
}

/** A button that is not in the prerendered page, because its code knows our own address. */
function Bookmark({ variant }: { variant: 'drag' | 'copy' }) {
  const waiting = <Skeleton className={styles.waiting} />;
  return (
    <div className={styles.action}>
      {useHydrated() ? (
        <Suspense fallback={waiting}>
          <AnyShopBookmark variant={variant} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
