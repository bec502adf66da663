import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '../data/errors.ts';
import { readLastSeen, writeLastSeen } from '../data/lastSeen.ts';
import { summaryOf, type ListSummary } from '../model/list.ts';
import type { User } from '../model/user.ts';

/** The cards of the dashboard, or why there are none. */
export type ListsState =
  | { status: 'loading'; lists: ListSummary[] | null }
  | { status: 'ready'; lists: ListSummary[] }
  | { status: 'error'; error: AppError };

/**
 * The lists the user is a member of, live (§7). Until the first answer, the cards last seen on
 * this device. `retry` asks again after an error.
 */
export function useLists(user: User): ListsState & { retry: () => void } {
  const { uid, firstName } = user;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ListsState>(() => {
    const seen = readLastSeen();
    return { status: 'loading', lists: seen?.uid === uid ? seen.lists : null };
  });

  useEffect(() => {
    let ended = false;
    let unsubscribe: (() => void) | undefined;
    const onError = (error: unknown) => {
      if (!ended) setState({ status: 'error', error: toAppError(error) });
    };
    Promise.all([import('../data/firestore.ts'), import('../data/lists.ts')]).then(
      ([{ db }, { subscribeToLists }]) => {
        if (ended) return;
        unsubscribe = subscribeToLists(
          db,
          uid,
          (lists) => {
            const summaries = lists.map(summaryOf);
            setState({ status: 'ready', lists: summaries });
            writeLastSeen({ uid, firstName, lists: summaries });
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
  }, [uid, firstName, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading', lists: null });
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}

/** Creates a list with the user as owner and only member; gives its id. Rejects with AppError. */
export async function createList(user: User, name: string): Promise<string> {
  const [{ db }, commands] = await Promise.all([
    import('../data/firestore.ts'),
    import('../data/lists.ts'),
  ]);
  return commands.createList(db, { uid: user.uid, displayName: user.displayName }, name);
}
