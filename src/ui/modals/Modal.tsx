import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import styles from './Modal.module.css';

/** §2 Modals. */
export type ModalSize = 'small' | 'medium' | 'large';

interface ModalProps {
  title: string;
  size?: ModalSize;
  /** While true the modal cannot be closed, because a write is running and its result is shown here. */
  busy?: boolean;
  /** Called on Escape or the close button; the caller unmounts the modal. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open while mounted. The native `<dialog>` traps the focus, makes the page behind it
 * inert, and restores the focus when it closes. The first field gets the focus.
 */
export function Modal({ title, size = 'medium', busy = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus], form input, form textarea')?.focus();
    // Close before React removes the element, because only closing restores the focus.
    return () => element.close();
  }, []);

  // Escape fires `cancel` on the dialog, for which React needs a native listener.
  useEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      if (!busy) onClose();
    };
    element.addEventListener('cancel', onCancel);
    return () => element.removeEventListener('cancel', onCancel);
  }, [busy, onClose]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`${styles.modal} ${styles[size]}`}
      // Chromium closes the dialog on a second Escape even if `cancel` was prevented.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && busy) event.preventDefault();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Button variant="icon" aria-label="Close" disabled={busy} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** The row of buttons at the end of a modal, with the confirm button last. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface FormActionsProps {
  /** The label of the submit button. */
  submit: string;
  cancel?: string;
  /** A submit is running. */
  busy: boolean;
  disabled?: boolean;
  /** Cancel stays enabled during a submit; the caller must stop or undo it. */
  stoppable?: boolean;
  onCancel: () => void;
}

/** The buttons of a form in a modal: Cancel and the submit button. */
export function FormActions({
  submit,
  cancel = 'Cancel',
  busy,
  disabled = false,
  stoppable = false,
  onCancel,
}: FormActionsProps) {
  const isSlow = useSlow(busy);
  return (
    <ModalActions>
      <p role="status" className={styles.slow}>
        {isSlow && 'Still trying …'}
      </p>
      <Button variant="secondary" disabled={busy && !stoppable} onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" busy={busy} disabled={disabled}>
        {submit}
      </Button>
    </ModalActions>
  );
}

/** Milliseconds after which a running submit shows that it is still running. */
const SLOW_DELAY_MS = 2_000;

/** Whether `busy` has been true for some time. */
function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
