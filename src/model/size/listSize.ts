import type { Item, ItemContent } from '../item.ts';
import { LIMITS } from '../limits.ts';
import { bytesOf } from '../line.ts';
import type { List } from '../list.ts';
import { countKey } from '../serializers.ts';

/**
 * The size of a list's items in bytes, counted as `firestore.rules` does. Nobody could change a list
 * near Firestore's limit of 1 MiB any more, not even by deleting items.
 */

/** The size of a list: the number of items, and the bytes where the list stores them. */
export interface ListWeight {
  items: number;
  /** `itemBytes` of the list; null when the list does not store it. */
  bytes: number | null;
}

/** The size of a list. */
export function weightOf({ items, itemBytes }: Pick<List, 'items' | 'itemBytes'>): ListWeight {
  return { items: items.length, bytes: itemBytes ?? null };
}

type Texts = Pick<
  ItemContent,
  'name' | 'url' | 'size' | 'color' | 'notes' | 'imageUrl' | 'category'
>;

/** The size in bytes of the content that a member writes into an item. */
export function itemWeight(item: Texts): number {
  const { name, url, size, color, notes, imageUrl, category } = item;
  const texts = [name, url, size, color, notes, imageUrl, category].map(bytesOf);
  return LIMITS.itemOverhead + sum(texts);
}

/** The size in bytes of an item's purchasers and their numbers of pieces. */
export function marksWeight(item: Pick<Item, 'purchasedBy' | 'purchasedCounts'>): number {
  const keys = Object.keys(item.purchasedCounts).map(countKey);
  return (
    sum([...item.purchasedBy, ...keys].map(bytesOf)) + item.purchasedBy.length + 9 * keys.length
  );
}

/** The largest allowed `marksWeight` of an item that gets a purchaser, by the list's number of items. */
export function maxMarksWeight(items: number): number {
  return LIMITS.marksBytes + Math.floor(LIMITS.marksBytesShared / items);
}

/** How the addition or change of an item changes the size of its list. */
export interface ItemChange {
  /** By how many bytes the items grow. */
  growth: number;
  /** The size of the item afterwards, in bytes. */
  weight: number;
  /** It is an addition. */
  added?: boolean;
}

/**
 * The list's `itemBytes` after an item is added or changed.
 * @returns null when the list need not store its size, 'full' when the item does not fit
 */
export function countAfter(
  { items, bytes }: ListWeight,
  { growth, weight, added = false }: ItemChange,
): number | null | 'full' {
  const share = LIMITS.uncountedBytes + Math.floor(LIMITS.uncountedBytesShared / (items + +added));
  if (bytes === null && ((growth <= 0 && !added) || weight <= share)) return null;
  // The largest possible size of this many items in a list that does not store it.
  const before = bytes ?? LIMITS.uncountedBase + LIMITS.uncountedBytes * items;
  const after = before + growth;
  return growth > 0 && after > LIMITS.itemBytes ? 'full' : after;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
