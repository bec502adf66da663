import { CoreIcon } from './CoreIcon.tsx';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** The text for screen readers. */
  label?: string;
  /** Fills the window (§2 Route guard). */
  fullScreen?: boolean;
}

/** Shown while something is loading that has no skeleton. */
export function Spinner({ label = 'Loading', fullScreen = false }: SpinnerProps) {
  return (
    <div role="status" className={fullScreen ? styles.fullScreen : styles.inline}>
      <CoreIcon name="spinner" size={36} className={styles.turn} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
