import { useCallback, useMemo, useState } from 'react';
import { afterFirstScreen } from '../device/earlyRequest.ts';
import type { Draft } from '../model/draft.ts';
import { loadDrafts } from './loadData.ts';
import { logError, useSubscription } from './useSubscription.ts';
import { useUnsentEntries } from './useUnsentItems.ts';

const NONE: Draft[] = [];

async function loadAfterFirstScreen() {
  await afterFirstScreen();
  return loadDrafts();
}

/**
 * The user's drafts, live, newest first; null until they are known. Those whose items wait on this
 * device to be sent are not drafts any more.
 */
export function useDrafts(uid: string): Draft[] | null {
  const [drafts, setDrafts] = useState<Draft[] | null>(null);
  const listen = useCallback(
    ({ listen: listenTo, subscribeToDrafts }: Awaited<ReturnType<typeof loadDrafts>>) =>
      listenTo((db) => subscribeToDrafts(db, uid, setDrafts, logError)),
    [uid],
  );
  useSubscription(loadAfterFirstScreen, listen, logError);
  const unsent = useUnsentEntries(uid);
  return useMemo(() => {
    const ids = new Set(unsent.filter(({ failure }) => failure === null).map(({ id }) => id));
    return drafts && (drafts.length > 0 ? drafts.filter(({ id }) => !ids.has(id)) : NONE);
  }, [drafts, unsent]);
}
