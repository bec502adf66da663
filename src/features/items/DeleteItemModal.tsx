import { ItemPicture } from '../../components/ItemPicture.tsx';
import { deleteItem, forgetRemovedItem, restoreItem } from '../../hooks/commands/listCommands.ts';
import { useFocusAfterClose } from '../../components/modals/useFocusAfterClose.ts';
import { useUndo } from '../../components/modals/useUndo.ts';
import type { Item, Anchor } from '../../model/item.ts';
import { itemNameId } from '../../model/paths.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import styles from '../../components/modals/modals.module.css';

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
        const after = afterItem(item);
        await deleteItem(item.listId, item.id);
        focusAfterClose(after);
        offerUndo(
          `Deleted ${item.name}.`,
          () => restoreItem(item.listId, item.id, anchor),
          () => forgetRemovedItem(item.listId, item.id),
        );
      }}
    >
      <p className={styles.item}>
        <ItemPicture imageUrl={item.imageUrl} eager />
        <span>{item.name}</span>
      </p>
      <p>
        It disappears from the list and the public page for everyone. You can undo this for 10
        seconds.
      </p>
    </ConfirmModal>
  );
}

/**
 * What gets the focus when an item is gone from the page: the last control of the next card, which
 * deletes that item if the viewer may, or else the section, which is named by its heading.
 */
function afterItem({ id }: Item): HTMLElement | null {
  const card = document.getElementById(itemNameId(id))?.closest('li');
  const controls = card?.nextElementSibling?.querySelectorAll<HTMLElement>('a, button');
  return [...(controls ?? [])].at(-1) ?? card?.closest('section') ?? null;
}
