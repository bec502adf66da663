import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { renameList } from '../../hooks/commands/listCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { createList, type ListAttempt } from '../../hooks/commands/listCommands.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { listSchema } from '../../model/forms/schemas.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { FormActions, Modal } from '../../ui/modals/Modal.tsx';

interface ListModalProps {
  /** The list to rename; without it, a new list is created. */
  list?: { id: string; name: string };
  /** Called with the id of the new list before the modal closes. */
  onCreated?: (listId: string) => void;
  onClose: () => void;
}

/** §2 Modals: Add/Edit List (name only). */
export default function ListModal({ list, onCreated, onClose }: ListModalProps) {
  const user = useUser();
  const [attempt] = useState<ListAttempt>({ id: null });
  const { register, formState, onSubmit, failure, busy } = useSchemaForm(
    listSchema,
    { name: list?.name ?? '' },
    async ({ name }) => {
      if (list) {
        await renameList(list.id, name);
      } else {
        const listId = await createList(user, name, attempt);
        onCreated?.(listId);
      }
      onClose();
    },
  );
  return (
    <Modal
      title={list ? 'Edit List' : 'Create New List'}
      size="small"
      busy={busy}
      onClose={onClose}
    >
      <Form onSubmit={onSubmit} failure={failure}>
        <Field
          label="List Name"
          placeholder="Birthday, new home, baby shower …"
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <FormActions submit={list ? 'Save' : 'Create List'} busy={busy} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
