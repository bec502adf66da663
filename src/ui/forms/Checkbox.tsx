import type { ComponentProps, ReactNode } from 'react';
import { useChoice } from './formContext.ts';
import styles from './choices.module.css';

interface CheckboxProps extends ComponentProps<'input'> {
  /** The label. */
  children: ReactNode;
  /** Shown below the label, as a part of it. */
  hint?: ReactNode;
}

/** A checkbox with its label; large enough for touch. */
export function Checkbox({ children, hint, ...input }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input {...useChoice(input)} type="checkbox" />
      <span>
        {children}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
