import { handOverList } from '../../hooks/commands/listCommands.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import type { MemberSummary } from './memberSummary.ts';

interface HandOverModalProps {
  list: { id: string; name: string };
  member: MemberSummary;
  /** Called after the list has another owner. */
  onHandedOver: () => void;
  onClose: () => void;
}

/** Asks for confirmation to make another member the owner of a list (F13). */
export function HandOverModal({ list, member, onHandedOver, onClose }: HandOverModalProps) {
  return (
    <ConfirmModal
      title="Hand Over List"
      confirm="Hand Over"
      danger={false}
      onClose={onClose}
      command={async () => {
        await handOverList(list.id, member.uid);
        onHandedOver();
      }}
    >
      <p>
        <strong>{member.name}</strong> becomes the owner of <strong>{list.name}</strong>. From then
        on only they can remove members, archive the list or make it private, and only they can give
        it back. You stay a member.
      </p>
    </ConfirmModal>
  );
}
