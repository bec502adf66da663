import { useState } from 'react';
import { Page } from '../components/Page.tsx';
import { PasswordForm } from '../components/PasswordForm.tsx';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { useUser } from '../hooks/useAuth.tsx';
import { MESSAGES } from '../model/messages.ts';
import { avatarLetter } from '../model/user.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './Account.module.css';

/** §2 Account. */
export default function Account() {
  const user = useUser();
  const isGoogle = user.provider === 'google';
  // The form starts from the names as they were when the page opened; saving must not reset it.
  const [opened] = useState(user);
  return (
    <Page title="Account Settings" narrow>
      <div className={styles.head}>
        <Avatar letter={avatarLetter(user)} photoUrl={user.photoUrl} size="large" />
        <div>
          <h1>Account Settings</h1>
          <p className={styles.who}>{user.displayName}</p>
        </div>
      </div>
      {isGoogle && <Notice tone="info">{MESSAGES.googleAccount}</Notice>}
      <section aria-labelledby="profile" className={styles.section}>
        <h2 id="profile">Profile</h2>
        <ProfileForm user={opened} emailLocked={isGoogle} />
      </section>
      <section aria-labelledby="password" className={styles.section}>
        <h2 id="password">Password</h2>
        <PasswordForm email={user.email} locked={isGoogle} />
      </section>
    </Page>
  );
}
