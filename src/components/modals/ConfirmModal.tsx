import type { ReactNode } from 'react';
import { useAction } from '../../hooks/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal, ModalActions } from '../../ui/modals/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './modals.module.css';

interface ConfirmModalProps {
  title: string;
  /** The words on the confirming button. */
  confirm: string;
  danger?: boolean;
  /** False while something must still be typed. */
  ready?: boolean;
  /** Runs on confirmation; the modal closes after it and stays open, saying why, if it rejects. */
  command: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A question before something that others notice, or that cannot be taken back. */
export function ConfirmModal({
  title,
  confirm,
  danger = true,
  ready = true,
  command,
  onClose,
  children,
}: ConfirmModalProps) {
  const { run, busy, failure } = useAction(async () => {
    await command();
    onClose();
  });
  return (
    <Modal title={title} size="small" busy={busy} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) run();
        }}
      >
        {children}
        {failure && <Notice tone="error">{failure}</Notice>}
        <ModalActions>
          <Button variant="secondary" disabled={busy} onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={!ready}
          >
            {confirm}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
