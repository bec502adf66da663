import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '../components/Form.tsx';
import { duplicateList } from '../hooks/listCommands.ts';
import { useUser } from '../hooks/useAuth.tsx';
import { useSchemaForm } from '../hooks/useSchemaForm.ts';
import type { CopySoFar, List } from '../model/list.ts';
import { listSchema } from '../model/schemas.ts';
import { paths } from '../paths.ts';
import { Field } from '../ui/Field.tsx';
import { FormActions, Modal } from '../ui/Modal.tsx';

interface DuplicateModalProps {
  list: List;
  onClose: () => void;
}

/** A new list from one's own wishes on another, for next year (F7). */
export default function DuplicateModal({ list, onClose }: DuplicateModalProps) {
  const user = useUser();
  const navigate = useNavigate();
  const [soFar] = useState<CopySoFar>({ listId: null, itemIds: [] });
  const own = list.items.filter(({ addedBy }) => addedBy === user.uid).length;
  const { register, formState, onSubmit, failure, busy } = useSchemaForm(
    listSchema,
    { name: list.name },
    async ({ name }) => {
      const id = await duplicateList(list, user, name, soFar);
      onClose();
      void navigate(paths.list(id));
    },
  );
  return (
    <Modal title="Duplicate List" size="small" busy={busy} onClose={onClose}>
      <Form onSubmit={onSubmit} failure={failure}>
        <p>
          A new list with your {own === 1 ? 'one wish' : `${own} wishes`}, nothing of it purchased.
          What others wished for stays theirs to add.
        </p>
        <Field
          label="List Name"
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <FormActions submit="Duplicate" busy={busy} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
