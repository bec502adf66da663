import { startTransition, useCallback, useEffect, useState } from 'react';
import { AppError, toAppError } from '../data/errors.ts';
import { writeLastSeen, type LastSeen } from '../data/lastSeen.ts';
import { persistently } from '../data/persistently.ts';
import { keepUnchangedSummaries, summaryOf, type List, type ListSummary } from '../model/list.ts';
import type { User } from '../model/user.ts';

/** The cards of the dashboard, or why there are none. */
export type ListsState =
  | { status: 'loading'; lists: ListSummary[] | null }
  | { status: 'ready'; lists: ListSummary[] }
  | { status: 'error'; error: AppError };

type Known = ListsState & { of: string };

/**
 * The lists the user is a member of, live (§7). Until the first answer, and while the session is
 * loading (null), the cards last seen on this device. `retry` asks again after an error.
 */
export function useLists(
  user: User | null,
  lastSeen: LastSeen | null,
): ListsState & { retry: () => void } {
  const uid = user?.uid;
  const firstName = user?.firstName ?? '';
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Known | null>(null);

  useEffect(() => {
    if (uid === undefined) return;
    let ended = false;
    let unsubscribe: (() => void) | undefined;
    const onError = (error: unknown) => {
      if (!ended) setState({ status: 'error', error: toAppError(error), of: uid });
    };
    persistently(
      () => Promise.all([import('../data/firestore.ts'), import('../data/lists.ts')]),
      onError,
    )
      .then(([{ listen }, { subscribeToLists }]) => {
        if (ended) return;
        const isKnown = lastSeen?.uid === uid;
        let before = isKnown ? lastSeen.lists : [];
        let isLive = false;
        const onLists = (fresh: List[], { fromCache }: { fromCache: boolean }) => {
          isLive ||= !fromCache;
          // Of the lists, the device may keep only those that were opened: until the server has
          // spoken, the cards last seen say more.
          if (!isLive && fresh.length < Math.max(before.length, 1)) {
            if (!isKnown && !navigator.onLine) onError(new AppError('offline'));
            return;
          }
          const lists = keepUnchangedSummaries(before, fresh.map(summaryOf));
          before = lists;
          startTransition(() => setState({ status: 'ready', lists, of: uid }));
          if (!fromCache) writeLastSeen({ uid, firstName, lists });
        };
        unsubscribe = listen((db) => subscribeToLists(db, uid, onLists, onError));
      })
      .catch(onError);
    return () => {
      ended = true;
      unsubscribe?.();
    };
  }, [uid, firstName, attempt, lastSeen]);

  const retry = useCallback(() => {
    setState(null);
    setAttempt((count) => count + 1);
  }, []);
  if (state && state.of === uid) return { ...state, retry };
  const isTheirs = user === null || lastSeen?.uid === uid;
  return { status: 'loading', lists: (isTheirs && lastSeen?.lists) || null, retry };
}

/** Creates a list with the user as owner and only member; gives its id. Rejects with AppError. */
export async function createList(user: User, name: string): Promise<string> {
  const [{ db }, commands] = await Promise.all([
    import('../data/firestore.ts'),
    import('../data/lists.ts'),
  ]);
  return commands.createList(db, { uid: user.uid, displayName: user.displayName }, name);
}
