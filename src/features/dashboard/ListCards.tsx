import { useShowMore } from '../../lib/useShowMore.ts';
import type { ListSummary } from '../../model/list.ts';
import { MESSAGES } from '../../model/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton, Skeletons } from '../../ui/Skeleton.tsx';
import styles from './DashboardPage.module.css';
import type { ListAction } from '../lists/exports.ts';
import { ListCard } from './ListCard.tsx';

interface ListCardsProps {
  /** null while they are loading. */
  lists: ListSummary[] | null;
  uid: string;
  onAction: (action: ListAction, list: ListSummary) => void;
  /** There are older lists. */
  hasMore: boolean;
  onMore: () => void;
}

/** The cards of the user's lists, their skeletons, or an empty state (§2 Dashboard). */
export function ListCards({ lists, uid, onAction, hasMore, onMore }: ListCardsProps) {
  if (lists === null) {
    return (
      <Skeletons label="Loading your lists" className={styles.grid}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} className={styles.waiting} />
        ))}
      </Skeletons>
    );
  }
  const current = lists.filter(({ archived }) => !archived);
  const archived = lists.filter((list) => list.archived);
  return (
    <>
      {current.length > 0 || hasMore ? (
        <Cards
          lists={current}
          loaded={lists.length}
          uid={uid}
          onAction={onAction}
          onMore={hasMore ? onMore : undefined}
        />
      ) : (
        <EmptyState icon="gift" title={MESSAGES.noLists}>
          <p>
            Name it after the occasion, add wishes from any shop, and share one link with everyone
            who asks.
          </p>
        </EmptyState>
      )}
      {archived.length > 0 && (
        <details className={styles.archive}>
          {/* No number while older lists, which may be archived too, are not loaded. */}
          <summary>{hasMore ? 'Archived lists' : `Archived lists (${archived.length})`}</summary>
          <Cards lists={archived} loaded={lists.length} uid={uid} onAction={onAction} />
        </details>
      )}
    </>
  );
}

type CardsProps = Pick<ListCardsProps, 'uid' | 'onAction'> & {
  lists: ListSummary[];
  /** How many lists are loaded, these and others. */
  loaded: number;
  /** Set when there are older lists. */
  onMore?: (() => void) | undefined;
};

function Cards({ lists, loaded, uid, onAction, onMore }: CardsProps) {
  const { list: cards, showMore } = useShowMore(lists.length, () => onMore?.(), loaded);
  return (
    <>
      <ul ref={cards} role="list" className={styles.grid}>
        {lists.map((list) => (
          <ListCard key={list.id} list={list} uid={uid} onAction={onAction} />
        ))}
      </ul>
      {onMore && (
        <Button variant="secondary" className={styles.more} onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  );
}
