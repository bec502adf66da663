import { isPurchased, type Item } from './item.ts';
import type { Contribution } from './list.ts';
import { shopName } from './url.ts';

/** How the items of a list are sorted and filtered (F3); stored in the query of the address. */
export interface ViewOptions {
  order: Order;
  /** Hides purchased items. */
  hidePurchased: boolean;
  /** Only items that cost less than this, in dollars. */
  budget: Budget | null;
  /** Only items with all of these words in their name, notes or shop. */
  search: string;
}

/** 'list' is the order of the list itself. */
export type Order = 'list' | 'wanted' | 'newest' | 'cheapest' | 'dearest';

export const ORDERS: readonly Order[] = ['list', 'wanted', 'newest', 'cheapest', 'dearest'];

export type Budget = 25 | 50 | 100;

export const BUDGETS: readonly Budget[] = [25, 50, 100];

/** From this number of items on a list can be searched and has a budget filter. */
export const SEARCHABLE_FROM = 12;

/** Reads the view options from a query; invalid values give the defaults. */
export function viewOptionsFrom(query: URLSearchParams): ViewOptions {
  const requested = query.get('order');
  return {
    order: ORDERS.find((order) => order === requested) ?? 'list',
    hidePurchased: query.get('purchased') === 'hidden',
    budget: BUDGETS.find((budget) => String(budget) === query.get('under')) ?? null,
    search: query.get('search') ?? '',
  };
}

/** Writes view options into a query, which keeps its other parameters; defaults are omitted. */
export function withViewOptions(
  query: URLSearchParams,
  { order, hidePurchased, budget, search }: ViewOptions,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['order', 'purchased', 'under', 'search']) next.delete(name);
  if (order !== 'list') next.set('order', order);
  if (hidePurchased) next.set('purchased', 'hidden');
  if (budget !== null) next.set('under', String(budget));
  if (search.trim() !== '') next.set('search', search);
  return next;
}

/** Whether items are left out by their price or by a search. */
export function isNarrowed({ budget, search }: Pick<ViewOptions, 'budget' | 'search'>): boolean {
  return budget !== null || search.trim() !== '';
}

/**
 * Filters and sorts items; returns the same array when there is nothing to do.
 * @param known ids of the items that were purchased when the order was last asked for: these come last.
 *   Items purchased since then keep their places, also where purchased items are hidden, so that
 *   nothing moves under the finger.
 */
export function filterAndSort(
  items: Item[],
  { order, hidePurchased, ...narrowing }: ViewOptions,
  known?: ReadonlySet<string>,
): Item[] {
  const isHidden = (item: Item) => isPurchased(item) && (!known || known.has(item.id));
  let shown = hidePurchased ? items.filter((item) => !isHidden(item)) : items;
  if (isNarrowed(narrowing)) shown = shown.filter(matcherOf(narrowing));
  const compare = COMPARE[order];
  if (compare) shown = shown.toSorted(compare);
  if (!known || !shown.some(({ id }) => known.has(id))) return shown;
  return shown.toSorted((a, b) => Number(known.has(a.id)) - Number(known.has(b.id)));
}

/** Filters and sorts each contributor's items; `known` as in `filterAndSort`. */
export function applyViewOptions(
  sections: readonly Contribution[],
  viewOptions: ViewOptions,
  known?: ReadonlySet<string>,
): Contribution[] {
  return sections.map(({ uid, name, items }) => ({
    uid,
    name,
    items: filterAndSort(items, viewOptions, known),
  }));
}

/** Whether an item is within the budget and has all words of the search. */
function matcherOf({
  budget,
  search,
}: Pick<ViewOptions, 'budget' | 'search'>): (item: Item) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ price, name, notes, url }) => {
    if (budget !== null && (price === null || price >= budget)) return false;
    if (words.length === 0) return true;
    const text = `${name} ${notes} ${shopName(url) ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** Sorting is stable, so equal items keep the list's order. Items without price or time come last. */
const COMPARE: Record<Order, ((a: Item, b: Item) => number) | null> = {
  list: null,
  wanted: (a, b) => Number(b.mostWanted) - Number(a.mostWanted),
  newest: (a, b) => (b.addedAt ?? 0) - (a.addedAt ?? 0),
  cheapest: (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0,
  dearest: (a, b) => (b.price ?? -1) - (a.price ?? -1),
};
