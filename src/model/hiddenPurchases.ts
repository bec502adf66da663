import type { Item } from './item.ts';
import type { List } from './list.ts';

/** A surprise stays a surprise (F1): who looks at a list does not learn what was bought for them. */

/** Hidden twins of items, so that the same item always gives the same object to draw from. */
const twins = new WeakMap<Item, Item>();

/**
 * A list as a viewer may see it: without any trace of purchases on their own items, until the day
 * of the occasion is over.
 * @param viewer uid of who looks; null for somebody without an account, who sees everything
 * @param today the viewer's day as YYYY-MM-DD (`todayHere`)
 */
export function hidePurchases(list: List, viewer: string | null, today: string): List {
  if (viewer === null || eventHasPassed(list, today)) return list;
  const items = list.items.map((item) => (item.addedBy === viewer ? twinOf(item) : item));
  return items.every((item, at) => item === list.items[at]) ? list : { ...list, items };
}

/** Whether the day of the occasion is over: from then on contributors see who gave what. */
export function eventHasPassed(list: Pick<List, 'eventDate'>, today: string): boolean {
  return list.eventDate !== '' && list.eventDate < today;
}

/**
 * The day on this device's calendar, or UTC's while that is still the day before: as YYYY-MM-DD. An
 * occasion is over when it is over for both, because firestore.rules, which let only the owner choose
 * a day that is over, know no other calendar than UTC's.
 */
export function todayHere(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0'));
  const here = `${now.getFullYear()}-${month}-${day}`;
  const utc = now.toISOString().slice(0, 10);
  return here < utc ? here : utc;
}

function twinOf(item: Item): Item {
  if (item.purchasedBy.length === 0) return item;
  const known = twins.get(item);
  if (known) return known;
  const twin = { ...item, purchasedBy: [], purchasedCounts: {} };
  twins.set(item, twin);
  return twin;
}
