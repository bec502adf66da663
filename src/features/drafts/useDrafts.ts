import { useEffect, useMemo, useState } from 'react';
import { watchDrafts } from '../../hooks/commands/listCommands.ts';
import { logError } from '../../hooks/useSubscription.ts';
import { useUnsentEntries } from '../../hooks/useUnsentItems.ts';
import type { Draft } from '../../model/drafts/draft.ts';

/**
 * The user's drafts, live, newest first; null until they are known. Those whose items wait on this
 * device to be sent are not drafts any more. Failures are only logged.
 */
export function useDrafts(uid: string): readonly Draft[] | null {
  const [drafts, setDrafts] = useState<Draft[] | null>(null);
  const unsent = useUnsentEntries(uid);
  useEffect(() => watchDrafts(uid, setDrafts, logError), [uid]);
  return useMemo(() => {
    const ids = new Set(unsent.filter(({ failure }) => failure === null).map(({ id }) => id));
    return drafts?.filter(({ id }) => !ids.has(id)) ?? null;
  }, [drafts, unsent]);
}
