import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { useCopy } from '../components/CopyField.tsx';
import type { ListAction } from '../components/ListCard.tsx';
import { ListLoading, ListMissing } from '../components/ListStates.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { Page } from '../components/Page.tsx';
import { WishSections } from '../components/WishSections.tsx';
import { useUser } from '../hooks/useAuth.tsx';
import { useList } from '../hooks/useList.ts';
import { ItemModals, type ItemAction } from '../modals/ItemModals.tsx';
import { ListModals } from '../modals/ListModals.tsx';
import { isMember, type List } from '../model/list.ts';
import { absoluteUrl, paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './ListDetail.module.css';

/** One list with everybody's wishes (§2 List detail). */
export default function ListDetail() {
  const { listId = '' } = useParams();
  const state = useList(listId);
  switch (state.status) {
    case 'loading':
      return <ListLoading />;
    case 'missing':
      return <ListMissing home />;
    case 'error':
      return (
        <Page>
          <LoadError error={state.error} onRetry={state.retry} />
        </Page>
      );
    case 'ready':
      return <Loaded list={state.list} pending={state.pending} />;
  }
}

function Loaded({ list, pending }: { list: List; pending: boolean }) {
  const user = useUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [listAction, setListAction] = useState<ListAction | null>(null);
  const [itemAction, setItemAction] = useState<ItemAction | null>(null);
  const member = isMember(list, user.uid);
  const modalList = useMemo(() => ({ ...list, itemCount: list.items.length }), [list]);

  return (
    <Page title={list.name}>
      {query.get('joined') === 'true' && member && (
        <Notice tone="success">You've joined {list.name}</Notice>
      )}
      <Breadcrumb current={list.name} />
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{list.name}</h1>
          {member && <ListIcons onAction={setListAction} />}
        </div>
        {list.description && <p className={styles.description}>{list.description}</p>}
        <div className={styles.actions}>
          {member && (
            <Button onClick={() => setItemAction({ kind: 'add' })}>
              <Icon name="add" size={18} />
              Add New Item
            </Button>
          )}
          <PublicLink listId={list.id} />
        </div>
        {pending && (
          <p role="status" className={styles.pending}>
            Saved on this device, waiting to be sent …
          </p>
        )}
      </div>
      <WishSections list={list} viewer={user.uid} onItemAction={setItemAction} />
      <ListModals
        action={listAction}
        list={modalList}
        onDeleted={() => void navigate(paths.dashboard, { replace: true })}
        onClose={() => setListAction(null)}
      />
      <ItemModals listId={list.id} action={itemAction} onClose={() => setItemAction(null)} />
    </Page>
  );
}

/** §2: edit, delete and invite icons for members. */
function ListIcons({ onAction }: { onAction: (action: ListAction) => void }) {
  return (
    <div className={styles.icons}>
      <Button variant="icon" aria-label="Edit List" onClick={() => onAction('edit')}>
        <Icon name="edit" />
      </Button>
      <Button variant="icon" aria-label="Delete List" onClick={() => onAction('delete')}>
        <Icon name="delete" />
      </Button>
      <Button variant="icon" aria-label="Invite Members" onClick={() => onAction('invite')}>
        <Icon name="invite" />
      </Button>
    </div>
  );
}

function PublicLink({ listId }: { listId: string }) {
  const copy = useCopy();
  return (
    <>
      <Button variant="secondary" onClick={() => copy(absoluteUrl(paths.publicList(listId)))}>
        <Icon name="copy" size={18} />
        Copy Public Link
      </Button>
      <Link
        to={paths.publicList(listId)}
        target="_blank"
        rel="noopener"
        className={buttonClass('ghost')}
      >
        <Icon name="eye" size={18} />
        View Public List
      </Link>
    </>
  );
}
