import { useState } from 'react';
import { removeMember } from '../../hooks/commands/listCommands.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import type { Person } from './MembersModal.tsx';

interface RemoveMemberModalProps {
  list: { id: string; name: string };
  person: Person;
  onClose: () => void;
}

/** Asks for confirmation to remove a member, and what happens to their items (F13). */
export function RemoveMemberModal({ list, person, onClose }: RemoveMemberModalProps) {
  const { uid, name, items } = person;
  const [takeItems, setTakeItems] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  return (
    <ConfirmModal
      title="Remove Member"
      confirm="Remove"
      onClose={onClose}
      command={() => removeMember(list.id, uid, { takeItems, onStep: setStep })}
    >
      <p>
        <strong>{name}</strong> will no longer be a member of <strong>{list.name}</strong>, and
        needs a new invite to come back.
      </p>
      {person.hasItems && (
        <RadioGroup legend={`What about the ${items} they added?`}>
          <Radio name="items" checked={!takeItems} onChoose={() => setTakeItems(false)}>
            Keep on the list, under their name
          </Radio>
          <Radio name="items" checked={takeItems} onChoose={() => setTakeItems(true)}>
            Delete for good, with everything marked as purchased
          </Radio>
        </RadioGroup>
      )}
      <DeletionProgress step={step} />
    </ConfirmModal>
  );
}

/** How many items of how many are deleted. */
export interface Step {
  done: number;
  of: number;
}

/** Which item is being deleted, where there are several: they are deleted one by one. */
export function DeletionProgress({ step }: { step: Step | null }) {
  return (
    <p role="status">{step && step.of > 1 && `Deleting item ${step.done + 1} of ${step.of} …`}</p>
  );
}
