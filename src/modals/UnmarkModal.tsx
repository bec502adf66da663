import { useState } from 'react';
import { ItemPicture } from '../components/ItemPicture.tsx';
import { takeMarkBack, unmarkPurchased } from '../hooks/listCommands.ts';
import { piecesOf, type Item } from '../model/item.ts';
import type { Mark } from '../model/mark.ts';
import { Choice, Choices } from '../ui/Choices.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';
import styles from './modals.module.css';

interface UnmarkModalProps {
  item: Item;
  /** This device's own mark of the item, if it has one. */
  mine: Mark | undefined;
  /** Marks the item with one more name instead. */
  onAddName: () => void;
  onClose: () => void;
}

/**
 * §2 Modals: Confirm Unmark. Clears every name, and says whose they are. Who marked the item on this
 * device can take back just their own name, also where the others' are hidden from them (F1, F2).
 */
export default function UnmarkModal({ item, mine, onAddName, onClose }: UnmarkModalProps) {
  const others = item.purchasedBy.filter((name) => name !== mine?.name);
  const [onlyMine, setOnlyMine] = useState(mine !== undefined);
  return (
    <ConfirmModal
      title="Unmark as Purchased"
      confirm="Unmark"
      onClose={onClose}
      command={() =>
        mine && onlyMine ? takeMarkBack(mine) : unmarkPurchased(item.listId, item.id)
      }
    >
      <p className={styles.item}>
        <ItemPicture imageUrl={item.imageUrl} eager />
        {item.name}
      </p>
      {mine ? (
        <p>
          You marked this as <strong>{mine.name}</strong>.
        </p>
      ) : (
        <p>
          {item.purchasedBy.length === 1
            ? 'Marked as purchased by:'
            : 'Marked as purchased by all of:'}
        </p>
      )}
      {mine && others.length > 0 && (
        <Choices legend="Whose names should go?">
          <Choice name="whose" checked={onlyMine} onChoose={() => setOnlyMine(true)}>
            Only mine
          </Choice>
          <Choice name="whose" checked={!onlyMine} onChoose={() => setOnlyMine(false)}>
            All of them: {item.purchasedBy.join(', ')}
          </Choice>
        </Choices>
      )}
      {!mine && (
        <ul className={styles.names}>
          {item.purchasedBy.map((name) => (
            <li key={name}>
              {name}
              {piecesOf(item, name) > 1 && `, ${piecesOf(item, name)} pieces`}
            </li>
          ))}
        </ul>
      )}
      <p>Others will see the item as still wanted and may buy it again.</p>
      {!mine && (
        <p>
          <Button variant="ghost" onClick={onAddName}>
            I have bought it too
          </Button>
        </p>
      )}
    </ConfirmModal>
  );
}
