import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './AccountForm.module.css';

/** F6: the button that starts the account deletion, at the end of the Account page. */
export function DeleteAccountSection({ onDelete }: { onDelete: () => void }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${styles.section} ${styles.last}`}>
      <h2 id={id}>Delete account</h2>
      <p className={styles.help}>
        Your lists, your profile and your sign-in go for good. You see what happens to each list
        before anything does.
      </p>
      <Button variant="secondary" className={styles.save} onClick={onDelete}>
        Delete account…
      </Button>
    </section>
  );
}
