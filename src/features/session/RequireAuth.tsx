import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../hooks/useAuth.tsx';
import { MESSAGES } from '../../model/messages.ts';
import { paths } from '../../model/paths.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { SignedOut } from './SignedOut.tsx';

interface RequireAuthProps {
  /** The protected page. */
  children: ReactNode;
  /**
   * The page itself knows what to show until the session is known: what this device showed last,
   * not yet to be used, or the spinner.
   */
  showsCache?: boolean;
}

/**
 * The route guard (§2): a full-screen spinner while the session is loading, the protected page for
 * a user, else /login in place of this history entry, remembering where the person was going. A
 * session that ends while a list is open leaves the page in place and says why it is empty.
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
  // After a logout the next person starts anew, not where this one was.
  const from = session.ended === 'logged-out' ? undefined : here;
  if (hadSession && pathname.startsWith(`${paths.lists}/`)) {
    return <SignedOut message={MESSAGES.signedOutOfList} from={from} />;
  }
  return <Navigate to={paths.login(hadSession ? undefined : from)} replace />;
}
