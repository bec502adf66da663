import type { ReactNode } from 'react';
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

interface RadioProps {
  /** The same for all radio buttons of a group. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One radio button with its label; large enough for touch. */
export function Radio({ name, checked, onChoose, children }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

interface CheckboxProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** The class name of a Checkbox, for an `<input>` that a form registers itself. */
export const checkboxClass = styles.tick;

/** A checkbox with its label. */
export function Checkbox({ checked, disabled = false, onChange, children }: CheckboxProps) {
  return (
    <label className={checkboxClass}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
