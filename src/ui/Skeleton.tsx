import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Gives the size of what is to come; full width and one line without it. */
  className?: string | undefined;
}

/**
 * A grey stand-in of the final size, so that nothing moves when the content arrives. Sized by a
 * class: prerendered pages carry no inline styles, which the Content-Security-Policy refuses.
 */
export function Skeleton({ className = '' }: SkeletonProps) {
  return <span aria-hidden="true" className={`${styles.skeleton} ${className}`.trim()} />;
}
