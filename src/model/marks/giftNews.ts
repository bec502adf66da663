import { formatPrice } from '../format.ts';
import { isPurchased, type Item } from '../item.ts';
import type { List } from '../list.ts';
import { seenOf, type Mark, type SeenItem } from './mark.ts';

/** What the fields are called in a sentence to the giver. */
const FIELD_NAMES: Record<keyof SeenItem, string> = {
  name: 'name',
  url: 'link',
  price: 'price',
  currency: 'price',
  size: 'size',
  color: 'color',
  notes: 'notes',
  quantity: 'number wanted',
};

/**
 * What has happened to an item since it was marked (F2), in sentences for its giver; '' when nothing
 * has.
 * @param list as it is now; null when it is gone
 */
export function giftNews(mark: Mark, list: List | null): string {
  if (!list) return 'This list has since been deleted.';
  const item = markedItem(mark, list);
  if (!item) return 'This item has since been removed from the list.';
  const news: string[] = [];
  if (!item.purchasedBy.includes(mark.name)) {
    news.push('Your name has since been taken off this item.');
    if (!isPurchased(item)) news.push('Others see it as still wanted.');
  }
  const now = seenOf(item);
  const seen: Partial<SeenItem> = mark.seen ?? { name: mark.itemName };
  const changed = (Object.keys(seen) as (keyof SeenItem)[])
    .filter((field) => seen[field] !== now[field])
    .map((field) => withValue(field, now));
  if (changed.length > 0)
    news.push(`Changed since you marked it: ${[...new Set(changed)].join(', ')}.`);
  return news.join(' ');
}

/**
 * Whether the giver's name is still on the item.
 * @param list as it is now; null when it is gone
 */
export function isOnItem(mark: Mark, list: List | null): boolean {
  return markedItem(mark, list)?.purchasedBy.includes(mark.name) ?? false;
}

/** The item of a mark as it is now; undefined when it or its list is gone. */
export function markedItem({ itemId }: Mark, list: List | null): Item | undefined {
  return list?.items.find(({ id }) => id === itemId);
}

/** The label of a field, with its value now where that is short. */
function withValue(field: keyof SeenItem, now: SeenItem): string {
  const label = FIELD_NAMES[field];
  if (field === 'price' || field === 'currency') {
    return now.price === null ? label : `${label} (now ${formatPrice(now.price, now.currency)})`;
  }
  const value = now[field];
  return field === 'notes' || field === 'url' || value === '' ? label : `${label} (now ${value})`;
}
