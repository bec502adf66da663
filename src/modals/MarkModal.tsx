import { Form } from '../components/Form.tsx';
import { ItemPicture } from '../components/ItemPicture.tsx';
import { markPurchased } from '../hooks/listCommands.ts';
import { useSchemaForm } from '../hooks/useSchemaForm.ts';
import type { Item } from '../model/item.ts';
import { purchaseSchema } from '../model/schemas.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Modal, ModalActions } from '../ui/Modal.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './modals.module.css';

interface MarkModalProps {
  item: Item;
  /** The signed-in user's name, to save typing; '' for everybody else. */
  suggestedName: string;
  onClose: () => void;
}

/** §2 Modals: Mark as Purchased (name entry). A blank name is not submitted (§5). */
export default function MarkModal({ item, suggestedName, onClose }: MarkModalProps) {
  const showToast = useToast();
  const { register, formState, onSubmit, failure, busy } = useSchemaForm(
    purchaseSchema,
    { name: suggestedName },
    async ({ name }) => {
      await markPurchased(item.listId, item.id, name);
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
        <Field
          label="Your Name"
          autoComplete="name"
          hint="So that the others know who bought it. No account needed."
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <ModalActions>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Mark as Purchased
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
