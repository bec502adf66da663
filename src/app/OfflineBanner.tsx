import { useOnline } from '../lib/useOnline.ts';
import { useAuth } from '../hooks/useAuth.tsx';
import { CoreIcon } from '../ui/CoreIcon.tsx';
import styles from './OfflineBanner.module.css';

/** Explains, while the browser is offline, what still works. */
export function OfflineBanner() {
  const online = useOnline();
  const { user } = useAuth();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <CoreIcon name="offline" size={18} />
          You are offline. Lists may be out of date
          {user ? '; new items are sent once you are back online.' : '.'}
        </p>
      )}
    </div>
  );
}
