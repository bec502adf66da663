import { useOutbox } from '../../hooks/useUnsentItems.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { focusMain } from '../../lib/focusOrMain.ts';
import { loggedError } from '../../model/errors.ts';
import { notAddedAfterAll } from '../../model/unsentMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toast.tsx';
import styles from './UnsentItems.module.css';

/**
 * Items that were saved on this device and then refused by the server. They are shown on every page,
 * also after a reload, until the user sends them again or discards them.
 */
export default function UnsentItems() {
  const { uid } = useUser();
  const { refused, sendAgain, discard } = useOutbox(uid);
  const showToast = useToast();
  // The item stays on the page, so that the user can try again.
  const onFailure = (error: unknown) => showToast(loggedError(error).message, 'error');
  const onDiscard = async (entry: (typeof refused)[number], button: HTMLElement) => {
    try {
      await discard(entry);
      // The button disappears with the item.
      if (button === document.activeElement) focusMain();
    } catch (error) {
      onFailure(error);
    }
  };
  if (refused.length === 0) return null;
  return (
    <div className={styles.root} data-screen>
      {refused.map((entry) => {
        const { name } = entry.item;
        return (
          <Notice key={entry.id} tone="error">
            <p>{notAddedAfterAll(name, entry.failure ?? '')}</p>
            <div className={`buttons ${styles.actions}`}>
              <Button
                variant="secondary"
                aria-label={`Try again to add ${name}`}
                onClick={() => void sendAgain(entry).catch(onFailure)}
              >
                Try Again
              </Button>
              <Button
                variant="ghost"
                aria-label={`Discard ${name}`}
                onClick={({ currentTarget }) => void onDiscard(entry, currentTarget)}
              >
                Discard
              </Button>
            </div>
          </Notice>
        );
      })}
    </div>
  );
}
