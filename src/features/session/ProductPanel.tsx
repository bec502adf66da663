import { useId } from 'react';
import { Link } from 'react-router-dom';
import { SAMPLE_LIST, SAMPLE_PURCHASED } from '../info/exports.ts';
import { formatPrice } from '../../model/format.ts';
import { paths } from '../../model/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { CoreIcon } from '../../ui/CoreIcon.tsx';
import styles from './ProductPanel.module.css';

const POINTS = [
  ['Any shop.', 'Paste a product link and we fill in the details.'],
  ['One link.', 'Share it with everyone who asks. They need no account.'],
  ['No double gifts.', 'Givers mark what they buy, and you stay surprised.'],
] as const;

/** Beside Login and Sign Up: what the product is, for somebody who sees it for the first time. */
export function ProductPanel() {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Wish lists from any shop, shared with one link.
      </h2>
      <ul role="list" className={styles.points}>
        {POINTS.map(([what, how]) => (
          <li key={what}>
            <CoreIcon name="check" size={18} className={styles.check} />
            <span>
              <strong>{what}</strong> {how}
            </span>
          </li>
        ))}
      </ul>
      <SampleCards />
      <Link to={paths.sample} className={buttonClass('secondary', styles.more)}>
        See how a list looks
      </Link>
    </section>
  );
}

/** Three items of the sample list. A picture of the product: decorative, and nothing can be pressed. */
function SampleCards() {
  const [first] = SAMPLE_LIST.sections;
  return (
    <div className={styles.sample} aria-hidden="true">
      <p className={styles.list}>{first?.name}'s Wish List</p>
      <div className={styles.cards}>
        {first?.items.map(({ id, name, price, currency, imageUrl }) => {
          const isPurchased = SAMPLE_PURCHASED.includes(id);
          return (
            <div key={id} className={`${styles.card} ${isPurchased ? styles.purchased : ''}`}>
              <img src={imageUrl} alt="" width={160} height={160} loading="lazy" decoding="async" />
              <p className={styles.name}>{name}</p>
              <p className={styles.price}>{formatPrice(price ?? 0, currency)}</p>
              {isPurchased && (
                <p className={styles.badge}>
                  <CoreIcon name="check" size={14} />
                  Purchased
                </p>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
