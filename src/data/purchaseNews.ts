import type { Item } from '../model/item.ts';

/** An item whose purchases this page has just changed: as the server had it, and has it now. */
interface PurchaseNews {
  listId: string;
  before: Item;
  after: Item;
}

const news = new EventTarget();
const PURCHASE = 'purchase';

/** Tells the list on the screen of a purchase that the server has taken. */
export function tellPurchase(detail: PurchaseNews): void {
  news.dispatchEvent(new CustomEvent(PURCHASE, { detail }));
}

/**
 * Calls back at each purchase that this page changes on a list. The listener tells of it too, but
 * after a broken line it may be back only half a minute later.
 * @returns ends it
 */
export function watchPurchases(
  listId: string,
  onNews: (news: Pick<PurchaseNews, 'before' | 'after'>) => void,
): () => void {
  const onEvent = (event: Event) => {
    const { detail } = event as CustomEvent<PurchaseNews>;
    if (detail.listId === listId) onNews(detail);
  };
  news.addEventListener(PURCHASE, onEvent);
  return () => news.removeEventListener(PURCHASE, onEvent);
}
