import { useCallback, useEffect, useMemo, useState } from 'react';
import { afterFirstScreen } from '../device/earlyRequest.ts';
import type { UnsentItem } from '../device/outbox/outbox.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loadWithRetry.ts';
import { loadOutbox, loadSyncOutbox } from './loadData.ts';
import type { List } from '../model/list.ts';
import { logError, useSubscription } from './useSubscription.ts';

const NONE: UnsentItem[] = [];

const loadOutboxLater = () => afterFirstScreen().then(loadOutbox);

/** The unconfirmed items of a user on this device, live. */
export function useUnsentEntries(uid: string): UnsentItem[] {
  const [entries, setEntries] = useState(NONE);
  const listen = useCallback(
    ({ subscribeToUnsent }: Awaited<ReturnType<typeof loadOutbox>>) =>
      subscribeToUnsent(uid, (found) => setEntries(found.length === 0 ? NONE : found), logError),
    [uid],
  );
  useSubscription(loadOutboxLater, listen, logError);
  return entries;
}

/** A list including the items that a user has added on this device and that are not sent yet. */
export function useListWithUnsent(list: List, uid: string): { list: List; waiting: boolean } {
  const entries = useUnsentEntries(uid);
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

/**
 * Sends the outbox of the signed-in user. Returns the items that were refused after their form was
 * closed, and the functions to send them again or to discard them.
 */
export function useOutbox(uid: string): {
  refused: UnsentItem[];
  sendAgain: (entry: UnsentItem) => Promise<void>;
  discard: (entry: UnsentItem) => Promise<void>;
} {
  const entries = useUnsentEntries(uid);
  useEffect(() => {
    void loadWithRetry(loadSyncOutbox, OPTIONAL).then(({ syncOutbox }) => syncOutbox(uid));
  }, [uid]);
  const refused = useMemo(() => entries.filter(({ failure }) => failure !== null), [entries]);
  return {
    refused,
    sendAgain: async (entry) => (await loadSyncOutbox()).sendAgain(entry),
    discard: async ({ id }) => (await loadOutbox()).removeUnsentItem(id),
  };
}
