import { useState } from 'react';
import { archiveList } from '../../hooks/commands/listCommands.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';

interface ArchiveModalProps {
  list: { id: string; name: string; archived: boolean };
  onClose: () => void;
}

/** Asks for confirmation to archive a list, or to undo that (F7). */
export default function ArchiveModal({ list, onClose }: ArchiveModalProps) {
  // As it was when the modal was opened: the live list changes before the answer arrives, and a retry
  // after a lost answer would do the opposite.
  const [{ archived }] = useState(list);
  return (
    <ConfirmModal
      title={archived ? 'Bring List Back' : 'Archive List'}
      confirm={archived ? 'Bring Back' : 'Archive'}
      danger={false}
      onClose={onClose}
      command={() => archiveList(list.id, !archived)}
    >
      <p>
        {archived ? (
          <>
            <strong>{list.name}</strong> returns to everyone's My Lists, and gifts can be marked
            again.
          </>
        ) : (
          <>
            <strong>{list.name}</strong> leaves everyone's My Lists, and gifts can no longer be
            marked. You can bring it back at any time.
          </>
        )}
      </p>
    </ConfirmModal>
  );
}
