import { ItemPicture } from '../../components/ItemPicture.tsx';
import { deleteItem, forgetRemovedItem, restoreItem } from '../../hooks/commands/listCommands.ts';
import { useUndo } from '../../components/useUndo.ts';
import type { Item, Neighbour } from '../../model/item.ts';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import styles from '../../components/modals.module.css';

interface DeleteItemModalProps {
  item: Item;
  /** Where it stands in the list, to be put back there. */
  neighbour: Neighbour | null;
  onClose: () => void;
}

/** §2 Modals: Delete Item confirmation. */
export default function DeleteItemModal({ item, neighbour, onClose }: DeleteItemModalProps) {
  const offerUndo = useUndo();
  return (
    <ConfirmModal
      title="Delete Item"
      confirm="Delete Item"
      onClose={onClose}
      command={async () => {
        await deleteItem(item.listId, item.id);
        offerUndo(
          `Deleted ${item.name}.`,
          () => restoreItem(item.listId, item.id, neighbour),
          () => forgetRemovedItem(item.listId, item.id),
        );
      }}
    >
      <p className={styles.item}>
        <ItemPicture imageUrl={item.imageUrl} eager />
        {item.name}
      </p>
      <p>It disappears from the list and from the public page for everybody.</p>
    </ConfirmModal>
  );
}
