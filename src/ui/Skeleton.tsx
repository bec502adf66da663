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
