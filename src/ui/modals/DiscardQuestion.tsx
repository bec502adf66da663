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
  // What had the focus when the question appeared. Set only once: StrictMode runs the effect a second
  // time, when the focus is already on this question.
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
    keepButton.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) {
        before.current.focus();
      }
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
