import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../model/paths.ts';

/** §2 View Public List: opens the public list in a new tab. */
export function PublicListLink({
  listId,
  children,
  ...props
}: { listId: string } & Omit<ComponentProps<typeof Link>, 'to' | 'target' | 'rel'>) {
  return (
    <Link to={paths.publicList(listId)} target="_blank" rel="noopener" {...props}>
      {children}
      View Public List
    </Link>
  );
}
