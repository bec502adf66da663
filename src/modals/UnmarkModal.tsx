import { ItemPicture } from '../components/ItemPicture.tsx';
import { unmarkPurchased } from '../hooks/listCommands.ts';
import type { Item } from '../model/item.ts';
import { ConfirmModal } from './ConfirmModal.tsx';
import styles from './modals.module.css';

interface UnmarkModalProps {
  item: Item;
  onClose: () => void;
}

/** §2 Modals: Confirm Unmark. Clears every name, and says whose they are. */
export default function UnmarkModal({ item, onClose }: UnmarkModalProps) {
  return (
    <ConfirmModal
      title="Unmark as Purchased"
      confirm="Unmark"
      onClose={onClose}
      command={() => unmarkPurchased(item.listId, item.id)}
    >
      <p className={styles.item}>
        <ItemPicture imageUrl={item.imageUrl} eager />
        {item.name}
      </p>
      <p>
        {item.purchasedBy.length === 1
          ? 'Marked as purchased by:'
          : 'Marked as purchased by all of:'}
      </p>
      <ul className={styles.names}>
        {item.purchasedBy.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>Others will see the item as still wanted and may buy it again.</p>
    </ConfirmModal>
  );
}
