import { useState } from 'react';
import { Form } from '../components/Form.tsx';
import { ItemPicture } from '../components/ItemPicture.tsx';
import { toAppError } from '../data/errors.ts';
import { markPurchased, type MarkAttempt } from '../hooks/listCommands.ts';
import { useSchemaForm } from '../hooks/useSchemaForm.ts';
import { piecesPurchased, type Item } from '../model/item.ts';
import { purchaseSchema } from '../model/schemas.ts';
import { Field } from '../ui/Field.tsx';
import { FormActions, Modal } from '../ui/Modal.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './modals.module.css';

interface MarkModalProps {
  /** As it is now: who was quicker shows while the modal is open. */
  item: Item;
  listName: string;
  /** What others bought of it is hidden from this person (F1): nothing here may tell. */
  hidden: boolean;
  /** The signed-in user's name, to save typing; '' for everybody else. */
  suggestedName: string;
  onClose: () => void;
}

/** §2 Modals: Mark as Purchased (name entry). A blank name is not submitted (§5). */
export default function MarkModal({
  item,
  listName,
  hidden,
  suggestedName,
  onClose,
}: MarkModalProps) {
  const showToast = useToast();
  // What was on the item when this person decided to buy it; whoever comes between is news.
  const [known, setKnown] = useState<string[] | null>(hidden ? null : item.purchasedBy);
  const [attempt] = useState<MarkAttempt>({ had: {} });
  const left = Math.max(item.quantity - piecesPurchased(item), 1);
  const { register, formState, onSubmit, failure, busy } = useSchemaForm(
    purchaseSchema,
    { name: suggestedName, pieces: '1' },
    async ({ name, pieces }) => {
      const { id: itemId, name: itemName, listId } = item;
      try {
        await markPurchased(
          { listId, listName, itemId, itemName, name, pieces, at: Date.now() },
          known,
          attempt,
        );
      } catch (error) {
        // Once told of the others, they may.
        const { code } = toAppError(error);
        if (code === 'marked-meanwhile' || code === 'already-marked') setKnown(null);
        throw error;
      }
      onClose();
      showToast('Marked as purchased. Thank you!');
    },
  );
  return (
    <Modal title="Mark as Purchased" size="small" busy={busy} onClose={onClose}>
      <Form onSubmit={onSubmit} failure={failure}>
        <p className={styles.item}>
          <ItemPicture imageUrl={item.imageUrl} eager />
          {item.name}
        </p>
        {item.purchasedBy.length > 0 && (
          <p role="status">Already marked by {item.purchasedBy.join(', ')}.</p>
        )}
        <Field
          label="Your Name"
          autoComplete="name"
          hint="So that the others know who bought it. No account needed."
          error={formState.errors.name?.message}
          {...register('name')}
        />
        {item.quantity > 1 && (
          <Field
            label="How many"
            type="number"
            inputMode="numeric"
            min={1}
            max={item.quantity}
            hint={`${left} of ${item.quantity} still wished for.`}
            error={formState.errors.pieces?.message}
            {...register('pieces')}
          />
        )}
        <FormActions submit="Mark as Purchased" busy={busy} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
