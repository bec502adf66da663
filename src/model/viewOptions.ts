import { isPurchased, type Item } from './item.ts';
import type { Contribution } from './list.ts';

/** In which order, and which, items of a list are shown (F3); kept in the address's query. */
export interface ViewOptions {
  order: Order;
  /** Leaves out what is purchased. */
  hidePurchased: boolean;
}

/** As they stand in the list, or by something else. */
export type Order = 'list' | 'wanted' | 'newest' | 'cheapest' | 'dearest';

export const ORDERS: readonly Order[] = ['list', 'wanted', 'newest', 'cheapest', 'dearest'];

/** What an address asks for; what it says badly counts as not said. */
export function arrangementFrom(query: URLSearchParams): ViewOptions {
  const asked = query.get('order');
  return {
    order: ORDERS.find((order) => order === asked) ?? 'list',
    hidePurchased: query.get('purchased') === 'hidden',
  };
}

/** The query with an arrangement in it, everything else kept; the usual one is not spelled out. */
export function withArrangement(
  query: URLSearchParams,
  { order, hidePurchased }: ViewOptions,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('order');
  next.delete('purchased');
  if (order !== 'list') next.set('order', order);
  if (hidePurchased) next.set('purchased', 'hidden');
  return next;
}

/** The items as an arrangement wants them; the very array where it wants nothing. */
export function arranged(items: Item[], { order, hidePurchased }: ViewOptions): Item[] {
  const shown = hidePurchased ? items.filter((item) => !isPurchased(item)) : items;
  const compare = COMPARE[order];
  return compare ? shown.toSorted(compare) : shown;
}

/** Each contributor's items as an arrangement wants them. */
export function applyViewOptions(
  sections: readonly Contribution[],
  viewOptions: ViewOptions,
): Contribution[] {
  return sections.map(({ uid, name, items }) => ({
    uid,
    name,
    items: arranged(items, viewOptions),
  }));
}

/** Sorting keeps the list's order among equals; what has no price or time comes last. */
const COMPARE: Record<Order, ((a: Item, b: Item) => number) | null> = {
  list: null,
  wanted: (a, b) => Number(b.mostWanted) - Number(a.mostWanted),
  newest: (a, b) => (b.addedAt ?? 0) - (a.addedAt ?? 0),
  cheapest: (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0,
  dearest: (a, b) => (b.price ?? -1) - (a.price ?? -1),
};
