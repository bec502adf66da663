import { Navigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/Page.tsx';
import { useAuth } from '../../hooks/useAuth.tsx';
import { sharedLink } from '../../model/links.ts';
import { paths } from '../../model/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ListChoice } from './ListChoice.tsx';

/**
 * F4: the target of the phone's share sheet and of the bookmarklet. The shared address is in one of
 * several query parameters; the redirect through Login keeps only the address.
 */
export default function AddPage() {
  const { status, user } = useAuth();
  const [query] = useSearchParams();
  const url = sharedLink({
    url: query.get('url'),
    text: query.get('text'),
    title: query.get('title'),
  });
  if (status === 'loading') return <Spinner fullScreen />;
  if (!url) {
    return (
      <Page title="Add an Item">
        <EmptyState icon="gift" title="Nothing to add" level={1}>
          <p>No web address came along. Share the page of a product, or paste its link.</p>
          <Link to={paths.dashboard} className={buttonClass('secondary')}>
            Go to My Lists
          </Link>
        </EmptyState>
      </Page>
    );
  }
  if (status === 'signed-out') return <Navigate to={paths.login(paths.add(url))} replace />;
  const { hostname, pathname } = new URL(url);
  return (
    <ListChoice
      user={user}
      title="Add an Item"
      what={hostname.replace(/^www\./, '') + pathname}
      question="Which list is it for?"
      pathFor={(listId) => paths.listWithNew(listId, url)}
    />
  );
}
