import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { useFocusAfterClose } from '../../components/modals/useFocusAfterClose.ts';

interface RevealModalProps {
  onReveal: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a contributor sees the purchases of their own items (F1). */
export default function RevealModal({ onReveal, onClose }: RevealModalProps) {
  const focusAfterClose = useFocusAfterClose();
  return (
    <ConfirmModal
      title="Spoil the surprise?"
      confirm="Reveal"
      danger={false}
      onClose={onClose}
      command={async () => {
        onReveal();
        // The button that opened this is gone.
        focusAfterClose(document.getElementById('main'));
      }}
    >
      <p>You will see which of your own items were bought, until you leave this page.</p>
    </ConfirmModal>
  );
}
