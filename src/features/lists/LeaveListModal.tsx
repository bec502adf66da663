import { useState } from 'react';
import { leaveList } from '../../hooks/commands/listCommands.ts';
import type { Person } from '../../model/list.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { useFocusAfterClose } from '../../components/modals/useFocusAfterClose.ts';
import { useUndo } from '../../components/modals/useUndo.ts';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';

interface LeaveListModalProps {
  list: { id: string; name: string };
  onClose: () => void;
}

/** Asks for confirmation to leave a list (§4 List membership), and what happens to the user's items. */
export default function LeaveListModal({ list, onClose }: LeaveListModalProps) {
  const user = useUser();
  const offerUndo = useUndo();
  const focusAfterClose = useFocusAfterClose();
  const [takeItems, setTakeItems] = useState(false);
  // Filled by the command and kept for a retry, so that undoing restores all deleted items.
  const [taken] = useState<string[]>([]);
  const [takenPeople] = useState<Person[]>([]);
  return (
    <ConfirmModal
      title="Leave List"
      confirm="Leave List"
      onClose={onClose}
      command={async () => {
        const { undo, commit } = await leaveList(list.id, user, {
          takeItems,
          taken,
          takenPeople,
        });
        // The list's card, from which this was opened, is about to go.
        focusAfterClose(document.getElementById('main'));
        offerUndo(`You left ${list.name}.`, undo, commit);
      }}
      fields={
        <RadioGroup legend="What about the items you added?">
          <Radio name="items" checked={!takeItems} onChange={() => setTakeItems(false)}>
            Leave them on the list, without my name
          </Radio>
          <Radio name="items" checked={takeItems} onChange={() => setTakeItems(true)}>
            Delete them
          </Radio>
        </RadioGroup>
      }
    >
      <p>
        You will no longer be a member of <strong>{list.name}</strong>. You need a new invite to
        come back later.
      </p>
    </ConfirmModal>
  );
}
