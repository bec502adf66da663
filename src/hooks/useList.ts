import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '../data/errors.ts';
import type { List } from '../model/list.ts';

/** One list, live, or why it is not there. */
export type ListState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; error: AppError }
  | { status: 'ready'; list: List; /** A write of ours waits for the server. */ pending: boolean };

/** A live listener on one list document (§7). `retry` asks again after an error. */
export function useList(listId: string): ListState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ListState & { of: string }>({ status: 'loading', of: listId });

  useEffect(() => {
    let ended = false;
    let unsubscribe: (() => void) | undefined;
    const onError = (error: unknown) => {
      if (!ended) setState({ status: 'error', error: toAppError(error), of: listId });
    };
    Promise.all([import('../data/firestore.ts'), import('../data/lists.ts')]).then(
      ([{ db }, { subscribeToList }]) => {
        if (ended) return;
        unsubscribe = subscribeToList(
          db,
          listId,
          (list, { pending, fromCache }) => {
            if (list) setState({ status: 'ready', list, pending, of: listId });
            // Offline, an empty cache says nothing about whether the list exists.
            else if (!fromCache) setState({ status: 'missing', of: listId });
          },
          onError,
        );
      },
      onError,
    );
    return () => {
      ended = true;
      unsubscribe?.();
    };
  }, [listId, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading', of: listId });
    setAttempt((count) => count + 1);
  }, [listId]);
  // While the address changes, what is in the state still belongs to the list before.
  const shown: ListState = state.of === listId ? state : { status: 'loading' };
  return { ...shown, retry };
}
