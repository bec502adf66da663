import { Fragment, memo, type ReactNode } from 'react';
import { formatPrice } from '../../model/format.ts';
import type { Item } from '../../model/item.ts';
import { itemNameId } from '../../model/paths.ts';
import { safeUrl, shopName } from '../../model/addresses/url.ts';
import { CoreIcon } from '../../ui/CoreIcon.tsx';
import { ClampedText } from './ClampedText.tsx';
import styles from './ItemCard.module.css';
import { ItemPicture } from './ItemPicture.tsx';

interface ItemCardProps {
  item: Item;
  /** Dimmed (§4: purchased items). */
  purchased?: boolean;
  /** The text of the badge over the name; without it there is none. */
  badge?: string | undefined;
  /** How many pieces are wished for or bought. */
  quantityNote?: ReactNode;
  /** Who added it, and when. */
  byline?: string | undefined;
  eager?: boolean;
  /** Buttons at the bottom of the card. */
  actions?: ReactNode;
}

/** What distinguishes the product, in this order. */
const DETAILS = ['category', 'color', 'size'] as const;

/**
 * One item: picture, name, price and shop, and details for buying it. The name is the only link; its
 * area covers the picture and the shop, too.
 */
export const ItemCard = memo(function ItemCard({
  item,
  purchased = false,
  badge,
  quantityNote,
  byline,
  eager = false,
  actions,
}: ItemCardProps) {
  const url = safeUrl(item.url);
  const details = DETAILS.filter((field) => item[field] !== '');
  return (
    <li className={`${styles.card} ${purchased ? styles.purchased : ''}`} data-card>
      <div className={styles.picture} data-picture>
        <ItemPicture imageUrl={item.imageUrl} seed={item.id} band eager={eager} />
      </div>
      <div className={styles.body} data-text>
        {(item.mostWanted || badge) && (
          <div className={styles.badges} data-screen={item.mostWanted ? undefined : true}>
            {item.mostWanted && (
              <p className={styles.wanted}>
                <span aria-hidden="true">★ </span>
                Most wanted
              </p>
            )}
            {badge && (
              <p className={styles.marked} data-screen>
                <CoreIcon name="check" size={16} />
                {badge}
              </p>
            )}
          </div>
        )}
        <h3 id={itemNameId(item.id)} className={`clamped ${styles.name}`}>
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {item.name}
              <span className="visually-hidden"> (opens the shop in a new tab)</span>
            </a>
          ) : (
            item.name
          )}
        </h3>
        {(item.price !== null || url) && (
          <div className={styles.offer}>
            {item.price !== null && (
              <p className={styles.price}>{formatPrice(item.price, item.currency)}</p>
            )}
            {url && (
              <p className={`hint ${styles.shop}`}>
                <span>{shopName(url)}</span>
                <CoreIcon name="external" size={14} />
              </p>
            )}
          </div>
        )}
        {(details.length > 0 || quantityNote) && (
          <div className={styles.details}>
            {details.length > 0 && (
              <p>
                {details.map((field, index) => (
                  <Fragment key={field}>
                    {index > 0 && ' · '}
                    <bdi>{item[field]}</bdi>
                  </Fragment>
                ))}
              </p>
            )}
            {quantityNote && <p>{quantityNote}</p>}
          </div>
        )}
        {item.notes && <ClampedText className="hint">{item.notes}</ClampedText>}
        {byline && (
          <p className={`hint ${styles.byline}`} data-screen>
            {byline}
          </p>
        )}
        {actions && (
          <div className={styles.actions} data-screen>
            {actions}
          </div>
        )}
      </div>
    </li>
  );
});
