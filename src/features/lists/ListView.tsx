import { Suspense } from 'react';
import { useCopy } from '../../components/useCopy.ts';
import { formatDay } from '../../model/format.ts';
import { isMember, type List } from '../../model/list.ts';
import { eventHasPassed, todayHere } from '../../model/hiddenPurchases.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { GiftsReceived } from '../giving/exports.ts';
import type { ItemAction } from '../items/exports.ts';
import { JoinNotice } from '../sharing/exports.ts';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import type { ListAction } from './ListCard.tsx';
import styles from './ListView.module.css';
import { Page } from '../../ui/Page.tsx';
import { WishSections } from './WishSections.tsx';

const ListMenu = lazyWithRetry(() => import('./ListMenu.tsx'), { optional: true });

/** The actions of the list's menu. */
export type ListMenuAction = 'eventDate' | 'reorder' | 'duplicate' | 'importExport' | 'archive';

interface ListViewProps {
  list: List;
  /** Uid of the user who looks at the list. */
  viewer: string;
  /** A change made on this device is not confirmed by the server yet. */
  pending: boolean;
  onListAction: (action: ListAction) => void;
  onItemAction: (action: ItemAction) => void;
  onMenuAction: (action: ListMenuAction) => void;
}

/** One list with everybody's wishes, for a signed-in user (§2 List detail). */
export function ListView({
  list,
  viewer,
  pending,
  onListAction,
  onItemAction,
  onMenuAction,
}: ListViewProps) {
  const member = isMember(list, viewer);
  return (
    <Page title={list.name} tall>
      <JoinNotice list={list} member={member} />
      <Breadcrumb current={list.name} />
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{list.name}</h1>
          {member && <ListIcons onAction={onListAction} />}
          {member && (
            <Suspense fallback={<div className={styles.waiting} />}>
              <ListMenu
                list={list}
                viewer={viewer}
                onBulkAdd={() => onItemAction({ kind: 'bulkAdd', links: [] })}
                onAction={onMenuAction}
              />
            </Suspense>
          )}
        </div>
        {list.eventDate && <p className={styles.description}>{formatDay(list.eventDate)}</p>}
        {list.description && <p className={styles.description}>{list.description}</p>}
        {list.archived && (
          <Notice tone="info">
            This list is over. It is not among My Lists, and nothing can be marked any more.
          </Notice>
        )}
        <div className={styles.actions} data-screen>
          {member && (
            <Button onClick={() => onItemAction({ kind: 'add' })}>
              <Icon name="add" size={18} />
              Add New Item
            </Button>
          )}
          {member && (
            <Button variant="secondary" onClick={() => onListAction('share')}>
              <Icon name="share" size={18} />
              Share
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
      {member && eventHasPassed(list, todayHere()) && (
        <Suspense fallback={null}>
          <GiftsReceived list={list} viewer={viewer} />
        </Suspense>
      )}
      <WishSections list={list} viewer={viewer} onItemAction={onItemAction} />
    </Page>
  );
}

/** §2: edit, delete and invite icons for members. */
function ListIcons({ onAction }: { onAction: (action: ListAction) => void }) {
  return (
    <div className={styles.icons} data-screen>
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
