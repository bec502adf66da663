import { useEffect, useId, useRef } from 'react';
import { Button } from '../Button.tsx';
import styles from './Modal.module.css';

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whether changes may be discarded, in place of the modal's own buttons. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const id = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    keepButton.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div role="alertdialog" aria-labelledby={id} className={styles.question}>
      <p id={id}>Discard what you typed?</p>
      <Button ref={keepButton} variant="secondary" onClick={onKeep}>
        Keep editing
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
