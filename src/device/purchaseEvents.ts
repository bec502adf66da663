import { createWatchers } from '../lib/watchers.ts';
import type { Item } from '../model/item.ts';

const watchers = createWatchers<[before: Item, after: Item | null]>();

/**
 * Notifies the list on the screen of a purchase that the server has accepted, or already had (`after` is
 * `before`), or may have accepted (`after` is null).
 */
export const notifyPurchase = watchers.notify;

/**
 * Calls back with an item before and after each purchase that this page changes. Firestore's listener
 * reports it too, but after a broken connection it may resume only half a minute later.
 * @returns stops watching
 */
export const watchPurchases = watchers.watch;
