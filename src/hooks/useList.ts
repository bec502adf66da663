import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type SetStateAction,
} from 'react';
import type { ListMeta } from '../data/lists.ts';
import { earlyAnswer, earlyAnswerNow } from '../device/lists/earlyList.ts';
import { afterFirstScreen, forgetEarlyAnswer } from '../device/lists/earlyRequest.ts';
import { watchPurchases } from '../device/purchaseEvents.ts';
import { watchPromise } from '../lib/loading/watchPromise.ts';
import { toAppError } from '../model/errors.ts';
import { eventToday, hidePurchases } from '../model/marks/hiddenPurchases.ts';
import { isListId, type List } from '../model/list.ts';
import { isListPaused, watchPauses } from './listPause.ts';
import {
  fromEarly,
  withEarly,
  withFailure,
  withPurchase,
  withReported,
  type KnownList,
  type ListState,
} from './listState.ts';
import { loadLists } from './loadData.ts';
import { useSubscription } from './useSubscription.ts';
import { useSurprises } from './useSurprises.ts';

type ListsModule = Awaited<ReturnType<typeof loadLists>>;

const loadListsLater = () => afterFirstScreen().then(loadLists);

/**
 * One list, live (§7). A public page shows its early response first; when the listener takes over,
 * unchanged items are not rendered again. The listener starts when `enabled` is set, which members' pages
 * do once the session is known. Strips the purchases of what is for `hideFrom` (F1). `retry` subscribes
 * again after an error.
 */
export function useList(
  listId: string,
  { enabled = true, hideFrom }: { enabled?: boolean; hideFrom: string | null },
): ListState & { retry: () => void } {
  const [state, setState] = useState(() => fromEarly(earlyAnswerNow(listId), listId));
  const canExist = isListId(listId);
  const subscribeAgain = useListListener(listId, enabled && canExist, setState);

  useEffect(() => {
    if (!enabled) return;
    return watchPromise(earlyAnswer(listId), (early) => {
      if (early) setState((before) => withEarly(before, early, listId));
    });
  }, [listId, enabled]);

  useEffect(
    () => watchPurchases((before, after) => setState((now) => withPurchase(now, before, after))),
    [],
  );

  const retry = useCallback(() => {
    setState({ status: 'loading', of: listId });
    subscribeAgain();
  }, [listId, subscribeAgain]);
  const list = state.status === 'ready' ? state.list : null;
  const seen = useWithoutHidden(list, hideFrom);
  if (!canExist) return { status: 'missing', retry };
  // While the address changes, the state still belongs to the previous list, unless the address
  // follows a list that has a new link (F13).
  if (state.of !== listId && list?.id !== listId) return { status: 'loading', retry };
  return state.status === 'ready' && seen ? { ...state, list: seen, retry } : { ...state, retry };
}

/** Passes what the listener of a list reports to `setState`. @returns subscribes again */
function useListListener(
  listId: string,
  enabled: boolean,
  setState: Dispatch<SetStateAction<KnownList>>,
): () => void {
  const onError = useCallback(
    (error: unknown) => setState((before) => withFailure(before, toAppError(error), listId)),
    [listId, setState],
  );
  const listen = useCallback(
    ({ listen: listenTo, subscribeToList }: ListsModule) => {
      const onList = (list: List | null, meta: ListMeta) => {
        forgetEarlyAnswer();
        // A transition, because React renders it in slices and long lists stay usable meanwhile.
        if (list) {
          startTransition(() => setState((before) => withReported(before, list, meta, listId)));
        }
        // Offline, an empty cache does not show whether the list exists.
        else if (!meta.fromCache) setState({ status: 'missing', of: listId });
      };
      return listenTo((db) => subscribeToList(db, listId, onList, onError));
    },
    [listId, setState, onError],
  );
  const isPaused = useSyncExternalStore(
    watchPauses,
    () => isListPaused(listId),
    () => false,
  );
  return useSubscription(loadListsLater, enabled && !isPaused ? listen : null, onError);
}

/** The list without the purchases that are hidden from `hideFrom`. */
function useWithoutHidden(list: List | null, hideFrom: string | null): List | null {
  const today = eventToday();
  const surprisePeople = useSurprises();
  return useMemo(
    () => list && hidePurchases(list, hideFrom, today, surprisePeople),
    [list, hideFrom, today, surprisePeople],
  );
}
