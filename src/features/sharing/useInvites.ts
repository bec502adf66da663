import { useEffect, useState } from 'react';
import type { Invite } from '../../model/list.ts';
import { watchInvites } from '../../hooks/commands/listCommands.ts';

/**
 * The list's open invites, live; null until they are loaded. Failures are only logged.
 * @param viewer uid of the member who looks at them
 */
export function useInvites(listId: string, viewer: string): Invite[] | null {
  const [invites, setInvites] = useState<Invite[] | null>(null);
  useEffect(() => {
    const onError = (error: unknown) => console.error('Invites could not be read', error);
    return watchInvites({ listId, viewer }, setInvites, onError);
  }, [listId, viewer]);
  return invites;
}
