import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DeadEnd } from '../../components/DeadEnd.tsx';
import { Redirect } from '../../components/Redirect.tsx';
import { mayPass, toAppError, type AppErrorCode } from '../../model/errors.ts';
import { loadCommand, loadListCommands } from '../../hooks/loadData.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import type { JoinFailure } from '../../hooks/useRouterState.ts';
import { watchPromise } from '../../lib/loading/watchPromise.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { isListId } from '../../model/list.ts';
import type { User } from '../../model/user.ts';
import { paths } from '../../model/paths.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/**
 * The target of an invite link (§2 Join). A signed-out visitor is redirected to Login and back. A user
 * joins and is redirected to the list, also on failure (§8), where the list's page shows the error.
 * The redirect replaces the history entry, so that the token does not stay in the address bar.
 */
export default function JoinPage() {
  const { status, user } = useAuth();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const listId = query.get('listId') ?? '';
  const token = query.get('token') ?? '';

  if (status === 'loading') return <Spinner fullScreen />;
  if (status === 'signed-out') return <Redirect to={paths.login(pathname + search)} />;
  if (!isListId(listId)) {
    // The link was cut off before the id of the list, e.g. by a messenger.
    return (
      <DeadEnd title="Incomplete invite link">
        Part of the link is missing. Copy all of it, or ask for a new one.
      </DeadEnd>
    );
  }
  return <Joining user={user} listId={listId} token={token} />;
}

/** Errors that only another invite can help with. */
const USELESS = new Set<AppErrorCode>(['invite-used', 'invite-expired', 'invite-invalid']);

function Joining({ user, listId, token }: { user: User; listId: string; token: string }) {
  const [outcome, setOutcome] = useState<'joined' | JoinFailure | null>(null);
  useTitle('Joining');

  useEffect(() => {
    const join = async () => (await loadCommand(loadListCommands)).joinList(listId, token, user);
    return watchPromise(
      join(),
      () => setOutcome('joined'),
      (error) => {
        console.warn('Joining failed', error);
        const { code, message } = toAppError(error);
        setOutcome({
          message,
          // The invite can be used again.
          ...(mayPass(error) && { token }),
          ...(USELESS.has(code) && { needsNew: true }),
        });
      },
    );
  }, [listId, token, user]);

  if (outcome === 'joined') return <Redirect to={paths.joinedList(listId)} />;
  if (outcome) return <Redirect to={paths.list(listId)} state={{ joinFailure: outcome }} />;
  return <Spinner fullScreen label="Joining the list" />;
}
