import { useCallback, useMemo, useState } from 'react';
import type { UnsentItem } from '../device/outbox/outbox.ts';
import type { Draft } from '../model/drafts/draft.ts';
import { loadDrafts, loadOutbox } from './loadData.ts';
import { logError, useSubscription } from './useSubscription.ts';

type OutboxModule = Awaited<ReturnType<typeof loadOutbox>>;

/**
 * The user's drafts, live, newest first; null until they are known. Those whose items wait on this
 * device to be sent are not drafts any more.
 */
export function useDrafts(uid: string): readonly Draft[] | null {
  const [drafts, setDrafts] = useState<Draft[] | null>(null);
  const [unsent, setUnsent] = useState<readonly UnsentItem[]>([]);
  const listen = useCallback(
    ({ listen: listenTo, subscribeToDrafts }: Awaited<ReturnType<typeof loadDrafts>>) =>
      listenTo((db) => subscribeToDrafts(db, uid, setDrafts, logError)),
    [uid],
  );
  const watch = useCallback(
    ({ unsentItems, watchOutbox }: OutboxModule) => {
      const read = () => void unsentItems(uid).then(setUnsent, logError);
      read();
      return watchOutbox(read);
    },
    [uid],
  );
  useSubscription(loadDrafts, listen, logError);
  useSubscription(loadOutbox, watch, logError);
  return useMemo(() => {
    const ids = new Set(unsent.filter(({ failure }) => failure === null).map(({ id }) => id));
    return drafts?.filter(({ id }) => !ids.has(id)) ?? null;
  }, [drafts, unsent]);
}
