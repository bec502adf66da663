import type { ReactNode, SyntheticEvent } from 'react';
import { Notice } from '../Notice.tsx';
import styles from './Form.module.css';

interface FormProps {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Why the last submit was refused. */
  failure?: string | null;
  /** Names the form for those who cannot see it. */
  label?: string;
  children: ReactNode;
}

/** A column of fields with the reason of a refusal above its buttons. */
export function Form({ onSubmit, failure, label, children }: FormProps) {
  return (
    // Our messages instead of the browser's bubbles.
    <form noValidate aria-label={label} className={styles.form} onSubmit={onSubmit}>
      {failure && <Notice tone="error">{failure}</Notice>}
      {children}
    </form>
  );
}
