import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { createList, editList, type ListAttempt } from '../../hooks/commands/listCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { listSchema } from '../../model/forms/schemas.ts';
import { useModalNavigate } from '../../lib/modals/useModalNavigate.ts';
import { paths } from '../../model/paths.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { FormActions } from '../../ui/modals/ModalActions.tsx';

interface ListModalProps {
  /** The list to edit; without it, a new list is created. */
  list?: { id: string; name: string; description: string };
  /** Called with the id of the new list before the modal closes; without it, the list is opened. */
  onCreated?: (listId: string) => void;
  onClose: () => void;
}

/** §2 Modals: Add/Edit List. A new list has a name only; a description can be added later. */
export default function ListModal({ list: current, onCreated, onClose }: ListModalProps) {
  const user = useUser();
  const navigate = useModalNavigate();
  // As it was when the form was opened: fields that are not edited here must not undo others' changes.
  const [list] = useState(current);
  const [attempt] = useState<ListAttempt>({ id: null });
  const { fieldProps, onSubmit, failure, busy } = useSchemaForm(
    listSchema,
    { name: list?.name ?? '', description: list?.description ?? '' },
    async ({ name, description = '' }) => {
      if (list && current) {
        // The id can change while the form is open: with a new link (F13).
        await editList(current.id, {
          ...(name !== list.name && { name }),
          ...(description !== list.description && { description }),
        });
      } else {
        const listId = await createList(user, name, attempt);
        if (onCreated) onCreated(listId);
        else await navigate(paths.list(listId));
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
      <Form onSubmit={onSubmit} failure={failure} busy={busy}>
        <Field
          label="List Name"
          placeholder="Birthday, new home, baby shower"
          autoComplete="off"
          {...fieldProps('name')}
        />
        {list && (
          <Field
            label="Description"
            multiline
            hint="Optional. Everyone who opens the list sees it."
            {...fieldProps('description')}
          />
        )}
        <FormActions submit={list ? 'Save' : 'Create List'} busy={busy} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
