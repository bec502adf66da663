import { Link } from 'react-router-dom';
import { pluralize } from '../../model/format.ts';
import { useState, type ReactNode } from 'react';
import { ItemPicture } from '../../components/items/ItemPicture.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Page } from '../../ui/Page.tsx';
import { useLists } from '../../hooks/useLists.ts';
import { useShowMore } from '../../lib/useShowMore.ts';
import { ListModal } from '../lists/exports.ts';
import type { ListSummary } from '../../model/list.ts';
import { MESSAGES } from '../../model/messages.ts';
import type { User } from '../../model/user.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useModalNavigate } from '../../lib/modals/useModalNavigate.ts';
import { Skeleton, Skeletons } from '../../ui/Skeleton.tsx';
import styles from './ListChoice.module.css';

interface ListChoiceProps {
  user: User;
  title: string;
  /** The name of what is to be added, as far as it is known. */
  name?: string;
  /** Its picture, '' for none; absent for what is not one item. */
  imageUrl?: string;
  /** What is to be added, or from where. */
  what: ReactNode;
  /** Why something of it is not known. */
  notice?: string | null;
  question: string;
  /** Where the choice of a list leads. */
  pathFor: (listId: string) => string;
}

/** The page that asks which list something from outside is for; a new list can be created for it. */
export default function ListChoice({
  user,
  title,
  name,
  imageUrl,
  what,
  notice,
  question,
  pathFor,
}: ListChoiceProps) {
  const state = useLists(user, null);
  const navigate = useModalNavigate();
  const [creating, setCreating] = useState(false);
  return (
    <Page title={title} narrow>
      <h1>{title}</h1>
      <div className={styles.item}>
        {imageUrl !== undefined && (
          <div className={styles.picture}>
            <ItemPicture imageUrl={imageUrl} eager />
          </div>
        )}
        <div className={styles.text}>
          {name && <p className={styles.name}>{name}</p>}
          <p className={styles.what}>{what}</p>
        </div>
      </div>
      {notice && (
        <div className={styles.notice}>
          <Notice tone="info">{notice}</Notice>
        </div>
      )}
      <h2 className={styles.where}>{question}</h2>
      {state.status === 'error' ? (
        <LoadError error={state.error} onRetry={state.retry} level={2} />
      ) : (
        <Lists
          lists={state.lists?.filter(({ archived }) => !archived) ?? null}
          pathFor={pathFor}
          onMore={state.status === 'ready' && state.hasMore ? state.more : undefined}
        />
      )}
      <Button variant="secondary" onClick={() => setCreating(true)}>
        <Icon name="add" size={18} />
        Create New List
      </Button>
      {creating && (
        <ListModal
          onCreated={(listId) => void navigate(pathFor(listId), { replace: true })}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
}

interface ListsProps {
  lists: ListSummary[] | null;
  pathFor: (listId: string) => string;
  /** Set when there are older lists. */
  onMore: (() => void) | undefined;
}

function Lists({ lists, pathFor, onMore }: ListsProps) {
  const { list, showMore } = useShowMore(lists?.length ?? 0, () => onMore?.());
  if (lists === null) {
    return (
      <Skeletons label="Loading your lists" className={styles.lists}>
        <Skeleton className={styles.waiting} />
        <Skeleton className={styles.waiting} />
      </Skeletons>
    );
  }
  if (lists.length === 0 && !onMore) return <p className={styles.none}>{MESSAGES.noLists}</p>;
  return (
    <>
      <ul ref={list} role="list" className={styles.lists}>
        {lists.map(({ id, name, itemCount }) => (
          <li key={id}>
            {/* `replace`: the Back button then returns to the shop's page, not to this one. */}
            <Link to={pathFor(id)} replace className={styles.list}>
              <span>
                {name}
                <small>{pluralize(itemCount, 'item')}</small>
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="ghost" flush onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  );
}
