import { CoreIcon } from './CoreIcon.tsx';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** The text for screen readers. */
  label?: string;
  /** Fills the window (§2 Route guard). */
  fullScreen?: boolean;
  /** In front of the page, which stays usable. */
  overlay?: boolean;
}

/** Shown while something is loading that has no skeleton. */
export function Spinner({ label = 'Loading', fullScreen, overlay }: SpinnerProps) {
  return (
    <div
      role="status"
      // In the top layer, because `content-visibility` would confine a fixed element to its card.
      {...(overlay && { popover: 'manual', ref: show })}
      className={overlay ? styles.overlay : fullScreen ? styles.fullScreen : styles.inline}
    >
      <CoreIcon name="spinner" size={36} className="spin" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

function show(element: HTMLElement | null): void {
  element?.showPopover();
}
