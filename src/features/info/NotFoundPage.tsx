import { Page } from '../../ui/Page.tsx';
import { paths } from '../../model/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';

/** Shown for every unknown address. */
export default function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState icon="gift" title="There is nothing under this wrapping" level={1}>
        <p>The page you were looking for does not exist. Perhaps the link was cut short.</p>
        <Link to={paths.dashboard} className={buttonClass('primary')}>
          Go to My Lists
        </Link>
      </EmptyState>
    </Page>
  );
}
