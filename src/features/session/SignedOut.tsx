import { paths } from '../../model/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';

interface SignedOutProps {
  message: string;
  /** The path to return to after login. */
  from?: string | undefined;
}

/** Shown on a protected page when its session has ended. */
export function SignedOut({ message, from }: SignedOutProps) {
  return (
    <Page title="Signed out">
      <EmptyState icon="lock" title={message} level={1}>
        <Link to={paths.login(from)} className={buttonClass('primary')}>
          Login
        </Link>
      </EmptyState>
    </Page>
  );
}
