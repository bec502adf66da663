import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** Where its parts stand. */
  className?: string | undefined;
  children: ReactNode;
}

/** The line of a page's title, with what is beside it. */
export function PageHead({ className = '', children }: PageHeadProps) {
  return <div className={`${styles.head} ${className}`}>{children}</div>;
}
