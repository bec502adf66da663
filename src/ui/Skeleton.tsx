import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  round?: boolean;
}

/** A grey stand-in of the final size, so that nothing moves when the content arrives. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ width, height, ...(round && { borderRadius: '999px' }) }}
    />
  );
}
