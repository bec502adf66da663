import { ItemPicture } from '../../components/ItemPicture.tsx';
import { formatPrice } from '../../model/format.ts';
import { readPrice } from '../../model/itemForm/priceText.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './ItemModal.module.css';

interface ItemPreviewProps {
  imageUrl: string;
  name: string;
  /** The text of the price field. */
  price: string;
  currency: string;
  /** The shop's page is being read: a spinner replaces the picture (§2 Modals). */
  loading: boolean;
}

/** How the item will look: picture, name and price as they are in the form now. */
export function ItemPreview({
  imageUrl,
  name,
  price: text,
  currency: selected,
  loading,
}: ItemPreviewProps) {
  const { price, currency } = readPrice(text, selected);
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        {loading ? (
          <Spinner label="Reading the shop's page" />
        ) : (
          <ItemPicture imageUrl={imageUrl} eager />
        )}
      </div>
      {/* Screen readers have the same in the fields. */}
      <div aria-hidden="true" className={styles.caption}>
        <p className={`clamped ${name.trim() === '' ? styles.unnamed : styles.name}`}>
          {name.trim() === '' ? 'Your wish' : name}
        </p>
        {price !== null && Number.isFinite(price) && <p>{formatPrice(price, currency)}</p>}
      </div>
    </div>
  );
}
