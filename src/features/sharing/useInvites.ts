import { useEffect, useState } from 'react';
import type { Invite } from '../../model/list.ts';
import { watchInvites } from '../../hooks/commands/listCommands.ts';

/** The list's open invitations, live; null until they are known. Failures are logged only. */
export function useInvites(listId: string): Invite[] | null {
  const [invites, setInvites] = useState<Invite[] | null>(null);
  useEffect(() => {
    const onError = (error: unknown) => console.error('Invites could not be read', error);
    return watchInvites(listId, setInvites, onError);
  }, [listId]);
  return invites;
}
