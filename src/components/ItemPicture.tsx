import { useState } from 'react';
import { pictureUrl } from '../model/pictureUrl.ts';
import { CoreIcon } from '../ui/CoreIcon.tsx';
import styles from './ItemPicture.module.css';

interface ItemPictureProps {
  imageUrl: string;
  /** The shop's name; its initial is shown when there is no picture. */
  shop?: string | undefined;
  /** Above the fold: loaded at once instead of lazily. */
  eager?: boolean;
}

/**
 * The square picture of an item. When there is none or it does not load, the shop's initial or a gift
 * icon. Decorative, because the item's name is next to it. Sends no referrer, because shops must not
 * learn the list's link.
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
          // Pictures may be large, and the name and price next to them are more important.
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
