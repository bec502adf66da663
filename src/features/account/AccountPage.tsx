import { AccountForm } from './AccountForm.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Bookmarklet } from '../capture/exports.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { useDisclosure } from '../../lib/modals/useDisclosure.ts';
import { lazyModal } from '../../components/lazyModal.tsx';
import { avatarLetter } from '../../model/user.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { FramedSection } from '../../components/FramedSection.tsx';
import { Button } from '../../ui/Button.tsx';
import formStyles from './AccountForm.module.css';
import styles from './AccountPage.module.css';

const DeleteAccountModal = lazyModal(() => import('./DeleteAccountModal.tsx'));

/** §2 Account, with the account deletion of F6. */
export default function AccountPage() {
  const user = useUser();
  const [deleting, showDelete, closeDelete] = useDisclosure<true>();
  return (
    <Page title="Account Settings" narrow>
      <PageHead className={styles.head}>
        <Avatar letter={avatarLetter(user)} photoUrl={user.photoUrl} size="large" />
        <div>
          <h1>Account Settings</h1>
          <p className={styles.who}>{user.displayName}</p>
        </div>
      </PageHead>
      <div className={styles.sections}>
        <AccountForm user={user} />
        <DeviceSettings />
        <Bookmarklet />
        <FramedSection
          title="Delete Account"
          help="Your lists, profile and sign-in will be permanently deleted. You see what happens to each list first."
        >
          <Button variant="secondary" className={formStyles.save} onClick={() => showDelete(true)}>
            Delete account…
          </Button>
        </FramedSection>
      </div>
      {deleting && <DeleteAccountModal onClose={closeDelete} />}
    </Page>
  );
}
