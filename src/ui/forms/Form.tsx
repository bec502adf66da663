import type { ReactNode, SyntheticEvent } from 'react';
import { Notice } from '../Notice.tsx';
import { FormBusyContext } from './formContext.ts';
import styles from './Form.module.css';

interface FormProps {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** The error of the last submit. */
  failure?: ReactNode;
  /** It is being sent: its fields stay as they are, and keep the focus. */
  busy: boolean;
  /** The accessible name of the form. */
  label?: string;
  children: ReactNode;
}

/** A column of fields, with the error of the last submit above them. */
export function Form({ onSubmit, failure, busy, label, children }: FormProps) {
  return (
    // `noValidate`: show our own messages instead of the browser's.
    <form noValidate aria-label={label} className={styles.form} onSubmit={onSubmit}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <FormBusyContext value={busy}>{children}</FormBusyContext>
    </form>
  );
}
