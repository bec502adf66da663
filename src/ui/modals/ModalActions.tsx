import { use, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { ModalContext } from './modalContext.ts';
import styles from './Modal.module.css';

/** The row of buttons at the end of a modal, with the confirm button last; always on the screen. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface DoneActionProps {
  onClose: () => void;
  /** Takes the focus, because it replaces a button that had it. */
  autoFocus?: boolean;
  'data-autofocus'?: boolean;
}

/** The row of a modal in which nothing is left to confirm: one button, which closes it. */
export function DoneAction({ onClose, ...button }: DoneActionProps) {
  return (
    <ModalActions>
      <Button {...button} variant="secondary" onClick={onClose}>
        Done
      </Button>
    </ModalActions>
  );
}

type CancelButtonProps = ComponentProps<typeof Button> & { onClick: () => void };

/** A button that closes the modal; asks first if changed fields would be lost. */
export function CancelButton({ variant = 'secondary', onClick, ...button }: CancelButtonProps) {
  const { busy, leave } = use(ModalContext);
  return <Button {...button} variant={variant} disabled={busy} onClick={() => leave(onClick)} />;
}

interface FormActionsProps {
  /** The label of the submit button. */
  submit: string;
  cancel?: string;
  /** A submit is running. */
  busy: boolean;
  disabled?: boolean;
  /** Of the submit button. */
  variant?: 'primary' | 'danger';
  /** Cancel gets the focus first. */
  startsOnCancel?: boolean;
  /** Cancel stays enabled during a submit; the caller must stop or undo it. */
  stoppable?: boolean;
  /** A note beside the buttons, e.g. what a running submit waits for. */
  status?: string | undefined;
  /** A further button, before the others. */
  other?: ReactNode;
  onCancel: () => void;
}

/** The buttons of a form in a modal: Cancel and the submit button. */
export function FormActions({
  submit,
  cancel = 'Cancel',
  busy,
  disabled = false,
  variant = 'primary',
  startsOnCancel = false,
  stoppable = false,
  status,
  other,
  onCancel,
}: FormActionsProps) {
  const isSlow = useSlow(busy);
  return (
    <ModalActions>
      <p role="status" className={styles.slow}>
        {status ?? (isSlow && 'Still trying…')}
      </p>
      {other}
      {busy && stoppable ? (
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      ) : (
        <CancelButton onClick={onCancel} data-autofocus={startsOnCancel || undefined}>
          {cancel}
        </CancelButton>
      )}
      <Button type="submit" variant={variant} busy={busy} disabled={disabled}>
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
