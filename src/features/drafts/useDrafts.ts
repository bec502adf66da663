import { useEffect, useMemo, useState } from 'react';
import { watchDrafts } from '../../hooks/commands/listCommands.ts';
import { loadOutbox } from '../../hooks/loadData.ts';
import { logError } from '../../hooks/useSubscription.ts';
import { useUnsent } from '../../hooks/useUnsent.ts';
import { withChanges, type Draft } from '../../model/drafts/draft.ts';

/**
 * The user's drafts, live, newest first; null until they are known. Those that wait on this device to be
 * sent, or were refused, are among them; those whose items wait are not drafts any more. Failures are only
 * logged.
 */
export function useDrafts(uid: string): readonly Draft[] | null {
  const [stored, setStored] = useState<Draft[] | null>(null);
  const { items, drafts } = useUnsent(uid);
  useEffect(() => watchDrafts(uid, setStored, logError), [uid]);
  useEffect(() => {
    if (!stored) return;
    const savedAt = new Map(stored.map((draft) => [draft.id, draft.savedAt]));
    const seen = drafts.filter(({ id, sent, draft }) => sent && savedAt.get(id) === draft?.savedAt);
    if (seen.length === 0) return;
    void loadOutbox().then(({ seenDrafts }) => seenDrafts(seen.map(({ id }) => id)));
  }, [stored, drafts]);
  return useMemo(() => stored && withChanges(stored, drafts, items), [stored, drafts, items]);
}
