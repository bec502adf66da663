import type { Item } from '../model/item.ts';

/** Told of an item whose purchases this page has changed: as the server had it, and has it now. */
type OnPurchase = (before: Item, after: Item) => void;

const watchers = new Set<OnPurchase>();

/** Tells the list on the screen of a purchase that the server has taken. */
export function tellPurchase(before: Item, after: Item): void {
  for (const watcher of watchers) watcher(before, after);
}

/**
 * Calls back at each purchase that this page changes. The listener tells of it too, but after a
 * broken line it may be back only half a minute later.
 * @returns ends it
 */
export function watchPurchases(onPurchase: OnPurchase): () => void {
  watchers.add(onPurchase);
  return () => void watchers.delete(onPurchase);
}
