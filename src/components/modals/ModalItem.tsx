import type { Item } from '../../model/item.ts';
import { ItemPicture } from '../items/ItemPicture.tsx';
import styles from './modals.module.css';

/** Picture and name of the item that a modal is about. */
export function ModalItem({ item }: { item: Pick<Item, 'imageUrl' | 'name'> }) {
  return (
    <p className={styles.item}>
      <ItemPicture imageUrl={item.imageUrl} eager />
      <span className="clamped">{item.name}</span>
    </p>
  );
}
