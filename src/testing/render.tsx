import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { AuthProvider } from '../hooks/useAuth.tsx';
import type { User } from '../model/user.ts';
import { startWith } from './session.ts';
import { TestRouter } from './TestRouter.tsx';
import { Toasts } from './toasts.tsx';

interface Shown {
  user: UserEvent;
  /** Path, query and hash as they are now. */
  address: () => string;
  /** How the last change of the address was made: POP, PUSH or REPLACE. */
  navigation: () => string;
  container: HTMLElement;
}

/**
 * Renders below the providers of the app, at an address.
 * @param options.user the signed-in user; null for a visitor, undefined while the session is loading
 */
export function renderApp(
  element: ReactNode,
  { user, at = '/' }: { user: User | null | undefined; at?: string },
): Shown {
  startWith(user);
  let address = '';
  let navigation = '';
  function Watch() {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    navigation = useNavigationType();
    return null;
  }
  const { container } = render(
    <TestRouter at={at}>
      <AuthProvider>
        <Toasts>{element}</Toasts>
      </AuthProvider>
      <Watch />
    </TestRouter>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    address: () => address,
    navigation: () => navigation,
    container,
  };
}
