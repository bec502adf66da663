import type { ComponentProps, ReactNode } from 'react';
import { useChoice } from './formContext.ts';
import styles from './choices.module.css';

/** A group of radio buttons with a legend. */
export function RadioGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.root}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface RadioProps extends ComponentProps<'input'> {
  /** The same for all radio buttons of a group. */
  name: string;
  /** The label. */
  children: ReactNode;
}

/** One radio button with its label; large enough for touch. */
export function Radio({ children, ...input }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input {...useChoice(input)} type="radio" />
      <span>{children}</span>
    </label>
  );
}
