import { useState } from 'react';
import { deleteLeftBehind } from '../../hooks/commands/listCommands.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { DeletionProgress, type DeletionStep } from './DeletionProgress.tsx';
import { countedItems, type MemberSummary } from './memberSummary.ts';

interface DeleteLeftBehindModalProps {
  list: { id: string; name: string };
  member: MemberSummary;
  onClose: () => void;
}

/** Asks for confirmation to delete the items of somebody who is no longer a member (F13). */
export function DeleteLeftBehindModal({ list, member, onClose }: DeleteLeftBehindModalProps) {
  const [step, setStep] = useState<DeletionStep | null>(null);
  return (
    <ConfirmModal
      title="Delete Items"
      confirm="Delete Items"
      onClose={onClose}
      // Otherwise “Deleting item 2 of 3…” would stand beside the error that has stopped it.
      command={() => deleteLeftBehind(list.id, member.uid, setStep).finally(() => setStep(null))}
      fields={<DeletionProgress step={step} />}
    >
      <p>
        The {countedItems(member.itemCount)} that <strong>{member.name}</strong> left on{' '}
        <strong>{list.name}</strong> will be gone for good, with everything marked as purchased.
      </p>
    </ConfirmModal>
  );
}
