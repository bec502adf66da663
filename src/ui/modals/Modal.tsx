import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import styles from './Modal.module.css';

/** §2 Modals. */
export type ModalSize = 'small' | 'medium' | 'large';

interface ModalProps {
  title: string;
  size?: ModalSize;
  /** While true the modal cannot be closed: a write is under way and its answer belongs here. */
  busy?: boolean;
  /** Asked to close by Escape or the close button; the caller unmounts the modal. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open while mounted. The native `<dialog>` brings the focus trap, the inert page
 * behind it and the return of focus to what was focused before. The first field gets the focus.
 */
export function Modal({ title, size = 'medium', busy = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus], form input, form textarea')?.focus();
    // Closing before React removes the element is what gives the focus back.
    return () => element.close();
  }, []);

  // Escape asks through `cancel`, which React hands over only as a native event on the element.
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
      // Chromium lets a second Escape through whatever `cancel` says, unless the key is stopped.
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

/** The row of buttons that ends a modal, the confirming one last. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface FormActionsProps {
  /** The words on the button that submits. */
  submit: string;
  cancel?: string;
  /** The submit is under way. */
  busy: boolean;
  disabled?: boolean;
  /** The way out stays open while the submit is under way; the caller sees to what was begun. */
  stoppable?: boolean;
  onCancel: () => void;
}

/** How a form in a modal ends: a way out, and the submit. */
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

/** Milliseconds after which a submit that is under way says that it is. */
const SLOW_MS = 2_000;

/** Whether something has been under way for long. */
function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
