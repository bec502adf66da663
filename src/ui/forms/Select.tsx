import { useId, type ComponentProps } from 'react';
import { useChoice } from './formContext.ts';
import { SelectBox } from './SelectBox.tsx';
import styles from './Field.module.css';

interface SelectProps extends ComponentProps<'select'> {
  label: string;
}

/** A labelled select of a form, which looks like its fields. Its children are the options. */
export function Select({ label, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <SelectBox {...useChoice(select)} id={id} className={`${styles.input} ${styles.select}`} />
    </div>
  );
}
