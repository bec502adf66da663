import type { ReactNode } from 'react';
import styles from './SafariPictures.module.css';

/**
 * Drawings of Safari on an iPhone for the steps of saving the bookmarklet. What is to be tapped is in
 * the accent color. They are simplified, so that they fit several versions.
 */

interface PictureProps {
  /** What is drawn, for those who cannot see it. */
  label: string;
  /** Drawn on a screen of 320 by 140. */
  children: ReactNode;
}

function Picture({ label, children }: PictureProps) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 320 140" className={styles.picture}>
      <rect x="1" y="1" width="318" height="138" rx="18" className={styles.screen} />
      {children}
    </svg>
  );
}

/** A circle around what is to be tapped. */
function Tap({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="21" className={styles.tap} />;
}

/** A row of a list, with a chevron when it leads somewhere. */
function Row({ y, text, chosen = false }: { y: number; text: string; chosen?: boolean }) {
  return (
    <>
      <rect
        x="20"
        y={y}
        width="280"
        height="36"
        rx="9"
        className={chosen ? styles.chosen : styles.row}
      />
      <text x="36" y={y + 23} className={chosen ? styles.chosenText : styles.text}>
        {text}
      </text>
    </>
  );
}

/** The square with an arrow out of it. */
function ShareIcon({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x - 4} ${y - 2}h-4v12h16v-12h-4M${x} ${y + 4}v-15m-4.5 4.5 4.5-4.5 4.5 4.5`}
      className={styles.icon}
    />
  );
}

function BookIcon({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y - 5}c-3-3-7-3-11-3v15c4 0 8 0 11 3 3-3 7-3 11-3v-15c-4 0-8 0-11 3zm0 0v15`}
      className={styles.icon}
    />
  );
}

export function SharePicture() {
  return (
    <Picture label="Safari's bar at the bottom of the screen with Share marked, and Add Bookmark in the menu above it.">
      <Row y={22} text="Add Bookmark" chosen />
      <path d="M1 82h318" className={styles.line} />
      <path d="m44 103-8 8 8 8M92 103l8 8-8 8" className={styles.faint} />
      <Tap x={160} y={111} />
      <ShareIcon x={160} y={111} />
      <BookIcon x={220} y={111} />
      <rect x="270" y="105" width="12" height="12" rx="2.5" className={styles.faint} />
    </Picture>
  );
}

export function BookmarksPicture() {
  return (
    <Picture label="The list of bookmarks: Edit at its end is marked, and so is the bookmark Add to Giftlists.">
      <text x="160" y="31" className={styles.title}>
        Bookmarks
      </text>
      <Row y={46} text="Add to Giftlists" chosen />
      <path d="M1 94h318" className={styles.line} />
      <BookIcon x={42} y={117} />
      <rect x="240" y="102" width="62" height="28" rx="14" className={styles.chosen} />
      <text x="271" y="121" className={styles.chosenTitle}>
        Edit
      </text>
    </Picture>
  );
}

export function EditPicture() {
  return (
    <Picture label="Edit Bookmark: the name Add to Giftlists, and below it the pasted code, which begins with javascript. Done is marked.">
      <text x="20" y="31" className={styles.strong}>
        Edit Bookmark
      </text>
      <rect x="240" y="12" width="62" height="28" rx="14" className={styles.chosen} />
      <text x="271" y="31" className={styles.chosenTitle}>
        Done
      </text>
      <Row y={50} text="Add to Giftlists" />
      <Row y={92} text="javascript:void (async…" chosen />
    </Picture>
  );
}

export function AddressPicture() {
  return (
    <Picture label="A shop's page: Add to Giftlists is typed into the address bar, and the bookmark of that name is marked.">
      <rect x="20" y="14" width="280" height="34" rx="17" className={styles.field} />
      <text x="38" y="36" className={styles.text}>
        Add to Giftlists
      </text>
      <text x="22" y="72" className={styles.small}>
        Bookmarks and History
      </text>
      <Row y={84} text="Add to Giftlists" chosen />
    </Picture>
  );
}
