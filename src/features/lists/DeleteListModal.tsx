import { useState } from 'react';
import { deleteList } from '../../hooks/commands/listCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import type { ListSummary } from '../../model/list.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';

interface DeleteListModalProps {
  list: Pick<ListSummary, 'id' | 'name' | 'ownerId' | 'itemCount' | 'members'>;
  /** Called before the list is deleted. */
  onDeleting: (() => void) | undefined;
  onDeleted: (() => void) | undefined;
  onClose: () => void;
}

/**
 * §2 Modals: Delete List confirmation. Explains what is lost and for whom. A member who is not the
 * owner has to type the list's name, because the list belongs to somebody else.
 */
export default function DeleteListModal({
  list,
  onDeleting,
  onDeleted,
  onClose,
}: DeleteListModalProps) {
  const user = useUser();
  const [typed, setTyped] = useState('');
  const isOwner = list.ownerId === user.uid;
  return (
    <ConfirmModal
      title="Delete List"
      confirm="Delete List"
      ready={isOwner || typed.trim() === list.name.trim()}
      onClose={onClose}
      command={async () => {
        // §8 asks for this.
        if (!list.id) {
          console.warn('A list without an id cannot be deleted');
          return;
        }
        onDeleting?.();
        await deleteList(list.id, user.uid);
        onDeleted?.();
      }}
      fields={
        !isOwner && (
          <Field
            label="Type the list's name to confirm"
            hint="This list belongs to someone else. If you only want it off your dashboard, leave it instead."
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )
      }
    >
      <p>
        <strong>{list.name}</strong> will be gone for good
        {forWhom(list.members.length)}
        {list.itemCount > 0
          ? `, with ${list.itemCount === 1 ? 'its item' : `its ${list.itemCount} items`} and everything marked as purchased`
          : ''}
        . Its public link will stop working.
      </p>
    </ConfirmModal>
  );
}

function forWhom(memberCount: number): string {
  if (memberCount < 2) return '';
  return memberCount === 2 ? ', for both members' : `, for all ${memberCount} members`;
}
