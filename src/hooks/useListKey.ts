import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The React key of a list's page. Without it, the page would stay mounted when the address changes to
 * another list, and keep state of the first one. When the address only follows the list to its new link
 * (F13, `FormerIdRedirect`), the key stays, and so does what is being typed.
 */
export function useListKey(listId: string): string {
  const { state } = useLocation();
  const type = useNavigationType();
  const [shown, setShown] = useState({ listId, key: listId });
  if (shown.listId === listId) return shown.key;
  const follows =
    type === NavigationType.Replace && (state as { keepsPlace?: true } | null)?.keepsPlace === true;
  const key = follows ? shown.key : listId;
  setShown({ listId, key });
  return key;
}
