import { useCallback, useEffect, useMemo, useState } from 'react';
import { afterFirstScreen } from '../device/earlyRequest.ts';
import type { Unsent, UnsentDraft, UnsentItem } from '../device/outbox/outbox.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loadWithRetry.ts';
import { loadOutbox, loadSyncOutbox } from './loadData.ts';
import { addedIds } from '../model/drafts/addedIds.ts';
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

/** What was refused after its form was closed. */
export type RefusedEntry = UnsentItem | UnsentDraft;

/**
 * Sends the outbox of the signed-in user. Returns the items and drafts that were refused after their form
 * was closed, and the functions to send them again or to discard them.
 */
export function useOutbox(uid: string): {
  refused: RefusedEntry[];
  sendAgain: (entry: RefusedEntry) => Promise<void>;
  discard: (entry: RefusedEntry) => Promise<void>;
} {
  const { items, drafts } = useUnsent(uid);
  useEffect(() => {
    void loadWithRetry(loadSyncOutbox, OPTIONAL).then(({ syncOutbox }) => syncOutbox(uid));
  }, [uid]);
  const refused = useMemo(() => {
    // A refused draft may have been added as an item since.
    const added = addedIds(items);
    return [...items, ...drafts].filter(({ id, failure }) => failure !== null && !added.has(id));
  }, [items, drafts]);
  return {
    refused,
    sendAgain: async (entry) => (await loadSyncOutbox()).sendAgain(entry),
    discard: async (entry) => {
      const { removeUnsentDraft, removeUnsentItem } = await loadOutbox();
      await ('item' in entry ? removeUnsentItem : removeUnsentDraft)(entry.id);
    },
  };
}
