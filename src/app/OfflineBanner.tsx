import { useOnline } from '../lib/useOnline.ts';
import { useAuth } from '../hooks/useAuth.tsx';
import { CoreIcon } from '../ui/CoreIcon.tsx';
import styles from './OfflineBanner.module.css';

/**
 * Explains, while the browser is offline, what still works. It is the end of the page and sticks to the
 * bottom of the window, so that nothing moves under a finger when it appears.
 */
export function OfflineBanner() {
  const online = useOnline();
  const { user } = useAuth();
  return (
    <div role="status" className={styles.root}>
      {!online && (
        <p className={styles.banner} data-offline>
          <CoreIcon name="offline" size={18} />
          You are offline. Lists may be out of date
          {user ? '; new items are sent once you are back online.' : '.'}
        </p>
      )}
    </div>
  );
}
