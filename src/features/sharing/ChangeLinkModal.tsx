import { useState } from 'react';
import { changeLink, newLinkOf } from '../../hooks/commands/listCommands.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { useUser } from '../../hooks/useAuth.tsx';

interface ChangeLinkModalProps {
  list: { id: string; name: string };
  /** The link was changed; receives the list's new id. */
  onChanged: (id: string) => void;
  onClose: () => void;
}

/** Asks for confirmation to give a list a new link, which ends the old one (F13). */
export function ChangeLinkModal({ list, onChanged, onClose }: ChangeLinkModalProps) {
  const { uid } = useUser();
  // The same for all attempts; the page follows the list before the answer comes.
  const [{ from, to }] = useState(() => ({ from: list.id, to: newLinkOf(list.id) }));
  return (
    <ConfirmModal
      title="Change the Link"
      confirm="Change the Link"
      onClose={onClose}
      command={async () => {
        await changeLink(from, uid, to);
        onChanged(to);
      }}
    >
      <p>
        Anyone with the old link of <strong>{list.name}</strong>, including a printed QR code, will
        see “This list is private now” until you send them the new one.
      </p>
      <p>
        Members won't notice. All wishes and marks stay. Open invites stop working. This cannot be
        undone.
      </p>
    </ConfirmModal>
  );
}
