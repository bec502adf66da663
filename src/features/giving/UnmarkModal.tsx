import { useEffect, useState } from 'react';
import { forgetMark, takeMarkBack, unmarkPurchased } from '../../hooks/commands/markCommands.ts';
import { isUnanswered } from '../../model/errors.ts';
import { piecesLeft, piecesOf, type Item } from '../../model/item.ts';
import { LIMITS } from '../../model/limits.ts';
import type { Mark } from '../../model/marks/mark.ts';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Button } from '../../ui/Button.tsx';
import { ModalItem } from '../../components/modals/ModalItem.tsx';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import styles from '../../components/modals/modals.module.css';

interface UnmarkModalProps {
  /** The current item: names removed by others disappear while the modal is open. */
  item: Item;
  /** This device's marks of the item whose names are still on it. */
  mine: Mark[];
  /** The item's purchases are hidden from this user (F1). */
  hidden: boolean;
  /** Members other than who wishes for the item can restore names that are removed from it. */
  restorable: boolean;
  /** Marks the item with one more name instead. */
  onAddName: () => void;
  onClose: () => void;
}

/**
 * §2 Modals: Confirm Unmark. Removes all names, after showing them. A user who marked the item on this
 * device can remove only their own name, also when the other names are hidden from them (F1, F2).
 */
export default function UnmarkModal({ restorable, onAddName, onClose, ...live }: UnmarkModalProps) {
  // During the command the item shown stays as it was when the user confirmed.
  const [confirmed, setConfirmed] = useState<typeof live | null>(null);
  const { item, mine, hidden } = confirmed ?? live;
  /** The name to remove; null for all names. */
  const [whose, setWhose] = useState(mine[0]?.name ?? null);
  const names = hidden ? mine.map(({ name }) => name) : item.purchasedBy;
  const isThere = whose === null ? names.length > 0 : names.includes(whose);
  const left = piecesLeft(item);
  /** This device's marks that a command without an answer was to remove. */
  const [unanswered, setUnanswered] = useState<Mark[] | null>(null);
  // They are removed when the list says so, whatever came of the answer.
  useEffect(() => {
    if (unanswered === null || isThere) return;
    for (const mark of unanswered) forgetMark(mark);
    onClose();
  }, [unanswered, isThere, onClose]);

  const choose = (name: string | null) => {
    setWhose(name);
    // What the list says of another name tells nothing of the command.
    setUnanswered(null);
  };

  async function unmark() {
    setConfirmed(live);
    setUnanswered(null);
    const mark = mine.find(({ name }) => name === whose);
    try {
      await (mark ? takeMarkBack(mark) : unmarkPurchased(item.listId, item.id));
    } catch (error) {
      setConfirmed(null);
      if (isUnanswered(error)) setUnanswered(mark ? [mark] : mine);
      throw error;
    }
  }

  const hasChoice = isThere && mine.length > 0 && names.length > 1;
  const consequences = isThere && (
    <>
      <p>{consequence(item, whose, hidden)}</p>
      {!hidden && restorable && whose === null && (
        <p>
          Members of the list can restore {names.length === 1 ? 'the name' : 'the names'} for{' '}
          {LIMITS.removedMarksDays} days.
        </p>
      )}
    </>
  );

  return (
    <ConfirmModal
      title="Unmark as Purchased"
      confirm="Unmark"
      ready={isThere}
      onClose={onClose}
      command={unmark}
      fields={
        <>
          {hasChoice && (
            <RadioGroup legend="Which names should be removed?">
              {mine.map(({ name }) => (
                <Radio
                  key={name}
                  name="whose"
                  checked={whose === name}
                  onChange={() => choose(name)}
                >
                  {mine.length === 1 ? 'Only mine' : `Only ${name}`}
                </Radio>
              ))}
              {!hidden && (
                <Radio name="whose" checked={whose === null} onChange={() => choose(null)}>
                  All of them: {names.join(', ')}
                </Radio>
              )}
            </RadioGroup>
          )}
          {hasChoice && consequences}
          {isThere && !hidden && (item.quantity === 1 || left > 0) && (
            <p>
              <Button variant="ghost" flush disabled={confirmed !== null} onClick={onAddName}>
                {mine.length > 0 ? 'Add another name' : 'I bought it, too'}
              </Button>
            </p>
          )}
        </>
      }
    >
      <ModalItem item={item} />
      {!isThere && (
        <p role="alert">
          {whose === null
            ? 'This item is not marked as purchased anymore.'
            : `${whose} is not on this item anymore.`}
        </p>
      )}
      {isThere && mine.length > 0 && (
        <p>
          You marked this as <strong>{mine.map(({ name }) => name).join(' and ')}</strong>.
        </p>
      )}
      {isThere && mine.length === 0 && (
        <>
          <p>Marked as purchased by:</p>
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
      {!hasChoice && consequences}
    </ConfirmModal>
  );
}

/** What others will see after the name is removed, or after all are when `whose` is null. */
function consequence(item: Item, whose: string | null, hidden: boolean): string {
  if (hidden) return 'Only your own name is removed. What others bought stays hidden from you.';
  const rest = item.purchasedBy.filter((name) => whose !== null && name !== whose);
  return piecesLeft({ ...item, purchasedBy: rest }) > 0
    ? 'Others will see the item as still wanted and may buy it again.'
    : `Others will see the item as purchased by ${rest.join(', ')}.`;
}
