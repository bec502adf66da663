import { useEffect, useState } from 'react';
import type { Invite } from '../model/list.ts';
import { watchInvites } from './listCommands.ts';

/** The list's open invitations, live; null until they are known. Failures are logged only. */
export function useInvites(listId: string): Invite[] | null {
  const [invites, setInvites] = useState<Invite[] | null>(null);
  useEffect(() => {
    let ended = false;
    let stop: (() => void) | undefined;
    const onError = (error: unknown) => console.error('Invites could not be read', error);
    watchInvites(listId, setInvites, onError).then((unsubscribe) => {
      if (ended) unsubscribe();
      else stop = unsubscribe;
    }, onError);
    return () => {
      ended = true;
      stop?.();
    };
  }, [listId]);
  return invites;
}
