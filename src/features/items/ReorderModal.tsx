import { use, useRef, useState, type KeyboardEvent } from 'react';
import { ItemPicture } from '../../components/items/ItemPicture.tsx';
import type { Item } from '../../model/item.ts';
import type { Contribution, List } from '../../model/list.ts';
import { reorderable } from '../../model/people/reorderable.ts';
import { Button } from '../../ui/Button.tsx';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { ModalContext, useModalBusy } from '../../ui/modals/modalContext.ts';
import { ModalActions } from '../../ui/modals/ModalActions.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './ReorderModal.module.css';
import { useDragToReorder } from './useDragToReorder.ts';
import { useReorder } from './useReorder.ts';

interface ReorderModalProps {
  list: List;
  /** Uid of the user, whose items are reordered. */
  viewer: string;
  onClose: () => void;
}

/**
 * Reorders the items that the user added (F7), each section of the list by itself: their own wishes,
 * and those for a person without an account.
 */
export default function ReorderModal({ list, viewer, onClose }: ReorderModalProps) {
  const sections = reorderable(list, viewer);
  const [chosen, choose] = useState(sections[0]?.uid ?? viewer);
  const items = sections.find(({ uid }) => uid === chosen)?.items ?? [];
  return (
    <Modal title="Reorder Your Items" asksBeforeClosing={false} onClose={onClose}>
      {sections.length > 1 && (
        <SectionChoice sections={sections} viewer={viewer} chosen={chosen} onChoose={choose} />
      )}
      <ReorderList key={chosen} listId={list.id} items={items} onClose={onClose} />
    </Modal>
  );
}

interface SectionChoiceProps {
  sections: readonly Contribution[];
  viewer: string;
  /** Uid of the chosen section. */
  chosen: string;
  onChoose: (uid: string) => void;
}

/** Which section is reordered. It stays the same while one of its items is dragged or saved. */
function SectionChoice({ sections, viewer, chosen, onChoose }: SectionChoiceProps) {
  const { busy } = use(ModalContext);
  return (
    <RadioGroup legend="Wishes for">
      {sections.map(({ uid, name }) => (
        <Radio
          key={uid}
          name="section"
          checked={uid === chosen}
          onChange={() => {
            if (!busy) onChoose(uid);
          }}
        >
          {uid === viewer ? 'Me' : name}
        </Radio>
      ))}
    </RadioGroup>
  );
}

interface ReorderListProps {
  listId: string;
  /** The items in their stored order, live. */
  items: Item[];
  onClose: () => void;
}

/**
 * One section's items, which are moved by dragging a handle, with the arrow keys on it, or with
 * buttons, which need no dragging. Each move is saved at once, one after another.
 */
function ReorderList({ listId, items: stored, onClose }: ReorderListProps) {
  const { items, move, saving, failure, announcement } = useReorder(listId, stored);
  const list = useRef<HTMLOListElement>(null);
  const order = items.map(({ id }) => id).join(' ');
  const { dragged, cancel, handleProps } = useDragToReorder(list, order, (from, to) => {
    const item = items[from];
    if (item) move(item.id, to);
  });
  const last = items.length - 1;
  useModalBusy(saving || dragged !== null);

  function onHandleKey(event: KeyboardEvent, itemId: string, index: number): void {
    if (event.key === 'Escape') cancel();
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(itemId, to);
  }

  /** Moves an item with a button; at an end that is disabled, the focus goes to the handle. */
  function moveBy(event: { currentTarget: HTMLElement }, itemId: string, to: number): void {
    if (to === 0 || to === last) {
      event.currentTarget.closest('li')?.querySelector<HTMLElement>('button')?.focus();
    }
    move(itemId, to);
  }

  return (
    <>
      <p className={`hint ${styles.help}`}>
        Drag an item by its handle, or use the arrow keys on it.
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ol
        ref={list}
        role="list"
        className={`${styles.rows} ${dragged === null ? '' : styles.dragging}`}
      >
        {items.map((item, index) => (
          <li key={item.id} className={`${styles.row} ${index === dragged ? styles.dragged : ''}`}>
            <button
              type="button"
              className={styles.handle}
              aria-label={`Reorder ${item.name}`}
              aria-keyshortcuts="ArrowUp ArrowDown Home End"
              onKeyDown={(event) => onHandleKey(event, item.id, index)}
              {...handleProps(index)}
            >
              <Icon name="drag" />
              <span className={styles.picture}>
                <ItemPicture imageUrl={item.imageUrl} />
              </span>
            </button>
            <span className={`clamped ${styles.name}`}>{item.name}</span>
            <span className={styles.buttons}>
              <IconButton
                icon="toTop"
                label={`Move ${item.name} to top`}
                disabled={index === 0}
                onClick={(event) => moveBy(event, item.id, 0)}
              />
              <IconButton
                icon="up"
                label={`Move ${item.name} up`}
                disabled={index === 0}
                onClick={(event) => moveBy(event, item.id, index - 1)}
              />
              <IconButton
                icon="down"
                label={`Move ${item.name} down`}
                disabled={index === last}
                onClick={(event) => moveBy(event, item.id, index + 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <ModalActions>
        <Button variant="secondary" busy={saving} onClick={onClose}>
          Done
        </Button>
      </ModalActions>
    </>
  );
}
