import { useId, type ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import { useChoice } from './formContext.ts';
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
      <div className={styles.box}>
        <select {...useChoice(select)} id={id} className={`${styles.input} ${styles.select}`} />
        <Icon name="expand" size={16} />
      </div>
    </div>
  );
}
