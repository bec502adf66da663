import { useCallback, useEffect, useMemo, useState } from 'react';
import { afterFirstScreen } from '../device/lists/earlyRequest.ts';
import type { Unsent } from '../device/outbox/database.ts';
import { loadOutbox } from './loadData.ts';
import type { List } from '../model/list.ts';
import { logError, useSubscription } from './useSubscription.ts';

const NONE: Unsent = { items: [], drafts: [] };

const loadOutboxLater = () => afterFirstScreen().then(loadOutbox);

/** What a user has not sent yet from this device, live. */
export function useUnsent(uid: string): Unsent {
  const [unsent, setUnsent] = useState(NONE);
  const listen = useCallback(
    ({ subscribeToUnsent }: Awaited<ReturnType<typeof loadOutbox>>) =>
      subscribeToUnsent(
        uid,
        (found) => setUnsent(found.items.length + found.drafts.length === 0 ? NONE : found),
        logError,
      ),
    [uid],
  );
  useSubscription(loadOutboxLater, listen, logError);
  return unsent;
}

/** A list including the items that a user has added on this device and that are not sent yet. */
export function useListWithUnsent(list: List, uid: string): { list: List; waiting: boolean } {
  const { items: entries } = useUnsent(uid);
  useEffect(() => {
    if (entries.length === 0) return;
    void loadOutbox().then(({ seenOnList }) => seenOnList(list.items.map(({ id }) => id)));
  }, [entries, list]);
  return useMemo(() => {
    const known = new Set(list.items.map(({ id }) => id));
    const missing = entries.filter(
      ({ id, listId, failure }) => listId === list.id && failure === null && !known.has(id),
    );
    if (missing.length === 0) return { list, waiting: false };
    return {
      list: { ...list, items: [...list.items, ...missing.map(({ item }) => item)] },
      waiting: missing.some(({ sent }) => !sent),
    };
  }, [entries, list]);
}
