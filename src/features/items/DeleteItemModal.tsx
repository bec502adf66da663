import { deleteItem, deleteTrashedItem, restoreItem } from '../../hooks/commands/listCommands.ts';
import { useFocusAfterClose } from '../../components/modals/useFocusAfterClose.ts';
import { useUndo } from '../../components/modals/useUndo.ts';
import type { Item, Anchor } from '../../model/item.ts';
import { ModalItem } from '../../components/modals/ModalItem.tsx';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { nextFocusAfter } from '../../components/items/nextFocus.ts';

interface DeleteItemModalProps {
  item: Item;
  /** Its position in the list, for restoring it there. */
  anchor: Anchor | null;
  onClose: () => void;
}

/** §2 Modals: Delete Item confirmation. */
export default function DeleteItemModal({ item, anchor, onClose }: DeleteItemModalProps) {
  const offerUndo = useUndo();
  const focusAfterClose = useFocusAfterClose();
  return (
    <ConfirmModal
      title="Delete Item"
      confirm="Delete Item"
      onClose={onClose}
      command={async () => {
        const after = nextFocusAfter(item);
        await deleteItem(item.listId, item.id);
        focusAfterClose(after);
        offerUndo(
          `Deleted ${item.name}.`,
          () => restoreItem(item.listId, item.id, anchor),
          () => deleteTrashedItem(item.listId, item.id),
        );
      }}
    >
      <ModalItem item={item} />
      <p>
        It disappears from the list and the public page for everyone. You can undo this for 10
        seconds.
      </p>
    </ConfirmModal>
  );
}
