import { Link, useLocation, useNavigate } from 'react-router-dom';
import { lazyModal } from '../components/lazyModal.tsx';
import { useAuth, useUser } from '../hooks/useAuth.tsx';
import { useAction } from '../hooks/useAction.ts';
import { useDisclosure } from '../lib/modals/useDisclosure.ts';
import { avatarLetter } from '../model/user.ts';
import { paths } from '../model/paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Menu, MenuItem, menuItemClass } from '../ui/Menu.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { ThemeMenu } from '../features/account/ThemeMenu.tsx';
import styles from './UserLinks.module.css';

const LogOutModal = lazyModal(() => import('../features/session/LogOutModal.tsx'));

/** The top bar's links for a signed-in user (§2 Global chrome): My Lists and the avatar's menu. */
export default function UserLinks() {
  const { hasUnsent, logOut } = useAuth();
  const user = useUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [confirmingLogOut, confirmLogOut, close] = useDisclosure<true>();
  const isHere = pathname === paths.dashboard || pathname.startsWith(paths.lists);
  const { run: leave, busy } = useAction(async () => {
    if (await hasUnsent()) return confirmLogOut(true);
    await logOut();
    navigate(paths.login());
  });
  return (
    <>
      <Link
        to={paths.lists}
        aria-current={isHere ? 'page' : undefined}
        className={buttonClass('ghost', isHere ? styles.current : undefined)}
      >
        My Lists
      </Link>
      <Menu
        label="Account menu"
        button={<Avatar letter={avatarLetter(user)} photoUrl={user.photoUrl} />}
      >
        <p className={styles.who} role="presentation">
          {user.displayName}
          <span>{user.email}</span>
        </p>
        <Link to={paths.account} role="menuitem" tabIndex={-1} className={menuItemClass}>
          Account Settings
        </Link>
        <Link to={paths.gifts} role="menuitem" tabIndex={-1} className={menuItemClass}>
          Your gifts
        </Link>
        <MenuItem onClick={leave}>Logout</MenuItem>
        <ThemeMenu />
      </Menu>
      {busy && <Spinner overlay label="Logging out" />}
      {confirmingLogOut && <LogOutModal onClose={close} />}
    </>
  );
}
