import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';

/**
 * Why somebody was sent to Login, as far as their target tells; null when it says nothing.
 * @param target the path to go to after login, e.g. '/list-join?listId=…'
 */
export function arrivalNotice(target: string): string | null {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  if (path === '/list-join') return FORM_MESSAGES.arrivedToJoin;
  if (path === '/import') return FORM_MESSAGES.arrivedToImport;
  const isAdding = path === '/add' || new URLSearchParams(query).has('add');
  return isAdding ? FORM_MESSAGES.arrivedToAdd : null;
}
