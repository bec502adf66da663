import { useState, type ReactNode } from 'react';
import { ClampedText } from '../../components/items/ClampedText.tsx';
import { EventDay } from '../../components/EventDay.tsx';
import { isMember, type List } from '../../model/list.ts';
import { ALMOST_FULL, LIMITS } from '../../model/limits.ts';
import { MESSAGES } from '../../model/messages.ts';
import { eventHasPassed } from '../../model/marks/hiddenPurchases.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { BringBackButton } from '../../components/BringBackButton.tsx';
import { GiftsReceived } from '../gifts/exports.ts';
import { RemovedMarksNotice } from '../members/exports.ts';
import type { ItemAction } from '../items/exports.ts';
import { GuestActions } from './GuestActions.tsx';
import { JoinNotice } from './JoinNotice.tsx';
import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';
import type { ListAction } from '../lists/exports.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './ListView.module.css';
import { Page } from '../../ui/Page.tsx';
import { WishSections } from './WishSections.tsx';

const AlmostFull = lazyPart(() => import('./AlmostFull.tsx'));
const ListMenu = lazyPart(() => import('./ListMenu.tsx'));

/** The actions of the list's menu. */
export type ListMenuAction =
  | 'eventDate'
  | 'people'
  | 'calendar'
  | 'reorder'
  | 'marks'
  | 'duplicate'
  | 'importExport'
  | 'importWishList'
  | 'members'
  | 'space';

interface ListViewProps {
  list: List;
  /** Uid of the user who looks at the list. */
  viewer: string;
  /** The list is not from the cache: the page is usable. */
  live: boolean;
  /** An item that was added on this device has not been sent yet. */
  waiting: boolean;
  /** The Drafts button, which members see beside Share. */
  drafts: ReactNode;
  onListAction: (action: ListAction) => void;
  onItemAction: (action: ItemAction) => void;
  onMenuAction: (action: ListMenuAction) => void;
}

/** One list with everybody's wishes, for a signed-in user (§2 List detail). */
export function ListView({
  list,
  viewer,
  live,
  waiting,
  drafts,
  onListAction,
  onItemAction,
  onMenuAction,
}: ListViewProps) {
  const member = isMember(list, viewer);
  const [listReceived, setListReceived] = useState(false);
  // The live region stays when it has become empty, for the next item.
  const [hasWaited, setHasWaited] = useState(waiting);
  if (waiting && !hasWaited) setHasWaited(true);
  const eventIsOver = eventHasPassed(list);
  const received = member && eventIsOver ? countReceived(list, viewer) : 0;
  return (
    <Page title={list.name} tall>
      <JoinNotice list={list} member={member} />
      <div className={styles.head}>
        <Breadcrumb current={list.name} />
        <h1 className={styles.title}>{list.name}</h1>
        {member && (
          <div className={styles.icons} data-screen>
            {/* §2: edit, delete and invite icons for members. */}
            <IconButton icon="edit" label="Edit List" onClick={() => onListAction('edit')} />
            <IconButton icon="delete" label="Delete List" onClick={() => onListAction('delete')} />
            <IconButton
              icon="invite"
              label="Invite Members"
              onClick={() => onListAction('invite')}
            />
            <ListMenu
              fallback={<div className={styles.waiting} />}
              list={list}
              viewer={viewer}
              onBulkAdd={() => onItemAction({ kind: 'bulkAdd', links: [] })}
              onListAction={onListAction}
              onAction={onMenuAction}
            />
          </div>
        )}
        {list.eventDate && (
          <p className={styles.date}>
            <EventDay day={list.eventDate} />
          </p>
        )}
        {list.description && (
          <ClampedText short className={styles.description}>
            {list.description}
          </ClampedText>
        )}
      </div>
      {(list.archived || list.private) && (
        <div className={styles.notices}>
          {list.archived && (
            <Notice tone="info">
              <p>
                This list is archived. It is at the end of My Lists, and gifts cannot be marked.
              </p>
              {list.ownerId === viewer && (
                <BringBackButton inText onClick={() => onListAction('archive')} />
              )}
            </Notice>
          )}
          {list.private && (
            <Notice tone="info" icon="lock">
              {MESSAGES.onlyMembersSee}
            </Notice>
          )}
        </div>
      )}
      <div className={styles.actions} data-screen>
        {member ? (
          <>
            <Button onClick={() => onItemAction({ kind: 'add' })}>
              <Icon name="add" size={18} />
              Add New Item
            </Button>
            <Button variant="secondary" onClick={() => onListAction('share')}>
              <Icon name="share" size={18} />
              <span>
                Share<span aria-hidden="true">…</span>
              </span>
            </Button>
            {drafts}
          </>
        ) : (
          <GuestActions listId={list.id} />
        )}
      </div>
      {member && isAlmostFull(list) && (
        <p className={`hint ${styles.note}`} data-screen>
          <AlmostFull fallback={'\u00A0'} list={list} />
        </p>
      )}
      {hasWaited && (
        <p role="status" className={`hint ${styles.unsent}`} data-screen>
          {waiting && 'Saved on this device, waiting to be sent…'}
        </p>
      )}
      {/* At the bottom of the window, it is not inert with the rest of a cached list. */}
      {live && member && !list.archived && (
        <RemovedMarksNotice list={list} viewer={viewer} onShow={() => onMenuAction('marks')} />
      )}
      {received > 0 && (
        <GiftsReceived
          fallback={<ReceivedWaiting count={received} />}
          list={list}
          viewer={viewer}
          listed={listReceived}
          onList={setListReceived}
        />
      )}
      <WishSections
        list={list}
        viewer={viewer}
        eventIsOver={eventIsOver}
        hideReceived={received > 0 && !listReceived}
        onItemAction={onItemAction}
      />
    </Page>
  );
}

/** Whether a list is close to a limit: of items, of members, or of bytes where it counts them. */
function isAlmostFull({ items, members, itemBytes = 0 }: List): boolean {
  return (
    items.length >= ALMOST_FULL * LIMITS.itemsPerList ||
    members.length >= ALMOST_FULL * LIMITS.membersPerList ||
    itemBytes >= ALMOST_FULL * LIMITS.itemBytes
  );
}

/** How many gifts the viewer has received: one for each giver of an item. */
function countReceived({ items }: List, viewer: string): number {
  const own = items.filter(({ addedBy }) => addedBy === viewer);
  return own.reduce((sum, { purchasedBy }) => sum + purchasedBy.length, 0);
}

/** Takes as much room as the gifts received, so that the wishes below them do not move. */
function ReceivedWaiting({ count }: { count: number }) {
  return (
    <div className={styles.received} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.gift} />
      ))}
    </div>
  );
}
