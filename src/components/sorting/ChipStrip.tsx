import type { ReactNode, Ref } from 'react';
import styles from './ChipStrip.module.css';

interface ChipStripProps {
  /** What the chips choose, e.g. 'Category'. */
  label: string;
  /** Of the part that scrolls. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Chips in one line that scrolls, beside their label, which stays. */
export function ChipStrip({ label, ref, children }: ChipStripProps) {
  return (
    <>
      <span className={styles.label}>{label}:</span>
      <div
        ref={ref}
        className={styles.strip}
        role="group"
        aria-label={label}
        onScroll={({ currentTarget }) =>
          currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)
        }
      >
        {children}
      </div>
    </>
  );
}
