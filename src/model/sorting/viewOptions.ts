import { usualCurrency } from '../currency.ts';
import { categoryKey, isPurchased, type Item } from '../item.ts';
import type { Contribution } from '../list.ts';
import { shopName } from '../addresses/url.ts';

/** How the items of a list are sorted and filtered (F3); stored in the query of the address. */
export interface ViewOptions {
  order: Order;
  /** Hides purchased items. */
  hidePurchased: boolean;
  /** Only items that cost less than this in the list's usual currency, and those in others. */
  budget: number | null;
  /** Only items with all of these words in their name, category, notes or shop. */
  search: string;
  /** Only items of this category, in upper or lower case; '' for all. */
  category: string;
}

/** 'list' is the order of the list itself. */
export type Order = 'list' | 'wanted' | 'newest' | 'cheapest' | 'dearest';

export const ORDERS: readonly Order[] = ['list', 'wanted', 'newest', 'cheapest', 'dearest'];

/** A budget in an address: one of `budgetsFor`. */
const BUDGET = /^(?:25|50|100)0{0,6}$/;

/** From this number of items on a list can be searched and has a budget filter. */
export const SEARCHABLE_FROM = 12;

/** Reads the view options from a query; invalid values give the defaults. */
export function viewOptionsFrom(query: URLSearchParams): ViewOptions {
  const requested = query.get('order');
  return {
    order: ORDERS.find((order) => order === requested) ?? 'list',
    hidePurchased: query.get('purchased') === 'hidden',
    budget: BUDGET.test(query.get('under') ?? '') ? Number(query.get('under')) : null,
    search: query.get('search') ?? '',
    category: query.get('category') ?? '',
  };
}

/** Writes view options into a query, which keeps its other parameters; defaults are omitted. */
export function withViewOptions(
  query: URLSearchParams,
  { order, hidePurchased, budget, search, category }: ViewOptions,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['order', 'purchased', 'under', 'search', 'category']) next.delete(name);
  if (order !== 'list') next.set('order', order);
  if (hidePurchased) next.set('purchased', 'hidden');
  if (budget !== null) next.set('under', String(budget));
  if (search.trim() !== '') next.set('search', search);
  if (category !== '') next.set('category', category);
  return next;
}

type Narrowing = Pick<ViewOptions, 'budget' | 'search' | 'category'>;

/** Whether items are left out by their price or category, or by a search. */
export function isNarrowed({ budget, search, category }: Narrowing): boolean {
  return budget !== null || search.trim() !== '' || category !== '';
}

/** Whether two categories are the same word. */
export function isSameCategory(one: string, other: string): boolean {
  return categoryKey(one) === categoryKey(other);
}

/**
 * Filters and sorts items; returns the same array when there is nothing to do.
 * @param known ids of the items that were purchased when the order was last asked for: these come last.
 *   Items purchased since then keep their places, also where purchased items are hidden, so that
 *   no card moves while somebody is about to press it.
 * @param usual the currency whose prices are compared first; those in others come after them
 */
export function filterAndSort(
  items: Item[],
  { order, hidePurchased, ...narrowing }: ViewOptions,
  known?: ReadonlySet<string>,
  usual: string = usualCurrency(items),
): Item[] {
  const isHidden = (item: Item) => isPurchased(item) && (!known || known.has(item.id));
  let shown = hidePurchased ? items.filter((item) => !isHidden(item)) : items;
  if (isNarrowed(narrowing)) shown = shown.filter(matcherOf(narrowing, usual));
  const compare = COMPARE[order];
  if (compare) shown = shown.toSorted((a, b) => compare(a, b, usual));
  if (narrowing.budget !== null) {
    shown = shown.toSorted((a, b) => Number(a.currency !== usual) - Number(b.currency !== usual));
  }
  if (!known || !shown.some(({ id }) => known.has(id))) return shown;
  return shown.toSorted((a, b) => Number(known.has(a.id)) - Number(known.has(b.id)));
}

/** Filters and sorts each contributor's items; `known` as in `filterAndSort`. */
export function applyViewOptions(
  sections: readonly Contribution[],
  viewOptions: ViewOptions,
  known?: ReadonlySet<string>,
): Contribution[] {
  const usual = usualCurrency(sections.flatMap(({ items }) => items));
  return sections.map(({ uid, name, items }) => ({
    uid,
    name,
    items: filterAndSort(items, viewOptions, known, usual),
  }));
}

/** Whether an item is within the budget, of the category, and has all words of the search. */
function matcherOf(
  { budget, search, category }: Narrowing,
  usual: string,
): (item: Item) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (item) => {
    const { price, currency, name, notes, url } = item;
    if (budget !== null && (price === null || (currency === usual && price >= budget)))
      return false;
    if (category !== '' && !isSameCategory(item.category, category)) return false;
    if (words.length === 0) return true;
    const text = `${name} ${item.category} ${notes} ${shopName(url) ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** Sorting is stable, so equal items keep the list's order. Items without price or time come last. */
const COMPARE: Record<Order, ((a: Item, b: Item, usual: string) => number) | null> = {
  list: null,
  wanted: (a, b) => Number(b.mostWanted) - Number(a.mostWanted),
  newest: (a, b) => (b.addedAt ?? 0) - (a.addedAt ?? 0),
  cheapest: (a, b, usual) => compareMoney(a, b, usual, 1),
  dearest: (a, b, usual) => compareMoney(a, b, usual, -1),
};

/** Compares prices within a currency: first the usual one, then the others by their codes. */
function compareMoney(a: Item, b: Item, usual: string, direction: 1 | -1): number {
  if (a.price === null || b.price === null) {
    return Number(a.price === null) - Number(b.price === null);
  }
  if (a.currency === b.currency) return direction * (a.price - b.price);
  if (a.currency === usual || b.currency === usual) return a.currency === usual ? -1 : 1;
  return a.currency < b.currency ? -1 : 1;
}
