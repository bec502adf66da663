import type { ListMeta } from '../data/lists.ts';
import type { EarlyAnswer } from '../device/lists/earlyList.ts';
import { AppError, mayPass } from '../model/errors.ts';
import type { Item } from '../model/item.ts';
import { keepUnchanged, type List } from '../model/list.ts';
import {
  unreportedPurchases,
  withOwnPurchases,
  type OwnPurchase,
} from '../model/marks/ownPurchases.ts';

/** One list, live, or why it cannot be shown. */
export type ListState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; error: AppError }
  | { status: 'ready'; list: List };

/** The state, the id of its list, and own purchases that the listener has not reported yet. */
export type KnownList = ListState & { of: string; unreported?: readonly OwnPurchase[] };

/** The state before the listener reports anything. */
export function fromEarly(early: EarlyAnswer | null, of: string): KnownList {
  if (!early) return { status: 'loading', of };
  const { list, isPrivate } = early;
  if (isPrivate) return { status: 'error', error: new AppError('list-private'), of };
  return list ? { status: 'ready', list, of } : { status: 'missing', of };
}

/** A list that is shown stays on the screen when its listener fails for a reason that passes. */
export function withFailure(before: KnownList, error: AppError, of: string): KnownList {
  const isShown = (before.status === 'ready' || before.status === 'missing') && before.of === of;
  if (isShown && mayPass(error)) {
    console.info('The list is shown as it was', error);
    return before;
  }
  return { status: 'error', error, of };
}

/** The early response, unless the listener has reported something. Ignores a failed request. */
export function withEarly(before: KnownList, early: EarlyAnswer, of: string): KnownList {
  const isUnknown = before.status === 'loading' || before.status === 'error';
  return isUnknown || before.of !== of ? fromEarly(early, of) : before;
}

/**
 * Adds an own purchase to the state. When it is not known whether the item was changed (`after` is null),
 * the listener is believed whatever it reports of this item.
 */
export function withPurchase(state: KnownList, before: Item, after: Item | null): KnownList {
  if (state.status !== 'ready' || state.of !== before.listId) return state;
  const own = state.unreported ?? [];
  if (!after) return { ...state, unreported: own.filter((known) => known.before.id !== before.id) };
  const unreported = unreportedPurchases(state.list, [...own, { before, after }]);
  return { ...state, list: withOwnPurchases(state.list, unreported), unreported };
}

/**
 * The next state, which keeps the objects of unchanged items, so that only changed cards are rendered
 * again. A listener that starts late may first report the list as it was before an own purchase.
 */
export function withReported(
  before: KnownList,
  reported: List,
  { fromCache }: ListMeta,
  of: string,
): KnownList {
  const fresh: KnownList = { status: 'ready', list: reported, of };
  if (before.of !== of) return fresh;
  // The server has refused the list as private: then its cached copy must not be shown.
  const isPrivate = before.status === 'error' && before.error.code === 'list-private';
  if (before.status !== 'ready') return isPrivate && fromCache ? before : fresh;
  const own = before.unreported ?? [];
  const unreported = unreportedPurchases(reported, own);
  const list = keepUnchanged(before.list, withOwnPurchases(reported, unreported));
  const isSame = list === before.list && unreported.length === own.length;
  return isSame ? before : { ...fresh, list, unreported };
}
