import { useState } from 'react';
import { AccountForm } from '../components/AccountForm.tsx';
import { DeleteAccountSection } from '../components/DeleteAccountSection.tsx';
import { DeviceSettings } from '../components/DeviceSettings.tsx';
import { Page } from '../components/Page.tsx';
import { QuickAdd } from '../components/QuickAdd.tsx';
import { useUser } from '../hooks/useAuth.tsx';
import { useOpen } from '../hooks/useOpen.ts';
import { onDemand } from '../modals/onDemand.tsx';
import { avatarLetter } from '../model/user.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './Account.module.css';

const DeleteAccountModal = onDemand(() => import('../modals/DeleteAccountModal.tsx'));

/** §2 Account; F6: and its end. */
export default function Account() {
  const user = useUser();
  // The form starts from what was true when the page opened; saving must not reset it.
  const [opened] = useState(user);
  const [deleting, showDelete, closeDelete] = useOpen<true>();
  return (
    <Page title="Account Settings" narrow>
      <div className={styles.head}>
        <Avatar letter={avatarLetter(user)} photoUrl={user.photoUrl} size="large" />
        <div>
          <h1>Account Settings</h1>
          <p className={styles.who}>{user.displayName}</p>
        </div>
      </div>
      <AccountForm user={opened} />
      <DeviceSettings />
      <QuickAdd />
      <DeleteAccountSection onDelete={() => showDelete(true)} />
      {deleting && <DeleteAccountModal onClose={closeDelete} />}
    </Page>
  );
}
