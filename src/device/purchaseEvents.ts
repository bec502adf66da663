import type { Item } from '../model/item.ts';

/** Receives an item whose purchases this page has changed, before and after the write. */
type OnPurchase = (before: Item, after: Item) => void;

const watchers = new Set<OnPurchase>();

/** Notifies the list on the screen of a purchase that the server has accepted. */
export function notifyPurchase(before: Item, after: Item): void {
  for (const watcher of watchers) watcher(before, after);
}

/**
 * Calls back at each purchase that this page changes. Firestore's listener reports it too, but after a
 * broken connection it may resume only half a minute later.
 * @returns stops watching
 */
export function watchPurchases(onPurchase: OnPurchase): () => void {
  watchers.add(onPurchase);
  return () => void watchers.delete(onPurchase);
}
