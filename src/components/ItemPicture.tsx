import { useState } from 'react';
import { pictureUrl } from '../model/pictureUrl.ts';
import { CoreIcon } from '../ui/CoreIcon.tsx';
import styles from './ItemPicture.module.css';

interface ItemPictureProps {
  imageUrl: string;
  /** The shop's name; its initial stands in where there is no picture. */
  shop?: string | undefined;
  /** Above the fold: fetched at once instead of when scrolled near. */
  eager?: boolean;
}

/**
 * The picture of an item, square; where there is none or it does not load, the shop's initial or a
 * gift. Decorative: the item's name stands beside it. No referrer, because a list's link must not reach shops.
 */
export function ItemPicture({ imageUrl, shop, eager = false }: ItemPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = pictureUrl(imageUrl);
  return (
    <span className={styles.frame}>
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={320}
          height={320}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          // Words first: a shop's picture may be large, and its name and price stand beside it.
          fetchPriority="low"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : shop ? (
        <span aria-hidden="true" className={styles.initial}>
          {shop.charAt(0).toUpperCase()}
        </span>
      ) : (
        <CoreIcon name="gift" size={32} />
      )}
    </span>
  );
}
