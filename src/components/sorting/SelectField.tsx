import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SortControls.module.css';

interface SelectFieldProps {
  label: string;
  value: string;
  /** Values and their texts. */
  options: readonly (readonly string[])[];
  onChoose: (value: string) => void;
}

/** A select of the sort bar. */
export function SelectField({ label, value, options, onChoose }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.select}>
        <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="expand" size={16} />
      </div>
    </div>
  );
}
