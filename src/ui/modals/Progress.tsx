import type { ReactNode } from 'react';
import styles from './Progress.module.css';

interface ProgressProps {
  value: number;
  max: number;
  /** What the bar measures, for screen readers. */
  label: string;
  /** What it says in words, below the bar. */
  children: ReactNode;
}

/** A bar with its words: how much is done, or used. */
export function Progress({ value, max, label, children }: ProgressProps) {
  return (
    <div className={`hint ${styles.progress}`}>
      <progress aria-label={label} max={max} value={value} />
      {children}
    </div>
  );
}
