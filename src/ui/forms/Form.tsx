import type { ReactNode, SyntheticEvent } from 'react';
import { Notice } from '../Notice.tsx';
import styles from './Form.module.css';

interface FormProps {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** The error of the last submit. */
  failure?: ReactNode;
  /** The accessible name of the form. */
  label?: string;
  children: ReactNode;
}

/** A column of fields, with the error of the last submit above them. */
export function Form({ onSubmit, failure, label, children }: FormProps) {
  return (
    // `noValidate`: show our own messages instead of the browser's.
    <form noValidate aria-label={label} className={styles.form} onSubmit={onSubmit}>
      {failure && <Notice tone="error">{failure}</Notice>}
      {children}
    </form>
  );
}
