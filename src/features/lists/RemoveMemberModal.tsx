import { useState } from 'react';
import { removeMember } from '../../hooks/commands/listCommands.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { DeletionProgress, type Step } from './DeletionProgress.tsx';
import { itemsText } from './itemsText.ts';
import type { Person } from './MembersModal.tsx';

interface RemoveMemberModalProps {
  list: { id: string; name: string };
  person: Person;
  onClose: () => void;
}

/** Asks for confirmation to remove a member, and what happens to their items (F13). */
export function RemoveMemberModal({ list, person, onClose }: RemoveMemberModalProps) {
  const { uid, name, itemCount } = person;
  const [deleteItems, setDeleteItems] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  return (
    <ConfirmModal
      title="Remove Member"
      confirm="Remove"
      onClose={onClose}
      command={() => removeMember(list.id, uid, { deleteItems, onStep: setStep })}
    >
      <p>
        <strong>{name}</strong> will no longer be a member of <strong>{list.name}</strong>, and
        needs a new invite to come back.
      </p>
      {itemCount > 0 && (
        <RadioGroup legend={`What about the ${itemsText(itemCount)} they added?`}>
          <Radio name="items" checked={!deleteItems} onChoose={() => setDeleteItems(false)}>
            Keep on the list, under their name
          </Radio>
          <Radio name="items" checked={deleteItems} onChoose={() => setDeleteItems(true)}>
            Delete for good, with everything marked as purchased
          </Radio>
        </RadioGroup>
      )}
      <DeletionProgress step={step} />
    </ConfirmModal>
  );
}
