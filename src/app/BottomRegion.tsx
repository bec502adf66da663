import { useEffect, useRef } from 'react';
import { BOTTOM_NOTICES_ID } from '../ui/bottomNoticesId.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import styles from './BottomRegion.module.css';

/**
 * The end of the page, which sticks to the bottom of the window: notices that appear there move nothing
 * that a user is pressing. Its height is in `--bottom-region`, for what has to stay above it.
 */
export function BottomRegion() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = root.current!;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--bottom-region', `${region.offsetHeight}px`),
    );
    observer.observe(region);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={root} className={styles.root}>
      <div id={BOTTOM_NOTICES_ID} className={styles.notices} />
      <OfflineBanner />
    </div>
  );
}
