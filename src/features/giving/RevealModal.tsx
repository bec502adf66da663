import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';

interface RevealModalProps {
  onReveal: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a contributor sees the purchases of their own items (F1). */
export default function RevealModal({ onReveal, onClose }: RevealModalProps) {
  return (
    <ConfirmModal
      title="Spoil the surprise?"
      confirm="Reveal"
      danger={false}
      onClose={onClose}
      command={async () => onReveal()}
    >
      <p>You will see which of your own items were bought, until you leave this page.</p>
    </ConfirmModal>
  );
}
