import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Sets the size of the expected content. */
  className: string | undefined;
}

/**
 * A grey placeholder of the final size, so that nothing moves when the content arrives. Its size is
 * set by a class, because the Content-Security-Policy forbids inline styles in prerendered pages.
 */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={`${styles.skeleton} ${className}`} />;
}

interface SkeletonsProps {
  /** The text for screen readers, which do not announce the name of a region without text. */
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** The skeletons of what is loading. */
export function Skeletons({ label, className, children }: SkeletonsProps) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
