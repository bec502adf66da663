import { useId } from 'react';
import { SelectBox } from '../../ui/forms/SelectBox.tsx';
import styles from './SortControls.module.css';

interface SortSelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}

/** A select of the sort bar. */
export function SortSelect({ label, value, options, onChoose }: SortSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <SelectBox
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
