import { useId, type ReactNode } from 'react';
import styles from './FramedSection.module.css';

interface FramedSectionProps {
  title: string;
  /** A sentence below the title. */
  help?: string;
  /** Where it differs from other sections: its class, and whether it is left out on paper. */
  className?: string | undefined;
  screenOnly?: boolean;
  children: ReactNode;
}

/** A section in a frame, such as those of Account Settings. */
export function FramedSection({
  title,
  help,
  className = '',
  screenOnly = false,
  children,
}: FramedSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`${styles.root} ${className}`}
      data-screen={screenOnly || undefined}
    >
      <h2 id={titleId}>{title}</h2>
      {help && <p className={`hint ${styles.help}`}>{help}</p>}
      {children}
    </section>
  );
}
