import { useCallback, useState } from 'react';
import { ListCards } from './ListCards.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useAuth } from '../../hooks/useAuth.tsx';
import { readDashboardCache } from '../../device/lists/dashboardCache.ts';
import { useLists } from '../../hooks/useLists.ts';
import { useDisclosure } from '../../lib/modals/useDisclosure.ts';
import { Drafts } from '../drafts/exports.ts';
import { KeyboardShortcuts, Tour } from '../help/exports.ts';
import { ListModals, type ListAction } from '../lists/exports.ts';
import type { ListSummary } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './DashboardPage.module.css';

type Open = { action: 'create'; list: null } | { action: ListAction; list: ListSummary };

/**
 * The user's lists (§2 Dashboard). While the session is loading, the cached cards are shown but inert;
 * without a cache, the spinner of the route guard (§2).
 */
export default function DashboardPage() {
  const { user } = useAuth();
  const [cachedDashboard] = useState(readDashboardCache);
  const state = useLists(user, cachedDashboard);
  const [open, show, close] = useDisclosure<Open>();
  const onAction = useCallback(
    (action: ListAction, list: ListSummary) => show({ action, list }),
    [show],
  );
  const onCreate = () => show({ action: 'create', list: null });
  const lists = 'lists' in state ? state.lists : null;
  const listName = (listId: string) =>
    lists?.find(({ id, formerIds }) => id === listId || formerIds?.includes(listId))?.name;
  const viewer = user ?? cachedDashboard;
  if (!viewer) return <Spinner fullScreen />;

  return (
    <Page title="My Lists">
      <div inert={user === null}>
        <PageHead className={styles.head}>
          <h1>Welcome, {viewer.firstName}!</h1>
          {user && state.status === 'ready' && <Drafts uid={user.uid} listName={listName} />}
          <Button onClick={onCreate}>
            <Icon name="add" size={18} />
            Create New List
          </Button>
        </PageHead>
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
      </div>
      {user && (
        <>
          <ListModals
            action={open?.action ?? null}
            list={open?.list ? listNow(lists, open.list) : null}
            onClose={close}
          />
          <KeyboardShortcuts what="list" onNew={onCreate} />
          {state.status === 'ready' && state.lists.length < 2 && <Tour />}
        </>
      )}
    </Page>
  );
}

/**
 * The current version of a list, also when it has a new link by now (F13); the given one when it is no
 * longer among the lists, e.g. because it is being deleted.
 */
function listNow(lists: readonly ListSummary[] | null, list: ListSummary): ListSummary {
  return (
    lists?.find(({ id, formerIds = [] }) => id === list.id || formerIds.includes(list.id)) ?? list
  );
}
