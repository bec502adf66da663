import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import styles from './ShareActions.module.css';

/** A row of ways to pass something on. */
export function ShareWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

interface ShareButtonProps {
  /** What is handed to the app that the person chooses. */
  what: { title: string; text: string; url: string };
  children: ReactNode;
}

/** Opens the system's share sheet; not there at all where the browser has none. */
export function ShareButton({ what, children }: ShareButtonProps) {
  const showToast = useToast();
  if (typeof navigator.share !== 'function') return null;

  function share() {
    navigator.share(what).catch((error: unknown) => {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The share sheet failed', error);
      showToast('This device could not share the link. Copy it instead.', 'problem');
    });
  }
  return (
    <Button variant="secondary" onClick={share}>
      {children}
    </Button>
  );
}
