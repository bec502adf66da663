import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  /** Whether this chip is selected. */
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One option in a row of toggle buttons. */
export function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
