import { SettingsSection } from '../../components/SettingsSection.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './AccountForm.module.css';

/** F6: the button that starts the account deletion, at the end of the Account page. */
export function DeleteAccountSection({ onDelete }: { onDelete: () => void }) {
  return (
    <SettingsSection
      title="Delete account"
      help="Your lists, your profile and your sign-in go for good. You see what happens to each list before anything does."
    >
      <Button variant="secondary" className={styles.save} onClick={onDelete}>
        Delete account…
      </Button>
    </SettingsSection>
  );
}
