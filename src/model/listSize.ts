import type { Item, ItemContent } from './item.ts';
import { LIMITS } from './limits.ts';
import type { List } from './list.ts';

/**
 * How much of a list's bytes its items take, as `firestore.rules` counts them. A list near
 * Firestore's 1 MiB could be changed by nobody any more, not even by deleting.
 */

/** What is known of a list's size: how many items, and the count of lists that keep one. */
export interface ListWeight {
  items: number;
  /** `itemBytes` of the list; null where it keeps no count. */
  bytes: number | null;
}

/** How much a list holds. */
export function weightOf({ items, itemBytes }: Pick<List, 'items' | 'itemBytes'>): ListWeight {
  return { items: items.length, bytes: itemBytes ?? null };
}

type Texts = Pick<ItemContent, 'name' | 'url' | 'size' | 'color' | 'notes' | 'imageUrl'>;

/** The bytes that what a member writes in an item counts for. */
export function itemWeight({ name, url, size, color, notes, imageUrl }: Texts): number {
  const texts = [name, url, size, color, notes, imageUrl].map(bytesOf);
  return LIMITS.itemOverhead + sum(texts);
}

/** The bytes that an item's names and numbers of pieces count for. */
export function marksWeight(item: Pick<Item, 'purchasedBy' | 'purchasedCounts'>): number {
  const keys = Object.keys(item.purchasedCounts).map(countKey);
  return (
    sum([...item.purchasedBy, ...keys].map(bytesOf)) + item.purchasedBy.length + 9 * keys.length
  );
}

/** The most `marksWeight` of an item that gets one more name, in a list of so many items. */
export function mostMarks(items: number): number {
  return LIMITS.marksBytes + Math.floor(LIMITS.marksBytesShared / items);
}

/**
 * The list's count once an item has been added or changed.
 * @param growth by how many bytes the items grow
 * @param weight of the item that grows, afterwards
 * @param options.most the bound of a list that counts
 * @returns null where the list keeps no count and needs none, 'full' where the item does not fit
 */
export function countAfter(
  { items, bytes }: ListWeight,
  growth: number,
  weight: number,
  { added = false, most = LIMITS.itemBytes }: { added?: boolean; most?: number } = {},
): number | null | 'full' {
  const share = LIMITS.uncountedBytes + Math.floor(LIMITS.uncountedBytesShared / (items + +added));
  if (bytes === null && ((growth <= 0 && !added) || weight <= share)) return null;
  // The most that so many items can weigh in a list without a count.
  const before = bytes ?? LIMITS.uncountedBase + LIMITS.uncountedBytes * items;
  const after = before + growth;
  return growth > 0 && after > most ? 'full' : after;
}

/**
 * The key under which a name's number of pieces is stored: Firestore keeps keys like `__x__` for
 * itself. A name never ends in a blank, so this is no other name's key.
 */
export function countKey(name: string): string {
  return /^__.*__$/.test(name) ? `${name} ` : name;
}

const encoder = new TextEncoder();

function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
