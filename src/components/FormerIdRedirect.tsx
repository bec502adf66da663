import { useLocation, useParams } from 'react-router-dom';
import type { RouterState } from '../hooks/useRouterState.ts';
import { Redirect } from './Redirect.tsx';

const STATE: RouterState = { keepsPlace: true };

/**
 * Replaces the id of a list in the address of its page when the list's link was changed (F13). The page
 * and an open modal stay.
 * @param props.listId the id that the list has now
 */
export function FormerIdRedirect({ listId }: { listId: string }) {
  const { listId: address = listId } = useParams();
  const { pathname, search, hash } = useLocation();
  if (address === listId) return null;
  const path = pathname.replace(encodeURIComponent(address), listId);
  return <Redirect to={path + search + hash} state={STATE} keepsModal />;
}
