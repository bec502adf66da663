import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { LoadError } from '../../components/LoadError.tsx';
import { Page } from '../../ui/Page.tsx';
import { readHandedOver, writeHandedOver, type HandedOver } from '../../device/handedOver.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useLists } from '../../hooks/useLists.ts';
import { useShowMore } from '../../lib/useShowMore.ts';
import { ListModal } from '../lists/exports.ts';
import { sharedName } from '../../model/handedPage.ts';
import { sharedLink } from '../../model/links.ts';
import type { ListSummary } from '../../model/list.ts';
import { MESSAGES } from '../../model/messages.ts';
import type { User } from '../../model/user.ts';
import { paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Link } from '../../ui/Link.tsx';
import { removeModalEntry } from '../../ui/modals/modalHistory.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { READ_FAILURES } from './messages.ts';
import { useHandedPage } from './useHandedPage.ts';
import styles from './AddPage.module.css';

/**
 * F4: the target of the phone's share sheet and of the bookmarklet. The shared address is in one of
 * several query parameters. The redirect through Login keeps only the address; what else came along
 * is stored in this tab until the form takes it.
 */
export default function AddPage() {
  const { status, user } = useAuth();
  const [query] = useSearchParams();
  const reading = useHandedPage();
  const handed = reading.status === 'done' ? reading : null;
  const title = handed ? handed.title : query.get('title');
  const name = sharedName({ title, text: query.get('text') });
  const product = handed?.product ?? null;
  const url = sharedLink({
    url: query.get('url'),
    text: query.get('text'),
    title: query.get('title'),
  });
  const isReading = reading.status === 'reading';
  // An address alone, as after the login, must not replace what was stored before.
  const isNews = status !== 'loading' && (handed !== null || name !== '');
  useEffect(() => {
    if (isNews && url) writeHandedOver({ url, name, product });
  }, [isNews, url, name, product]);
  if (isReading) return <Spinner fullScreen label="Reading the page" />;
  if (status === 'loading') return <Spinner fullScreen />;
  if (!url) {
    return (
      <Page title="Add an Item">
        <EmptyState icon="gift" title="Nothing to add" level={1}>
          <p>
            No web address came along. Share the page of a product, or paste its link.{' '}
            <Link to={paths.anyShop}>How to add from any shop</Link>
          </p>
          <Link to={paths.dashboard} className={buttonClass('secondary')}>
            Go to My Lists
          </Link>
        </EmptyState>
      </Page>
    );
  }
  if (status === 'signed-out') return <Navigate to={paths.login(paths.add(url))} replace />;
  const failure = handed?.failure;
  return (
    <ListChoice
      user={user}
      url={url}
      name={handed || name ? (product?.name ?? name) : nameOf(readHandedOver(url))}
      notice={failure ? READ_FAILURES[failure] : null}
    />
  );
}

function nameOf(handed: HandedOver | null): string {
  return handed?.product?.name ?? handed?.name ?? '';
}

interface ListChoiceProps {
  user: User;
  url: string;
  /** What is to be added, as far as that is known. */
  name: string;
  /** Why its page was not read. */
  notice: string | null;
}

function ListChoice({ user, url, name, notice }: ListChoiceProps) {
  const state = useLists(user, null);
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const { hostname, pathname } = new URL(url);
  const goToList = async (listId: string) => {
    await removeModalEntry();
    await navigate(paths.listWithNew(listId, url), { replace: true });
  };
  return (
    <Page title="Add an Item" narrow>
      <h1>Add an Item</h1>
      {name && <p className={styles.name}>{name}</p>}
      <p className={styles.what}>
        {hostname.replace(/^www\./, '')}
        {pathname}
      </p>
      {notice && (
        <div className={styles.notice}>
          <Notice tone="info">{notice}</Notice>
        </div>
      )}
      <h2 className={styles.where}>Which list is it for?</h2>
      {state.status === 'error' ? (
        <LoadError error={state.error} onRetry={state.retry} />
      ) : (
        <Lists
          lists={state.lists?.filter(({ archived }) => !archived) ?? null}
          url={url}
          {...(state.status === 'ready' && state.hasMore && { onMore: state.more })}
        />
      )}
      <Button variant="secondary" onClick={() => setCreating(true)}>
        <Icon name="add" size={18} />
        Create New List
      </Button>
      {creating && (
        <ListModal
          onCreated={(listId) => void goToList(listId)}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
}

interface ListsProps {
  lists: ListSummary[] | null;
  url: string;
  /** Set when there are older lists. */
  onMore?: () => void;
}

function Lists({ lists, url, onMore }: ListsProps) {
  const { list, showMore } = useShowMore(lists?.length ?? 0, () => onMore?.());
  if (lists === null) {
    return (
      <div role="status" aria-label="Loading your lists" className={styles.lists}>
        <Skeleton className={styles.waiting} />
        <Skeleton className={styles.waiting} />
      </div>
    );
  }
  if (lists.length === 0) return <p className={styles.none}>{MESSAGES.noLists}</p>;
  return (
    <>
      <ul ref={list} role="list" className={styles.lists}>
        {lists.map(({ id, name, itemCount }) => (
          <li key={id}>
            {/* `replace`: the Back button then returns to the shop's page, not to this one. */}
            <Link to={paths.listWithNew(id, url)} replace className={styles.list}>
              <span>
                {name}
                <small>{itemCount === 1 ? '1 item' : `${itemCount} items`}</small>
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="ghost" onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  );
}
