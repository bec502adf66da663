import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { earlyAnswer, earlyAnswerNow, type EarlyAnswer } from '../device/earlyList.ts';
import { afterFirstScreen, forgetEarlyAnswer } from '../device/earlyRequest.ts';
import { watchPromise } from '../lib/watchPromise.ts';
import { AppError, toAppError } from '../model/errors.ts';
import type { ListMeta } from '../data/lists.ts';
import { watchPurchases } from '../device/purchaseEvents.ts';
import { loadLists } from './loadData.ts';
import type { Item } from '../model/item.ts';
import { isListId, keepUnchanged, type List } from '../model/list.ts';
import { unreportedPurchases, withOwnPurchases, type OwnPurchase } from '../model/ownPurchases.ts';
import { eventToday, hidePurchases } from '../model/hiddenPurchases.ts';
import { isListPaused, watchPauses } from './listPause.ts';
import { useSubscription } from './useSubscription.ts';
import { useSurprises } from './useSurprises.ts';

/** One list, live, or why it cannot be shown. */
type ListState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; error: AppError }
  | {
      status: 'ready';
      list: List;
      /** A write of this device is not confirmed by the server yet. */ pending: boolean;
    };

/** The state, the id of its list, and own purchases that the listener has not reported yet. */
type Known = ListState & { of: string; unreported?: readonly OwnPurchase[] };

type ListsModule = Awaited<ReturnType<typeof loadLists>>;

const loadListsLater = () => afterFirstScreen().then(loadLists);

/**
 * A live listener on one list document (§7). A public page shows its early response first; when the
 * listener takes over, unchanged items are not rendered again. The listener starts when `enabled`
 * is set, which members' pages do once the session is known. Strips the purchases of what is
 * for `hideFrom` (F1). `retry` subscribes again after an error.
 */
export function useList(
  listId: string,
  { enabled = true, hideFrom }: { enabled?: boolean; hideFrom: string | null },
): ListState & { retry: () => void } {
  const [state, setState] = useState<Known>(() => {
    const early = earlyAnswerNow(listId);
    return early ? known(early, listId) : { status: 'loading', of: listId };
  });

  const onError = useCallback(
    (error: unknown) => setState((before) => failed(before, toAppError(error), listId)),
    [listId],
  );
  const listen = useCallback(
    ({ listen: listenTo, subscribeToList }: ListsModule) => {
      const onList = (list: List | null, { pending, fromCache }: ListMeta) => {
        forgetEarlyAnswer();
        // A transition, because React renders it in slices and long lists stay usable meanwhile.
        if (list) {
          startTransition(() =>
            setState((before) =>
              fromCache && isPrivate(before, listId)
                ? before
                : ready(before, list, { pending, of: listId }),
            ),
          );
        }
        // Offline, an empty cache does not show whether the list exists.
        else if (!fromCache) setState({ status: 'missing', of: listId });
      };
      return listenTo((db) => subscribeToList(db, listId, onList, onError));
    },
    [listId, onError],
  );
  const isPaused = useSyncExternalStore(
    watchPauses,
    () => isListPaused(listId),
    () => false,
  );
  const canExist = isListId(listId);
  const listener = enabled && canExist && !isPaused ? listen : null;
  const subscribeAgain = useSubscription(loadListsLater, listener, onError);

  useEffect(() => {
    if (!enabled) return;
    return watchPromise(earlyAnswer(listId), (early) => {
      if (early) setState((before) => withEarly(before, early, listId));
    });
  }, [listId, enabled]);

  useEffect(
    () => watchPurchases((before, after) => setState((now) => purchased(now, before, after))),
    [],
  );

  const retry = useCallback(() => {
    setState({ status: 'loading', of: listId });
    subscribeAgain();
  }, [listId, subscribeAgain]);
  const list = state.status === 'ready' ? state.list : null;
  const today = eventToday();
  const surprisePeople = useSurprises();
  const seen = useMemo(
    () => list && hidePurchases(list, hideFrom, today, surprisePeople),
    [list, hideFrom, today, surprisePeople],
  );
  if (!canExist) return { status: 'missing', retry };
  // While the address changes, the state still belongs to the previous list, unless the address
  // follows a list that has a new link (F13).
  if (state.of !== listId && list?.id !== listId) return { status: 'loading', retry };
  return state.status === 'ready' && seen ? { ...state, list: seen, retry } : { ...state, retry };
}

/**
 * The React key of a list's page. Without it, the page would stay mounted when the address changes to
 * another list, and keep state of the first one. When the address only follows the list to its new link
 * (F13, `FormerIdRedirect`), the key stays, and so does what is being typed.
 */
export function useListKey(listId: string): string {
  const { state } = useLocation();
  const type = useNavigationType();
  const [shown, setShown] = useState({ listId, key: listId });
  if (shown.listId === listId) return shown.key;
  const follows =
    type === NavigationType.Replace && (state as { keepsPlace?: true } | null)?.keepsPlace === true;
  const key = follows ? shown.key : listId;
  setShown({ listId, key });
  return key;
}

function known({ list, isPrivate: refused }: EarlyAnswer, of: string): Known {
  if (refused) return { status: 'error', error: new AppError('list-private'), of };
  return list ? { status: 'ready', list, pending: false, of } : { status: 'missing', of };
}

/** Whether the server has refused the list as private: then its cached copy must not be shown. */
function isPrivate(before: Known, of: string): boolean {
  return before.status === 'error' && before.error.code === 'list-private' && before.of === of;
}

/** A list that is shown stays on the screen when its listener fails because of the network. */
function failed(before: Known, error: AppError, of: string): Known {
  const isShown = (before.status === 'ready' || before.status === 'missing') && before.of === of;
  if (isShown && (error.code === 'offline' || error.code === 'unknown')) {
    console.info('The list is shown as it was', error);
    return before;
  }
  return { status: 'error', error, of };
}

/** The early response, unless the listener has reported something. Ignores a failed request. */
function withEarly(before: Known, early: EarlyAnswer, of: string): Known {
  const isUnknown = before.status === 'loading' || before.status === 'error';
  return isUnknown || before.of !== of ? known(early, of) : before;
}

/**
 * Adds an own purchase to the state. When it is not known whether the item was changed (`after` is null),
 * the listener is believed whatever it reports of this item.
 */
function purchased(state: Known, before: Item, after: Item | null): Known {
  if (state.status !== 'ready' || state.of !== before.listId) return state;
  const own = state.unreported ?? [];
  if (!after) return { ...state, unreported: own.filter((one) => one.before.id !== before.id) };
  const unreported = unreportedPurchases(state.list, [...own, { before, after }]);
  return { ...state, list: withOwnPurchases(state.list, unreported), unreported };
}

/**
 * The next state, which keeps the objects of unchanged items, so that only changed cards are rendered
 * again. A listener that starts late may first report the list as it was before an own purchase.
 */
function ready(before: Known, reported: List, now: { pending: boolean; of: string }): Known {
  if (before.status !== 'ready' || before.of !== now.of) {
    return { status: 'ready', list: reported, ...now };
  }
  const unreported = unreportedPurchases(reported, before.unreported ?? []);
  const list = keepUnchanged(before.list, withOwnPurchases(reported, unreported));
  const isSame =
    list === before.list &&
    now.pending === before.pending &&
    unreported.length === (before.unreported ?? []).length;
  return isSame ? before : { status: 'ready', list, unreported, ...now };
}
