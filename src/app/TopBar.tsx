import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../hooks/useAuth.tsx';
import { paths, safeRedirect } from '../model/paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { lazyPart } from '../lib/loading/lazyWithRetry.tsx';
import { focusMain } from '../lib/modals/focus.ts';
import styles from './TopBar.module.css';

const UserLinks = lazyPart(() => import('./UserLinks.tsx'));
const waiting = <Skeleton className={styles.waiting} />;

/** The top bar of every page (§2 Global chrome). */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <a href="#main" className={styles.skip} onClick={skipToContent}>
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

/** The browser would add a history entry without the router's state, which may hold a message of the page. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.scrollIntoView();
  focusMain();
}

function SessionLinks() {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'loading') return waiting;
  if (status === 'signed-out') {
    const from = comingFrom(pathname, search);
    return (
      <>
        <Link to={paths.login(from)} className={buttonClass('ghost')}>
          Login
        </Link>
        <Link to={paths.signup(from)} className={buttonClass('secondary')}>
          Sign Up
        </Link>
      </>
    );
  }
  return <UserLinks fallback={waiting} />;
}

/**
 * Where to go after login: back to the public list on the screen, or to the page from which the route
 * guard redirected to Login or Signup.
 */
function comingFrom(pathname: string, search: string): string | undefined {
  if (pathname.startsWith(paths.publicList(''))) return pathname;
  const isAuthPage = pathname === paths.login() || pathname === paths.signup();
  return isAuthPage ? safeRedirect(new URLSearchParams(search).get('redirect')) : undefined;
}
