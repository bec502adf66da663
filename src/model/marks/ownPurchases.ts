import { samePurchases, type Item } from '../item.ts';
import type { List } from '../list.ts';

/** A purchase that this page has changed: the item before and after the write. */
export interface OwnPurchase {
  before: Item;
  after: Item;
}

/** The list with own purchases that it does not contain yet. */
export function withOwnPurchases(list: List, own: readonly OwnPurchase[]): List {
  const items = list.items.map((item) => {
    const after = newerPurchases(item, own);
    if (!after) return item;
    const { purchasedBy, purchasedCounts } = after;
    return { ...item, purchasedBy, purchasedCounts };
  });
  return { ...list, items };
}

/** The own purchases that the list, as it was reported, does not contain yet. */
export function unreportedPurchases(list: List, own: readonly OwnPurchase[]): OwnPurchase[] {
  const behind = new Set(
    list.items.filter((item) => newerPurchases(item, own)).map(({ id }) => id),
  );
  return own.filter(({ before }) => behind.has(before.id));
}

/**
 * The item after the last own purchase, when `item` is as it was at an earlier moment. An item that is
 * as it was at the last moment is up to date, even if it was the same before: a mark that was taken back.
 * An item that is as it never was here has been changed by others since.
 */
function newerPurchases(item: Item, own: readonly OwnPurchase[]): Item | null {
  const ofItem = own.filter(({ before }) => before.id === item.id);
  const last = ofItem.at(-1)?.after;
  if (!last || samePurchases(last, item)) return null;
  const isEarlier = ofItem.some(
    ({ before, after }) => samePurchases(before, item) || samePurchases(after, item),
  );
  return isEarlier ? last : null;
}
