import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
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

interface RadioProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The same for all radio buttons of a group. */
  name: string;
  ref?: Ref<HTMLInputElement>;
  /** The label. */
  children: ReactNode;
}

/** One radio button with its label; large enough for touch. */
export function Radio({ children, ...input }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  );
}

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** The class name of a Checkbox, for an `<input>` that a form registers itself. */
export const checkboxClass = styles.tick;

/** A checkbox with its label. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className={checkboxClass}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
