import { useEffect, useMemo } from 'react';
import type { UnsentDraft, UnsentItem } from '../device/outbox/database.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loading/loadWithRetry.ts';
import { addedIds } from '../model/drafts/addedIds.ts';
import { loadCommand, loadOutbox, loadSyncOutbox } from './loadData.ts';
import { useUnsent } from './useUnsent.ts';

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
    sendAgain: async (entry) => (await loadCommand(loadSyncOutbox)).sendAgain(entry),
    discard: async (entry) => {
      const { removeUnsentDraft, removeUnsentItem } = await loadCommand(loadOutbox);
      await ('item' in entry ? removeUnsentItem : removeUnsentDraft)(entry.id);
    },
  };
}
