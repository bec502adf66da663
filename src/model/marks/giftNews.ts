import { formatPrice } from '../format.ts';
import { isPurchased } from '../item.ts';
import type { List } from '../list.ts';
import { seenOf, type Mark, type SeenItem } from './mark.ts';

const LABELS: Record<keyof SeenItem, string> = {
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
  const item = list.items.find(({ id }) => id === mark.itemId);
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
export function isOnItem({ itemId, name }: Mark, list: List | null): boolean {
  return list?.items.find(({ id }) => id === itemId)?.purchasedBy.includes(name) ?? false;
}

/** The label of a field, with its value now where that is short. */
function withValue(field: keyof SeenItem, now: SeenItem): string {
  const label = LABELS[field];
  if (field === 'price' || field === 'currency') {
    return now.price === null ? label : `${label} (now ${formatPrice(now.price, now.currency)})`;
  }
  const value = now[field];
  return field === 'notes' || field === 'url' || value === '' ? label : `${label} (now ${value})`;
}
