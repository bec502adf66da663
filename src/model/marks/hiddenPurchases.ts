import { compareNames, localDay } from '../format.ts';
import type { Item } from '../item.ts';
import { personOf, type List } from '../list.ts';

/** F1: viewers do not see what was bought for them until the event date has passed. */

/**
 * Items without their purchases. Cached, so that an unchanged item always gives the same
 * object and React can skip rendering it.
 */
const itemsWithoutPurchases = new WeakMap<Item, Item>();

/**
 * The list as a viewer may see it: until the event date has passed, the purchases of what is for
 * them are removed, and these items say so with `isSurprise`. Whoever added the items of a
 * person without an account sees what was bought of them (F11).
 * @param viewer uid of the viewer; null for a visitor without an account, who sees everything
 * @param today YYYY-MM-DD, of `eventToday`
 * @param surprisePeople ids of the people whose gifts are hidden on the viewer's device
 */
export function hidePurchases(
  list: List,
  viewer: string | null,
  today: string,
  surprisePeople: ReadonlySet<string>,
): List {
  if (viewer === null || eventHasPassed(list, today)) return list;
  const items = list.items.map((item) => {
    const person = personOf(list, item);
    return (person ? surprisePeople.has(person) : item.addedBy === viewer)
      ? withoutPurchases(item)
      : item;
  });
  return items.every((item, index) => item === list.items[index]) ? list : { ...list, items };
}

/**
 * Whose items have hidden purchases, for a sentence: "your own items and the items for Leo"; '' when
 * nothing is hidden.
 * @param list with its `isSurprise` items, of `hidePurchases`
 */
export function describeHidden(list: Pick<List, 'items' | 'people'>): string {
  const hidden = list.items.filter(({ isSurprise }) => isSurprise);
  const people = new Set(hidden.map((item) => personOf(list, item)));
  const parts = [
    ...(people.delete('') ? ['your own items'] : []),
    ...[...people]
      .map((id) => list.people[id] ?? '')
      .toSorted(compareNames)
      .map((name) => `the items for ${name}`),
  ];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/** Whether the event date has passed: from then on contributors see who gave what. */
export function eventHasPassed(list: Pick<List, 'eventDate'>, today = eventToday()): boolean {
  return list.eventDate !== '' && list.eventDate < today;
}

/**
 * The current day as YYYY-MM-DD by which surprises end, because the event has passed: the earlier of
 * the local day and the UTC day, so that it has passed only when it has in both. firestore.rules, which
 * let only the owner set a past event date, can compute only with UTC. What is shown counts local days
 * (`localDay`).
 */
export function eventToday(now = new Date()): string {
  const here = localDay(now);
  const utc = now.toISOString().slice(0, 10);
  return here < utc ? here : utc;
}

function withoutPurchases(item: Item): Item {
  const known = itemsWithoutPurchases.get(item);
  if (known) return known;
  const stripped: Item = { ...item, purchasedBy: [], purchasedCounts: {}, isSurprise: true };
  itemsWithoutPurchases.set(item, stripped);
  return stripped;
}
