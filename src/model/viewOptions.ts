import { isPurchased, type Item } from './item.ts';
import type { Contribution } from './list.ts';

/** How the items of a list are sorted and filtered (F3); stored in the query of the address. */
export interface ViewOptions {
  order: Order;
  /** Hides purchased items. */
  hidePurchased: boolean;
}

/** 'list' is the order of the list itself. */
export type Order = 'list' | 'wanted' | 'newest' | 'cheapest' | 'dearest';

export const ORDERS: readonly Order[] = ['list', 'wanted', 'newest', 'cheapest', 'dearest'];

/** Reads the view options from a query; invalid values give the defaults. */
export function viewOptionsFrom(query: URLSearchParams): ViewOptions {
  const requested = query.get('order');
  return {
    order: ORDERS.find((order) => order === requested) ?? 'list',
    hidePurchased: query.get('purchased') === 'hidden',
  };
}

/** Writes view options into a query, which keeps its other parameters; defaults are omitted. */
export function withViewOptions(
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

/** Filters and sorts items; returns the same array when there is nothing to do. */
export function filterAndSort(items: Item[], { order, hidePurchased }: ViewOptions): Item[] {
  const shown = hidePurchased ? items.filter((item) => !isPurchased(item)) : items;
  const compare = COMPARE[order];
  return compare ? shown.toSorted(compare) : shown;
}

/** Filters and sorts each contributor's items. */
export function applyViewOptions(
  sections: readonly Contribution[],
  viewOptions: ViewOptions,
): Contribution[] {
  return sections.map(({ uid, name, items }) => ({
    uid,
    name,
    items: filterAndSort(items, viewOptions),
  }));
}

/** Sorting is stable, so equal items keep the list's order. Items without price or time come last. */
const COMPARE: Record<Order, ((a: Item, b: Item) => number) | null> = {
  list: null,
  wanted: (a, b) => Number(b.mostWanted) - Number(a.mostWanted),
  newest: (a, b) => (b.addedAt ?? 0) - (a.addedAt ?? 0),
  cheapest: (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0,
  dearest: (a, b) => (b.price ?? -1) - (a.price ?? -1),
};
