import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { toAppError } from '../../model/errors.ts';
import { deleteList, duplicateList } from '../../hooks/commands/listCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { newDuplication } from '../../model/duplication.ts';
import { LIMITS } from '../../model/limits.ts';
import { cleanName } from '../../model/line.ts';
import type { List } from '../../model/list.ts';
import { listSchema } from '../../model/forms/schemas.ts';
import { paths } from '../../model/paths.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { FormActions } from '../../ui/modals/ModalActions.tsx';
import { useModalNavigate } from '../../lib/modals/useModalNavigate.ts';
import { useToast } from '../../ui/toasts/Toast.tsx';

/** Creates a new list from the user's own items of this one, e.g. for next year (F7). */
export default function DuplicateModal({ list, onClose }: { list: List; onClose: () => void }) {
  const user = useUser();
  const navigate = useModalNavigate();
  const showToast = useToast();
  const [progress] = useState(newDuplication);
  const [stop] = useState(() => new AbortController());
  /** Deletes the incomplete duplicate after a cancellation; reports it when that fails. */
  const undo = async (name: string) => {
    if (progress.listId === null) return;
    try {
      await deleteList(progress.listId, user.uid);
    } catch (error) {
      const { code, cause } = toAppError(error);
      // 'not-found': the duplicate had not been created yet.
      if (code !== 'not-found') {
        console.warn('A stopped duplicate could not be deleted', cause ?? error);
        return showToast(
          `Duplicating was stopped, but part of the copy may be among your lists as “${name}.” Delete it there.`,
          'error',
        );
      }
    }
    showToast('Duplicating was stopped. Nothing was copied.');
  };

  const own = list.items.filter(({ addedBy }) => addedBy === user.uid).length;
  const { fieldProps, onSubmit, failure, busy, getValues } = useSchemaForm(
    listSchema,
    { name: copyName(list.name) },
    async ({ name }) => {
      try {
        const id = await duplicateList({
          list,
          owner: user,
          name,
          progress,
          signal: stop.signal,
        });
        if (!stop.signal.aborted) {
          await navigate(paths.list(id));
          showToast('Duplicated. This is the copy.');
          return onClose();
        }
      } catch (error) {
        if (!stop.signal.aborted) throw error;
      }
      await undo(name);
    },
  );

  // The dialog can be closed at any time: a running command stops after its current item and is undone.
  const close = () => {
    stop.abort();
    onClose();
    if (!busy) void undo(getValues('name'));
  };
  return (
    <Modal title="Duplicate List" size="small" asksBeforeClosing={!busy} onClose={close}>
      <Form onSubmit={onSubmit} failure={failure} busy={busy}>
        <p>
          {whatIsCreated(own)} Other people's wishes are not copied.
          {list.private && ' It is private, too.'}
        </p>
        <Field label="List Name" autoComplete="off" {...fieldProps('name')} />
        <FormActions submit="Duplicate" busy={busy} stoppable onCancel={close} />
      </Form>
    </Modal>
  );
}

const COPY = ' (copy)';

/** So that My Lists does not show two lists of the same name. */
function copyName(name: string): string {
  return cleanName(name, LIMITS.listName - COPY.length) + COPY;
}

function whatIsCreated(wishes: number): string {
  if (wishes === 0) return 'Creates an empty list: you have no wishes on this one.';
  if (wishes === 1) return 'Creates a new list with your one wish, not purchased.';
  return `Creates a new list with your ${wishes} wishes, none of them purchased.`;
}
