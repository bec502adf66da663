import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import styles from './ShareActions.module.css';

/** A row of share buttons. */
export function ShareActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface ShareButtonProps {
  /** The data for the app that the user chooses. */
  data: { title: string; text: string; url: string };
  children: ReactNode;
}

/** Names of errors that are no failure. */
const HARMLESS = new Set(['AbortError', 'InvalidStateError']);

/** Opens the system's share sheet; not rendered when the browser does not support it. */
export function ShareButton({ data, children }: ShareButtonProps) {
  const showToast = useToast();
  if (typeof navigator.share !== 'function') return null;

  function share() {
    navigator.share(data).catch((error: unknown) => {
      // The user has closed the share sheet, or pressed the button again while it was open.
      if (error instanceof DOMException && HARMLESS.has(error.name)) return;
      console.warn('The share sheet failed', error);
      showToast('This device could not share the link. Copy it instead.', 'error');
    });
  }
  return (
    <Button variant="secondary" onClick={share}>
      {children}
    </Button>
  );
}
