import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useRouterState } from './useRouterState.ts';

/**
 * The React key of a list's page. Without it, the page would stay mounted when the address changes to
 * another list, and keep state of the first one. When the address only follows the list to its new link
 * (F13, `FormerIdRedirect`), the key stays, and so does what is being typed.
 */
export function useListKey(listId: string): string {
  const { keepsPlace } = useRouterState();
  const type = useNavigationType();
  const [shown, setShown] = useState({ listId, key: listId });
  if (shown.listId === listId) return shown.key;
  const follows = type === NavigationType.Replace && keepsPlace === true;
  const key = follows ? shown.key : listId;
  setShown({ listId, key });
  return key;
}
