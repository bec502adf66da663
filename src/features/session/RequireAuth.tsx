import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Redirect } from '../../components/Redirect.tsx';
import { useAuth } from '../../hooks/useAuth.tsx';
import { MESSAGES } from '../../model/messages.ts';
import { paths } from '../../model/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

interface RequireAuthProps {
  /** The protected page. */
  children: ReactNode;
  /**
   * Render the page before the session is known: it shows its cached data, inert, or a spinner.
   */
  showsCache?: boolean;
}

/**
 * The route guard (§2): shows a full-screen spinner while the session is loading, and the protected
 * page to a signed-in user. Otherwise it redirects to /login, replacing the history entry, with the
 * current path as `redirect`. When the session ends while a list is open, it does not redirect but
 * shows a message.
 */
export function RequireAuth({ children, showsCache = false }: RequireAuthProps) {
  const session = useAuth();
  const { status } = session;
  const { pathname, search } = useLocation();
  const [hadSession, setHadSession] = useState(false);
  if (status === 'signed-in' && !hadSession) setHadSession(true);

  const here = pathname + search;
  if (status === 'loading' && !showsCache) return <Spinner fullScreen />;
  if (session.status !== 'signed-out') return children;
  // After a logout there is no redirect, because the next user may be somebody else.
  const from = session.ended === 'logged-out' ? undefined : here;
  if (hadSession && pathname.startsWith(`${paths.lists}/`)) {
    return <SignedOutOfList from={from} />;
  }
  return <Redirect to={paths.login(hadSession ? undefined : from)} />;
}

/** @param props.from the path to return to after login */
function SignedOutOfList({ from }: { from: string | undefined }) {
  return (
    <Page title="Signed out">
      <EmptyState icon="lock" title={MESSAGES.signedOutOfList} level={1}>
        <Link to={paths.login(from)} className={buttonClass('primary')}>
          Login
        </Link>
      </EmptyState>
    </Page>
  );
}
