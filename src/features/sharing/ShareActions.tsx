import type { ReactNode } from 'react';
import { LATER_MESSAGES } from '../../model/laterMessages.ts';
import { adoptStyles } from '../../ui/adoptStyles.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import css from './ShareActions.css?inline';

adoptStyles(css);

/** A row of ways to pass something on. */
export function ShareWays({ children }: { children: ReactNode }) {
  return <div className="share-ways">{children}</div>;
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
      showToast(LATER_MESSAGES.shareFailed, 'problem');
    });
  }
  return (
    <Button variant="secondary" onClick={share}>
      {children}
    </Button>
  );
}
