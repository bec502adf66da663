import { useCallback } from 'react';
import { DashboardView, ListCards } from '../components/DashboardView.tsx';
import type { ListAction } from '../components/ListCard.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { Page } from '../components/Page.tsx';
import { useAuth } from '../hooks/useAuth.tsx';
import { useLastSeen } from '../hooks/useLastSeen.ts';
import { useLists } from '../hooks/useLists.ts';
import { useOpen } from '../hooks/useOpen.ts';
import { Extras } from '../modals/Extras.tsx';
import { ListModals } from '../modals/ListModals.tsx';
import type { ListSummary } from '../model/list.ts';
import { Spinner } from '../ui/Spinner.tsx';

type Open = { action: 'create'; list: null } | { action: ListAction; list: ListSummary };

/**
 * The user's lists (§2 Dashboard). While the session is loading, what this device showed last, to
 * look at but not yet to use; without that, the guard's spinner (§2).
 */
export default function Dashboard() {
  const { user } = useAuth();
  const lastSeen = useLastSeen();
  const state = useLists(user, lastSeen);
  const [open, show, close] = useOpen<Open>();
  const onAction = useCallback(
    (action: ListAction, list: ListSummary) => show({ action, list }),
    [show],
  );
  const onCreate = () => show({ action: 'create', list: null });
  const viewer = user ?? lastSeen;
  if (!viewer) return <Spinner fullScreen />;

  return (
    <Page title="My Lists">
      <div inert={user === null}>
        <DashboardView firstName={viewer.firstName} onCreate={onCreate}>
          {state.status === 'error' ? (
            <LoadError error={state.error} onRetry={state.retry} />
          ) : (
            <ListCards
              lists={state.lists}
              uid={viewer.uid}
              onAction={onAction}
              hasMore={state.status === 'ready' && state.hasMore}
              onMore={state.more}
            />
          )}
        </DashboardView>
      </div>
      {user && (
        <>
          <ListModals action={open?.action ?? null} list={open?.list ?? null} onClose={close} />
          <Extras
            what="list"
            onNew={onCreate}
            newcomer={state.status === 'ready' && state.lists.length < 2}
          />
        </>
      )}
    </Page>
  );
}
