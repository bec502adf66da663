import { useOnline } from '../lib/useOnline.ts';
import { CoreIcon } from '../ui/CoreIcon.tsx';
import styles from './OfflineBanner.module.css';

/** Explains, while the browser is offline, what still works. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <CoreIcon name="offline" size={18} />
          You are offline. You see the lists as they were; new items are saved once you are back.
        </p>
      )}
    </div>
  );
}
