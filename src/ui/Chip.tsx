import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  /** Whether this is the chosen one of its row. */
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of a row of choices. */
export function Chip({ pressed = false, onClick, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
