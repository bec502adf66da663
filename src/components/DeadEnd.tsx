import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../model/paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';

interface DeadEndProps {
  /** The title of the browser tab. */
  title: string;
  heading?: string;
  /** Why there is nothing here, and what helps. */
  children: ReactNode;
  /** Whether there is a link to My Lists. */
  home?: boolean;
}

/** A page for an address that leads to nothing. */
export function DeadEnd({ title, heading = title, children, home = true }: DeadEndProps) {
  return (
    <Page title={title}>
      <EmptyState icon="gift" title={heading} level={1}>
        <p>{children}</p>
        {home && (
          <Link to={paths.dashboard} className={buttonClass('primary')}>
            Go to My Lists
          </Link>
        )}
      </EmptyState>
    </Page>
  );
}
