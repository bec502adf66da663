import { useState } from 'react';
import { removeMember } from '../../hooks/commands/listCommands.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { DeletionProgress, type DeletionStep } from './DeletionProgress.tsx';
import { countedItems, type MemberSummary } from './memberSummary.ts';

interface RemoveMemberModalProps {
  list: { id: string; name: string };
  member: MemberSummary;
  onClose: () => void;
}

/** Asks for confirmation to remove a member, and what happens to their items (F13). */
export function RemoveMemberModal({ list, member, onClose }: RemoveMemberModalProps) {
  const { uid, name, itemCount } = member;
  const [takeItems, setTakeItems] = useState(false);
  const [step, setStep] = useState<DeletionStep | null>(null);
  return (
    <ConfirmModal
      title="Remove Member"
      confirm="Remove"
      onClose={onClose}
      // Otherwise “Deleting item 2 of 3…” would stand beside the error that has stopped it.
      command={() =>
        removeMember(list.id, uid, { takeItems, onStep: setStep }).finally(() => setStep(null))
      }
      fields={
        <>
          {itemCount > 0 && (
            <RadioGroup legend={`What about the ${countedItems(itemCount)} they added?`}>
              <Radio name="items" checked={!takeItems} onChange={() => setTakeItems(false)}>
                Keep on the list, under their name
              </Radio>
              <Radio name="items" checked={takeItems} onChange={() => setTakeItems(true)}>
                Delete for good, with everything marked as purchased
              </Radio>
            </RadioGroup>
          )}
          <DeletionProgress step={step} />
        </>
      }
    >
      <p>
        <strong>{name}</strong> will no longer be a member of <strong>{list.name}</strong>, and
        needs a new invite to come back.
      </p>
    </ConfirmModal>
  );
}
