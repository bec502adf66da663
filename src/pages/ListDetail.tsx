import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ListAction } from '../components/ListCard.tsx';
import { ListLoading, ListMissing } from '../components/ListStates.tsx';
import { ListView, type ItemAction } from '../components/ListView.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { Page } from '../components/Page.tsx';
import { useUser } from '../hooks/useAuth.tsx';
import { rememberList, useLastSeenList } from '../hooks/useLastSeen.ts';
import { useList } from '../hooks/useList.ts';
import { ItemModals } from '../modals/ItemModals.tsx';
import { ListModals } from '../modals/ListModals.tsx';
import type { List } from '../model/list.ts';
import { paths } from '../paths.ts';

/** One list with everybody's wishes (§2 List detail). */
export default function ListDetail() {
  const { listId = '' } = useParams();
  const state = useList(listId);
  const { uid } = useUser();
  const lastSeen = useLastSeenList(listId);
  switch (state.status) {
    case 'loading':
      // As this device showed it last, if to the same person; else its shape.
      return lastSeen?.uid === uid ? (
        <Loaded list={lastSeen.list} pending={false} />
      ) : (
        <ListLoading />
      );
    case 'missing':
      return <ListMissing home />;
    case 'error':
      return (
        <Page>
          <LoadError error={state.error} onRetry={state.retry} />
        </Page>
      );
    case 'ready':
      return <Loaded list={state.list} pending={state.pending} live />;
  }
}

interface LoadedProps {
  list: List;
  pending: boolean;
  /** Fresh from the server, and worth remembering. */
  live?: boolean;
}

function Loaded({ list, pending, live = false }: LoadedProps) {
  const { uid } = useUser();
  const navigate = useNavigate();
  const [listAction, setListAction] = useState<ListAction | null>(null);
  const [itemAction, setItemAction] = useState<ItemAction | null>(null);
  const modalList = useMemo(() => ({ ...list, itemCount: list.items.length }), [list]);
  useEffect(() => {
    if (live && !pending) rememberList(uid, list);
  }, [live, pending, uid, list]);

  return (
    <>
      <ListView
        list={list}
        viewer={uid}
        pending={pending}
        onListAction={setListAction}
        onItemAction={setItemAction}
      />
      <ListModals
        action={listAction}
        list={modalList}
        onDeleted={() => void navigate(paths.dashboard, { replace: true })}
        onClose={() => setListAction(null)}
      />
      <ItemModals listId={list.id} action={itemAction} onClose={() => setItemAction(null)} />
    </>
  );
}
