import type { ReactNode } from 'react';
import { CoreIcon, type CoreIconName } from './CoreIcon.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon: CoreIconName;
  title: string;
  /** The level of the heading; 1 when the state fills the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** Shown when a screen has no content: explains why and what to do next. */
export function EmptyState({ icon, title, level = 2, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      <span className={styles.badge}>
        <CoreIcon name={icon} size={32} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
