import type { ReactNode } from 'react';
import { adoptStyles } from './adoptStyles.ts';
import css from './Choices.css?inline';

adoptStyles(css);

/** A question with a few answers, one of which is chosen. */
export function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  /** The same for all answers to one question. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the answers: as large as a finger needs it. */
export function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="choices-choice">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

interface TickProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** The look of a Tick, for a checkbox that a form registers itself. */
export const tickClass = 'choices-tick';

/** Something that is so or not. */
export function Tick({ checked, disabled = false, onChange, children }: TickProps) {
  return (
    <label className={tickClass}>
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
