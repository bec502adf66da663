import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Field.module.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  ref?: Ref<HTMLSelectElement>;
  /** The options. */
  children: ReactNode;
}

/** A labelled select of a form, which looks like its fields. */
export function Select({ label, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select {...select} id={id} className={`${styles.input} ${styles.select}`}>
          {children}
        </select>
        <Icon name="expand" size={16} />
      </div>
    </div>
  );
}
