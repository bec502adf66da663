import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RouterState } from '../hooks/useRouterState.ts';
import { removeModalEntry, restoreModalEntry } from '../lib/modals/modalHistory.ts';
import { watchPromise } from '../lib/loading/watchPromise.ts';
import { Spinner } from '../ui/Spinner.tsx';

interface RedirectProps {
  to: string;
  state?: RouterState;
  /** The page around it is shown until the other one has loaded, instead of a spinner. */
  keepsPage?: boolean;
  /** It is another address of the same page, which stays, with an open modal. */
  keepsModal?: boolean;
}

/**
 * Replaces the page's history entry by another page, as `Navigate` does, but removes the entry of an
 * open modal first. Otherwise that one would be replaced, and its removal, when the modal closes,
 * would lead back to this page, which does not redirect a second time.
 */
export function Redirect({ to, state, keepsPage = false, keepsModal = false }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchPromise(removeModalEntry(), () => {
        navigate(to, { replace: true, state });
        if (keepsModal) restoreModalEntry();
      }),
    [navigate, to, state, keepsModal],
  );
  return keepsPage || keepsModal ? null : <Spinner fullScreen />;
}
