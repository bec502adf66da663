import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../hooks/useAuth.tsx';
import { avatarLetter } from '../model/user.ts';
import { paths, safeRedirect } from '../paths.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Menu, MenuItem, menuItemClass } from '../ui/Menu.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './TopBar.module.css';

/** The top bar of every page (§2 Global chrome). */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <nav className={styles.inner} aria-label="Main">
        <Link to={paths.dashboard} className={styles.home}>
          <Logo />
        </Link>
        <div className={styles.end}>
          <SessionLinks />
        </div>
      </nav>
    </header>
  );
}

function SessionLinks() {
  const { status, user, logOut } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (status === 'loading') return <Skeleton className={styles.waiting} />;
  if (status === 'signed-out') {
    const from = comingFrom(pathname, search);
    return (
      <>
        <Link to={paths.login(from)} className={buttonClass('ghost')}>
          Login
        </Link>
        <Link to={paths.signup(from)} className={buttonClass('primary')}>
          Sign Up
        </Link>
      </>
    );
  }
  return (
    <>
      <NavLink
        to={paths.lists}
        className={({ isActive }) => myListsClass(isActive || pathname === '/')}
      >
        My Lists
      </NavLink>
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
        <MenuItem onClick={() => void logOut().then(() => navigate(paths.login()))}>
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}

/**
 * Where to go after login: back to a public list that is being looked at, or on to where the person
 * was going when the guard sent them to Login or Signup.
 */
function comingFrom(pathname: string, search: string): string | undefined {
  if (pathname.startsWith('/public-list/')) return pathname;
  const isAuthPage = pathname === paths.login() || pathname === paths.signup();
  return isAuthPage ? safeRedirect(new URLSearchParams(search).get('redirect')) : undefined;
}

function myListsClass(isCurrent: boolean): string {
  return [buttonClass('ghost'), isCurrent ? styles.current : ''].join(' ');
}
