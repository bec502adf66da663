import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { earlyAnswer, earlyAnswerNow, type EarlyAnswer } from '../device/earlyList.ts';
import { afterFirstScreen, forgetEarlyAnswer } from '../device/earlyRequest.ts';
import { toAppError, type AppError } from '../model/errors.ts';
import type { ListMeta } from '../data/lists.ts';
import { watchPurchases } from '../device/purchaseEvents.ts';
import { loadLists } from './loadData.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loadWithRetry.ts';
import { samePurchases, type Item } from '../model/item.ts';
import { keepUnchanged, type List } from '../model/list.ts';
import { todayHere, hidePurchases } from '../model/hiddenPurchases.ts';

/** One list, live, or why it is not there. */
export type ListState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; error: AppError }
  | { status: 'ready'; list: List; /** A write of ours waits for the server. */ pending: boolean };

/** A purchase that this page changed: its item as the server had it, and has it now. */
interface OwnPurchase {
  before: Item;
  after: Item;
}

/** The state, of which list it is, and own purchases that its listener has not told of yet. */
type Known = ListState & { of: string; untold?: readonly OwnPurchase[] };

/**
 * A live listener on one list document (§7). A public page shows its early answer first, and the
 * listener takes over without drawing anew what did not change. Not before `enabled`, which for
 * members' pages is when the session is known. Purchases of items of `hideFrom` (a uid) are in
 * nothing this gives (F1). `retry` asks again after an error.
 */
export function useList(
  listId: string,
  { enabled = true, hideFrom }: { enabled?: boolean; hideFrom: string | null },
): ListState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Known>(() => {
    const early = earlyAnswerNow(listId);
    return early ? known(early, listId) : { status: 'loading', of: listId };
  });

  useEffect(() => {
    if (!enabled) return;
    let cancelled = false;
    let isLive = false;
    let unsubscribe: (() => void) | undefined;
    const left = new AbortController();
    const onError = (error: unknown) => {
      if (!cancelled) setState((before) => failed(before, toAppError(error), listId));
    };
    const onList = (list: List | null, { pending, fromCache }: ListMeta) => {
      isLive = true;
      forgetEarlyAnswer();
      // A transition: long lists are drawn in slices, and stay usable meanwhile.
      if (list) {
        startTransition(() => setState((before) => ready(before, list, { pending, of: listId })));
      }
      // Offline, an empty cache says nothing about whether the list exists.
      else if (!fromCache) setState({ status: 'missing', of: listId });
    };
    const begin = async () => {
      await afterFirstScreen();
      const { listen, subscribeToList } = await loadWithRetry(loadLists, OPTIONAL, {
        onFailure: onError,
        signal: left.signal,
      });
      if (cancelled) return;
      unsubscribe = listen((db) => subscribeToList(db, listId, onList, onError));
    };
    void earlyAnswer(listId).then((early) => {
      if (early && !cancelled && !isLive) setState((before) => sooner(before, early, listId));
    });
    begin().catch(onError);
    return () => {
      cancelled = true;
      left.abort();
      unsubscribe?.();
    };
  }, [listId, enabled, attempt]);

  useEffect(
    () => watchPurchases((before, after) => setState((now) => purchased(now, { before, after }))),
    [],
  );

  const retry = useCallback(() => {
    setState({ status: 'loading', of: listId });
    setAttempt((count) => count + 1);
  }, [listId]);
  const list = state.status === 'ready' ? state.list : null;
  const today = todayHere();
  const seen = useMemo(() => list && hidePurchases(list, hideFrom, today), [list, hideFrom, today]);
  // While the address changes, what is in the state still belongs to the list before.
  if (state.of !== listId) return { status: 'loading', retry };
  return state.status === 'ready' && seen ? { ...state, list: seen, retry } : { ...state, retry };
}

function known({ list }: EarlyAnswer, of: string): Known {
  return list ? { status: 'ready', list, pending: false, of } : { status: 'missing', of };
}

/** What the server has said of a list stays on the screen when only its listener is not reached. */
function failed(before: Known, error: AppError, of: string): Known {
  const isShown = (before.status === 'ready' || before.status === 'missing') && before.of === of;
  if (isShown && (error.code === 'offline' || error.code === 'unknown')) {
    console.info('The list is shown as it was', error);
    return before;
  }
  return { status: 'error', error, of };
}

/** The early answer, unless the listener has said something; that it could not be had is nothing. */
function sooner(before: Known, early: EarlyAnswer, of: string): Known {
  const isSilent = before.status === 'loading' || before.status === 'error';
  return isSilent || before.of !== of ? known(early, of) : before;
}

/** The state with a purchase of ours, unless the listener has told of this item meanwhile. */
function purchased(state: Known, purchase: OwnPurchase): Known {
  if (state.status !== 'ready' || state.of !== purchase.before.listId) return state;
  const untold = [...(state.untold ?? []), purchase];
  return { ...state, list: withPurchases(state.list, [purchase]), untold };
}

/** A list with own purchases, where its items are as they were before them. */
function withPurchases(list: List, purchases: readonly OwnPurchase[]): List {
  const items = list.items.map((item) => {
    const own = purchases.findLast(({ before }) => isAsIn(before, item));
    if (!own) return item;
    const { purchasedBy, purchasedCounts } = own.after;
    return { ...item, purchasedBy, purchasedCounts };
  });
  return { ...list, items };
}

function isAsIn(before: Item, item: Item): boolean {
  return item.id === before.id && samePurchases(item, before);
}

/**
 * The next state, sharing what did not change: cards draw anew only when their item did. A listener
 * that begins late may first tell of the list as it was before a purchase of ours.
 */
function ready(before: Known, told: List, now: { pending: boolean; of: string }): Known {
  if (before.status !== 'ready' || before.of !== now.of) {
    return { status: 'ready', list: told, ...now };
  }
  const untold = (before.untold ?? []).filter((purchase) =>
    told.items.some((item) => isAsIn(purchase.before, item)),
  );
  const list = keepUnchanged(before.list, withPurchases(told, untold));
  const isSame =
    list === before.list &&
    now.pending === before.pending &&
    untold.length === (before.untold ?? []).length;
  return isSame ? before : { status: 'ready', list, untold, ...now };
}
