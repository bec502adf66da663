import { useEffect, useState } from 'react';
import { watchInvites } from '../../hooks/commands/listCommands.ts';
import type { Invite } from '../../model/list.ts';

/** The open invites of a list, live, as one of its members sees them; none until they are read. */
export function useInvites(listId: string, viewer: string): Invite[] {
  const [invites, setInvites] = useState<Invite[]>([]);
  useEffect(() => {
    const onError = (error: unknown) => console.error('Invites could not be read', error);
    return watchInvites({ listId, viewer }, setInvites, onError);
  }, [listId, viewer]);
  return invites;
}
