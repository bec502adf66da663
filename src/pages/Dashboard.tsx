import { useCallback, useState } from 'react';
import { DashboardView, ListCards } from '../components/DashboardView.tsx';
import type { ListAction } from '../components/ListCard.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { Page } from '../components/Page.tsx';
import { useUser } from '../hooks/useAuth.tsx';
import { useLists } from '../hooks/useLists.ts';
import type { ListSummary } from '../model/list.ts';
import { ListModals } from '../modals/ListModals.tsx';

type Open = { action: 'create'; list: null } | { action: ListAction; list: ListSummary };

/** The user's lists (§2 Dashboard). */
export default function Dashboard() {
  const user = useUser();
  const state = useLists(user);
  const [open, setOpen] = useState<Open | null>(null);
  const onAction = useCallback(
    (action: ListAction, list: ListSummary) => setOpen({ action, list }),
    [],
  );

  return (
    <Page title="My Lists">
      <DashboardView
        firstName={user.firstName}
        onCreate={() => setOpen({ action: 'create', list: null })}
      >
        {state.status === 'error' ? (
          <LoadError error={state.error} onRetry={state.retry} />
        ) : (
          <ListCards lists={state.lists} uid={user.uid} onAction={onAction} />
        )}
      </DashboardView>
      <ListModals
        action={open?.action ?? null}
        list={open?.list ?? null}
        onClose={() => setOpen(null)}
      />
    </Page>
  );
}
