import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';

interface RevealModalProps {
  /** Whose items these are, of `describeHidden`. */
  whose: string;
  onReveal: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a viewer sees the purchases that are hidden from them (F1, F11). */
export default function RevealModal({ whose, onReveal, onClose }: RevealModalProps) {
  return (
    <ConfirmModal
      title="Spoil the surprise?"
      confirm="Reveal"
      danger={false}
      onClose={onClose}
      command={async () => onReveal()}
    >
      <p>You will see which of {whose} were bought, until you leave this page.</p>
    </ConfirmModal>
  );
}
