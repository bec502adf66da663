import { useState } from 'react';
import { ItemPicture } from '../../components/ItemPicture.tsx';
import { takeMarkBack, unmarkPurchased } from '../../hooks/commands/listCommands.ts';
import { piecesLeft, piecesOf, type Item } from '../../model/item.ts';
import type { Mark } from '../../model/mark.ts';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import styles from '../../components/modals/modals.module.css';

interface UnmarkModalProps {
  /** As it is now: who takes a name off meanwhile shows while the modal is open. */
  item: Item;
  /** This device's own marks of the item, those that are still there. */
  mine: Mark[];
  /** Whose names are on the item is hidden from this person (F1). */
  hidden: boolean;
  /** Marks the item with one more name instead. */
  onAddName: () => void;
  onClose: () => void;
}

/**
 * §2 Modals: Confirm Unmark. Clears every name, and says whose they are. Who marked the item on this
 * device can take back just their own name, also where the others' are hidden from them (F1, F2).
 */
export default function UnmarkModal({ onAddName, onClose, ...live }: UnmarkModalProps) {
  // What was asked about stays on the screen while it is being done.
  const [confirmed, setConfirmed] = useState<typeof live | null>(null);
  const { item, mine, hidden } = confirmed ?? live;
  /** The name to take off; null for all of them. */
  const [whose, setWhose] = useState(mine[0]?.name ?? null);
  const names = hidden ? mine.map(({ name }) => name) : item.purchasedBy;
  const isThere = whose === null ? names.length > 0 : names.includes(whose);
  const left = piecesLeft(item);

  async function unmark() {
    setConfirmed(live);
    try {
      const mark = mine.find(({ name }) => name === whose);
      await (mark ? takeMarkBack(mark) : unmarkPurchased(item.listId, item.id));
    } catch (error) {
      setConfirmed(null);
      throw error;
    }
  }

  return (
    <ConfirmModal
      title="Unmark as Purchased"
      confirm="Unmark"
      ready={isThere}
      onClose={onClose}
      command={unmark}
    >
      <p className={styles.item}>
        <ItemPicture imageUrl={item.imageUrl} eager />
        {item.name}
      </p>
      {!isThere && (
        <p role="alert">
          {whose === null
            ? 'This item is not marked as purchased any more.'
            : `${whose} is not on this item any more.`}
        </p>
      )}
      {isThere && mine.length > 0 && (
        <p>
          You marked this as <strong>{mine.map(({ name }) => name).join(' and ')}</strong>.
        </p>
      )}
      {isThere && mine.length > 0 && names.length > 1 && (
        <RadioGroup legend="Whose names should go?">
          {mine.map(({ name }) => (
            <Radio key={name} name="whose" checked={whose === name} onChoose={() => setWhose(name)}>
              {mine.length === 1 ? 'Only mine' : `Only ${name}`}
            </Radio>
          ))}
          {!hidden && (
            <Radio name="whose" checked={whose === null} onChoose={() => setWhose(null)}>
              All of them: {names.join(', ')}
            </Radio>
          )}
        </RadioGroup>
      )}
      {isThere && mine.length === 0 && (
        <>
          <p>{names.length === 1 ? 'Marked as purchased by:' : 'Marked as purchased by all of:'}</p>
          <ul className={styles.names}>
            {names.map((name) => (
              <li key={name}>
                {name}
                {piecesOf(item, name) > 1 && `, ${piecesOf(item, name)} pieces`}
              </li>
            ))}
          </ul>
        </>
      )}
      {isThere && <p>{consequence(item, whose, hidden)}</p>}
      {isThere && !hidden && (item.quantity === 1 || left > 0) && (
        <p>
          <Button variant="ghost" onClick={onAddName}>
            {mine.length > 0 ? 'Add another name' : 'I have bought it too'}
          </Button>
        </p>
      )}
    </ConfirmModal>
  );
}

/** What others will see once the name is gone, or all are where `whose` is null. */
function consequence(item: Item, whose: string | null, hidden: boolean): string {
  if (hidden) return 'Only your own name goes. What others bought stays hidden from you.';
  const rest = item.purchasedBy.filter((name) => whose !== null && name !== whose);
  return piecesLeft({ ...item, purchasedBy: rest }) > 0
    ? 'Others will see the item as still wanted and may buy it again.'
    : `Others will see the item as purchased by ${rest.join(', ')}.`;
}
