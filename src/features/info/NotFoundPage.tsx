import { Page } from '../../ui/Page.tsx';
import { paths } from '../../model/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';

/** Shown for every unknown address. */
export default function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState icon="gift" title="Page not found" level={1}>
        <p>This address leads nowhere. The link may be incomplete.</p>
        <Link to={paths.dashboard} className={buttonClass('primary')}>
          Go to My Lists
        </Link>
      </EmptyState>
    </Page>
  );
}
