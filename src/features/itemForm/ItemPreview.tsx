import { ItemPicture } from '../../components/items/ItemPicture.tsx';
import { formatPrice } from '../../model/format.ts';
import { readPrice } from '../../model/itemForm/priceText.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import type { ItemFormControls } from './useItemForm.ts';
import styles from './ItemModal.module.css';

/**
 * How the item will look: picture, name and price as they are in the form now. While the shop's page is
 * being read, a spinner replaces the picture (§2 Modals).
 */
export function ItemPreview({ form: { watch, autoFill } }: { form: ItemFormControls }) {
  const name = watch('name');
  const { price, currency } = readPrice(watch('price'), watch('currency'));
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        {autoFill.loading ? (
          <Spinner label="Reading the shop's page" />
        ) : (
          <ItemPicture imageUrl={watch('imageUrl')} eager />
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
