import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../hooks/useAuth.tsx';
import { paths } from '../paths.ts';
import { Spinner } from '../ui/Spinner.tsx';

/**
 * The route guard (§2): a full-screen spinner while the session is loading, the protected page for
 * a user, else /login in place of this history entry, remembering where the person was going.
 */
export function RequireAuth() {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Spinner fullScreen />;
  if (status === 'signed-out') return <Navigate to={paths.login(pathname + search)} replace />;
  return <Outlet />;
}
