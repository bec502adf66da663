import { DEFAULT_CURRENCY } from './currency.ts';

/** An item with every key present (`deserializers.ts` fills in missing ones). */
export interface Item {
  id: string;
  name: string;
  url: string;
  /** The number from the shop's page, in `currency`; null when unknown. It is never converted. */
  price: number | null;
  /** ISO 4217 code of the price; USD (§9) when there is no price. Dollars are not stored. */
  currency: string;
  size: string;
  color: string;
  notes: string;
  imageUrl: string;
  listId: string;
  /** Uid of the contributor who wishes for it. */
  addedBy: string;
  /** Names of the purchasers, ordered by their latest purchase. Empty: not purchased. */
  purchasedBy: string[];
  /** Number of pieces per purchaser, only for those who bought more than one. */
  purchasedCounts: Record<string, number>;
  /** How many pieces are wished for. */
  quantity: number;
  /** The contributor marked it as one of their most wanted items. */
  mostWanted: boolean;
  /** One word to find it by, e.g. 'Books'; '' for none. Only a given one is stored. */
  category: string;
  /** When it was added, in milliseconds by the contributor's clock; null on items from before this field. */
  addedAt: number | null;
  /**
   * Id of the person without an account whom it is for; '' when it is for its contributor. The person
   * may have been removed from the list meanwhile: `personOf` (list.ts) knows.
   */
  for: string;
  /** Set by `hidePurchases` where the purchases are hidden from the viewer; never stored. */
  isSurprise?: true;
}

/** The fields of an item for which nothing is given. An optional field is stored only if it differs. */
export const ITEM_DEFAULTS = {
  price: null,
  currency: DEFAULT_CURRENCY,
  size: '',
  color: '',
  notes: '',
  imageUrl: '',
  purchasedBy: [],
  purchasedCounts: {},
  quantity: 1,
  mostWanted: false,
  category: '',
  addedAt: null,
  for: '',
} satisfies Omit<Item, 'id' | 'name' | 'url' | 'listId' | 'addedBy' | 'isSurprise'>;

/** The fields that a contributor edits. The commands set all other fields. */
export type ItemContent = Pick<
  Item,
  | 'name'
  | 'url'
  | 'price'
  | 'currency'
  | 'size'
  | 'color'
  | 'notes'
  | 'imageUrl'
  | 'quantity'
  | 'mostWanted'
  | 'category'
  | 'for'
>;

type Purchases = Pick<Item, 'purchasedBy' | 'purchasedCounts'>;

/** How many pieces a purchaser in `purchasedBy` bought. */
export function piecesOf(item: Purchases, name: string): number {
  // `hasOwn`: a visitor may choose any name, and 'constructor' must not be found on the prototype.
  return Object.hasOwn(item.purchasedCounts, name) ? (item.purchasedCounts[name] ?? 1) : 1;
}

/** How many pieces were bought in total; may exceed the quantity. */
export function piecesPurchased(item: Purchases): number {
  return item.purchasedBy.reduce((sum, name) => sum + piecesOf(item, name), 0);
}

/** How many pieces are still needed; never negative. */
export function piecesLeft(item: Purchases & Pick<Item, 'quantity'>): number {
  return Math.max(item.quantity - piecesPurchased(item), 0);
}

/** Whether all wished pieces were bought (§4 Item purchase). */
export function isPurchased(item: Purchases & Pick<Item, 'quantity'>): boolean {
  return item.purchasedBy.length > 0 && piecesPurchased(item) >= item.quantity;
}

/** Whether two versions of an item have the same purchasers with the same numbers of pieces. */
export function samePurchases(a: Purchases, b: Purchases): boolean {
  return (
    a.purchasedBy.length === b.purchasedBy.length &&
    a.purchasedBy.every(
      (name, index) => name === b.purchasedBy[index] && piecesOf(a, name) === piecesOf(b, name),
    )
  );
}

/** A position in a list: directly before or after the item with this id. */
export type Anchor = { before: string } | { after: string };

/** The position of an item, for restoring it there; null when it is the only one. */
export function anchorOf(items: readonly Pick<Item, 'id'>[], itemId: string): Anchor | null {
  const index = items.findIndex(({ id }) => id === itemId);
  const next = items[index + 1];
  const previous = items[index - 1];
  if (index === -1 || (!next && !previous)) return null;
  return next ? { before: next.id } : { after: (previous as Pick<Item, 'id'>).id };
}

/** The index at which an item has to be inserted to stand at the anchor; -1 when the anchor item is missing. */
export function indexBeside(others: readonly { id?: unknown }[], anchor: Anchor): number {
  const isBefore = 'before' in anchor;
  const anchorId = isBefore ? anchor.before : anchor.after;
  const index = others.findIndex(({ id }) => id === anchorId);
  return index === -1 || isBefore ? index : index + 1;
}

/** Identifies one gift: an item and the name of its purchaser. */
export function giftKey(itemId: string, name: string): string {
  return `${itemId} ${name}`;
}

/** The same for categories that are the same word: upper and lower case make no difference. */
export function categoryKey(category: string): string {
  return category.toLowerCase();
}
