import { useEffect, useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { forgetGiverName, readGiverName, rememberGiverName } from '../../device/giverName.ts';
import { toAppError } from '../../model/errors.ts';
import { makeRoom, markPurchased, type MarkAttempt } from '../../hooks/commands/markCommands.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { piecesLeft, piecesOf, type Item } from '../../model/item.ts';
import { seenOf } from '../../model/marks/mark.ts';
import { LIMITS } from '../../model/limits.ts';
import { cleanName } from '../../model/line.ts';
import { purchaseSchema } from '../../model/forms/schemas.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { FormActions } from '../../ui/modals/ModalActions.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { ModalItem } from '../../components/modals/ModalItem.tsx';
import styles from './MarkModal.module.css';

interface MarkModalProps {
  /** The current item: marks by others appear while the modal is open. */
  item: Item;
  listName: string;
  /** The item's purchases are hidden from this user (F1), so nothing here may reveal them. */
  hidden: boolean;
  /** Members other than who wishes for the item can restore names that are removed from it. */
  restorable: boolean;
  /**
   * The initial value of the name field: the signed-in user's name. With '' a visitor is offered the
   * name they gave on this device the last time.
   */
  suggestedName: string;
  onClose: () => void;
}

/** §2 Modals: Mark as Purchased (name entry). A blank name is not submitted (§5). */
export default function MarkModal({
  item,
  listName,
  hidden,
  restorable,
  suggestedName,
  onClose,
}: MarkModalProps) {
  const showToast = useToast();
  const { user } = useAuth();
  const [remembered, setRemembered] = useState(() => (suggestedName ? '' : readGiverName()));
  // The names on the item when the modal was opened; the user is told about names added since.
  const [known, setKnown] = useState<string[] | null>(hidden ? null : item.purchasedBy);
  // The user was told that the item has no room for another name, and may replace the newest one.
  const [isFull, setFull] = useState(false);
  const [attempt] = useState<MarkAttempt>(() => new Map());
  // During the submit the item shown stays as it was, because it may already have the user's name.
  const [sent, setSent] = useState<Item | null>(null);
  const shown = sent ?? item;
  const { purchasedBy, quantity, name: itemName } = shown;
  const left = piecesLeft(shown);
  const { fieldProps, setValue, setFocus, onSubmit, failure, busy } = useSchemaForm(
    purchaseSchema,
    {
      name: cleanName(
        suggestedName || remembered,
        LIMITS.purchaserName,
        LIMITS.purchaserBytesPerCharacter,
      ),
      pieces: '1',
    },
    async ({ name, pieces: typed }) => {
      const { id: itemId, listId } = item;
      // The field disappears when only one piece is wished for by now: its value must not be sent.
      const pieces = item.quantity > 1 ? typed : 1;
      setSent(item);
      try {
        if (isFull) await makeRoom(listId, itemId, { name: name.trim(), pieces });
        await markPurchased(
          { listId, listName, itemId, itemName, name, pieces, at: Date.now(), seen: seenOf(item) },
          { known, hidden },
          attempt,
        );
      } catch (error) {
        setSent(null);
        // The user has now seen the other names and may mark the item all the same.
        const { code } = toAppError(error);
        if (code === 'marked-meanwhile' || code === 'already-marked') setKnown(null);
        // A viewer from whom the names are hidden must not learn which one would be replaced.
        setFull(code === 'item-full' && !hidden);
        throw error;
      }
      if (!user) rememberGiverName(name);
      onClose();
      showToast('Marked as purchased. Thank you!');
    },
  );
  // A mark whose response was lost has arrived when the list shows it. `useUnansweredMarks` then says so.
  const [arrived] =
    [...attempt].find(
      ([name, had]) => failure && item.purchasedBy.includes(name) && piecesOf(item, name) > had,
    ) ?? [];
  useEffect(() => {
    if (!arrived) return;
    if (!user) rememberGiverName(arrived);
    onClose();
  }, [arrived, user, onClose]);
  const onOtherPerson = () => {
    forgetGiverName();
    setRemembered('');
    setValue('name', '');
    setFocus('name');
  };
  return (
    <Modal title="Mark as Purchased" size="small" busy={busy} onClose={onClose}>
      <Form onSubmit={onSubmit} failure={failure} busy={busy}>
        <div>
          <ModalItem item={shown} />
          <p role="status">
            {purchasedBy.length > 0 && `Already marked by ${purchasedBy.join(', ')}.`}
          </p>
        </div>
        <Field
          label="Your Name"
          autoComplete="name"
          hint="So others know who bought it. No account needed."
          {...fieldProps('name')}
        />
        <p role="status">
          {isFull &&
            `Mark it again to take the place of the newest name, ${purchasedBy.at(-1)}.${restorable ? ' Members of the list can put that back.' : ''}`}
        </p>
        {remembered && (
          <Button variant="ghost" flush className={styles.notYou} onClick={onOtherPerson}>
            Not you?
          </Button>
        )}
        {quantity > 1 && (
          <Field
            label="How many"
            type="number"
            inputMode="numeric"
            min={1}
            max={hidden ? quantity : Math.max(left, 1)}
            hint={hidden ? `${quantity} wanted.` : `${left} of ${quantity} still wanted.`}
            {...fieldProps('pieces')}
          />
        )}
        <FormActions submit="Mark as Purchased" busy={busy} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
