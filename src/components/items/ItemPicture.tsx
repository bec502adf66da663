import { useState } from 'react';
import { pictureUrl } from '../../model/addresses/pictureUrl.ts';
import { CoreIcon } from '../../ui/CoreIcon.tsx';
import styles from './ItemPicture.module.css';

/** The classes of the background tints. */
const TINTS = [
  styles.sand,
  styles.clay,
  styles.sage,
  styles.mist,
  styles.lilac,
  styles.straw,
] as const;

interface ItemPictureProps {
  imageUrl: string;
  /** What the tint behind the picture is derived from: the item's id; without it, its address. */
  seed?: string;
  /** A wide band on wide screens instead of a square. */
  band?: boolean;
  /** Above the fold: loaded at once instead of lazily. */
  eager?: boolean;
}

/**
 * The whole picture of an item on its tint; a gift when there is none or it does not load. Decorative,
 * because the item's name is next to it. Sends no referrer, because shops must not learn the list's
 * link.
 */
export function ItemPicture({
  imageUrl,
  seed = imageUrl,
  band = false,
  eager = false,
}: ItemPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = pictureUrl(imageUrl);
  return (
    <span className={`${styles.frame} ${band ? styles.band : ''} ${tintOf(seed)}`}>
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={320}
          height={320}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          // Pictures may be large, and the name and price next to them are more important.
          fetchPriority="low"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        <CoreIcon name="gift" className={styles.gift} />
      )}
    </span>
  );
}

/** One of the tints; always the same one for the same text. */
function tintOf(seed: string): string | undefined {
  let sum = 0;
  for (const character of seed) sum += character.charCodeAt(0);
  return TINTS[sum % TINTS.length];
}
