import { ItemPicture } from '../components/ItemPicture.tsx';
import { deleteItem } from '../hooks/listCommands.ts';
import type { Item } from '../model/item.ts';
import { ConfirmModal } from './ConfirmModal.tsx';
import styles from './modals.module.css';

interface DeleteItemModalProps {
  item: Item;
  onClose: () => void;
}

/** §2 Modals: Delete Item confirmation. */
export default function DeleteItemModal({ item, onClose }: DeleteItemModalProps) {
  return (
    <ConfirmModal
      title="Delete Item"
      confirm="Delete Item"
      onClose={onClose}
      command={() => deleteItem(item.listId, item.id)}
    >
      <p className={styles.item}>
        <ItemPicture imageUrl={item.imageUrl} eager />
        {item.name}
      </p>
      <p>It disappears from the list and from the public page for everybody.</p>
    </ConfirmModal>
  );
}
