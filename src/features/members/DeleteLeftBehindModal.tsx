import { useState } from 'react';
import { deleteLeftBehind } from '../../hooks/commands/listCommands.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import type { Person } from './MembersModal.tsx';
import { DeletionProgress, type Step } from './RemoveMemberModal.tsx';

interface DeleteLeftBehindModalProps {
  list: { id: string; name: string };
  person: Person;
  onClose: () => void;
}

/** Asks for confirmation to delete the items of somebody who is no longer a member (F13). */
export function DeleteLeftBehindModal({ list, person, onClose }: DeleteLeftBehindModalProps) {
  const [step, setStep] = useState<Step | null>(null);
  return (
    <ConfirmModal
      title="Delete Items"
      confirm="Delete Items"
      onClose={onClose}
      command={() => deleteLeftBehind(list.id, person.uid, setStep)}
    >
      <p>
        The {person.items} that <strong>{person.name}</strong> left on <strong>{list.name}</strong>{' '}
        will be gone for good, with everything marked as purchased.
      </p>
      <DeletionProgress step={step} />
    </ConfirmModal>
  );
}
