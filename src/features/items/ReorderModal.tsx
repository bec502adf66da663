import { useState, type DragEvent } from 'react';
import { ItemPicture } from '../../components/ItemPicture.tsx';
import { toAppError } from '../../model/errors.ts';
import { moveItem } from '../../hooks/commands/listCommands.ts';
import type { Item } from '../../model/item.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal, ModalActions } from '../../ui/modals/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './ReorderModal.module.css';

interface ReorderModalProps {
  listId: string;
  /** The user's own items in their order. */
  items: Item[];
  onClose: () => void;
}

/**
 * Reorders the user's own items (F7) with buttons, which work by keyboard and touch, or by dragging.
 * Each move is saved at once.
 */
export default function ReorderModal({ listId, items: opened, onClose }: ReorderModalProps) {
  const [items, setItems] = useState(opened);
  const [dragged, setDragged] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  async function move(from: number, to: number): Promise<void> {
    const item = items[from];
    const anchor = items[to];
    if (!item || !anchor || from === to || busy) return;
    const before = items;
    setItems(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setBusy(true);
    setFailure(null);
    try {
      await moveItem(listId, item.id, to < from ? { before: anchor.id } : { after: anchor.id });
      setAnnouncement(`${item.name} is now number ${to + 1} of ${items.length}.`);
    } catch (error) {
      console.error('Refused:', error);
      setItems(before);
      setFailure(toAppError(error).message);
    }
    setBusy(false);
  }

  const onDrop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null) void move(dragged, to);
    setDragged(null);
  };

  return (
    <Modal title="Reorder Your Items" size="medium" busy={busy} onClose={onClose}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ol role="list" className={styles.rows}>
        {items.map((item, index) => (
          // Dragging is optional: the buttons do the same without a mouse.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={item.id}
            draggable
            className={index === dragged ? styles.dragged : styles.row}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => onDrop(event, index)}
          >
            <span className={styles.picture}>
              <ItemPicture imageUrl={item.imageUrl} />
            </span>
            <span className={styles.name}>{item.name}</span>
            <Button
              variant="icon"
              aria-label={`Move ${item.name} up`}
              disabled={index === 0}
              onClick={() => void move(index, index - 1)}
            >
              <Icon name="up" />
            </Button>
            <Button
              variant="icon"
              aria-label={`Move ${item.name} down`}
              disabled={index === items.length - 1}
              onClick={() => void move(index, index + 1)}
            >
              <Icon name="down" />
            </Button>
          </li>
        ))}
      </ol>
      <ModalActions>
        <Button disabled={busy} onClick={onClose}>
          Done
        </Button>
      </ModalActions>
    </Modal>
  );
}
