import type { ReactNode } from 'react';
import styles from './choices.module.css';

/** A question with a few answers, one of which is chosen. */
export function RadioGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.root}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface RadioProps {
  /** The same for all answers to one question. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the answers: as large as a finger needs it. */
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

/** The look of a Tick, for a checkbox that a form registers itself. */
export const checkboxClass = styles.tick;

/** Something that is so or not. */
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
