import { useState } from 'react';
import { ListCard, type ListAction } from '../components/ListCard.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { Page } from '../components/Page.tsx';
import { useUser } from '../hooks/useAuth.tsx';
import { useLists } from '../hooks/useLists.ts';
import { ListModals } from '../modals/ListModals.tsx';
import type { ListSummary } from '../model/list.ts';
import { MESSAGES } from '../model/messages.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Dashboard.module.css';

type Open = { action: 'create'; list: null } | { action: ListAction; list: ListSummary };

/** The user's lists (§2 Dashboard). */
export default function Dashboard() {
  const user = useUser();
  const state = useLists(user);
  const [open, setOpen] = useState<Open | null>(null);
  const create = () => setOpen({ action: 'create', list: null });

  return (
    <Page title="My Lists">
      <div className={styles.head}>
        <h1>Welcome, {user.firstName}!</h1>
        <Button onClick={create}>
          <Icon name="add" size={18} />
          Create New List
        </Button>
      </div>
      {state.status === 'error' ? (
        <LoadError error={state.error} onRetry={state.retry} />
      ) : (
        <Cards
          lists={state.lists}
          uid={user.uid}
          onAction={(action, list) => setOpen({ action, list })}
        />
      )}
      <ListModals
        action={open?.action ?? null}
        list={open?.list ?? null}
        onClose={() => setOpen(null)}
      />
    </Page>
  );
}

interface CardsProps {
  lists: ListSummary[] | null;
  uid: string;
  onAction: (action: ListAction, list: ListSummary) => void;
}

function Cards({ lists, uid, onAction }: CardsProps) {
  if (lists === null) {
    return (
      <div className={styles.grid} role="status" aria-label="Loading your lists">
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} height="16.5rem" />
        ))}
      </div>
    );
  }
  if (lists.length === 0) {
    return (
      <EmptyState icon="gift" title={MESSAGES.noLists}>
        <p>
          Name it after the occasion, add what you wish for from any shop, and share one link with
          everybody who asks.
        </p>
      </EmptyState>
    );
  }
  return (
    <ul role="list" className={styles.grid}>
      {lists.map((list) => (
        <ListCard key={list.id} list={list} uid={uid} onAction={onAction} />
      ))}
    </ul>
  );
}
