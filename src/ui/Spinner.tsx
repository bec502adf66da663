import { CoreIcon } from './CoreIcon.tsx';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** What is being waited for, for screen readers. */
  label?: string;
  /** Fills the window (§2 Route guard) instead of its place. */
  fullScreen?: boolean;
}

/** A wait that has no shape to show a skeleton of. */
export function Spinner({ label = 'Loading', fullScreen = false }: SpinnerProps) {
  return (
    <div role="status" className={fullScreen ? styles.fullScreen : styles.inline}>
      <CoreIcon name="spinner" size={36} className={styles.turn} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
