/** An item as every screen sees it: all keys always present (converters in `data/` see to that). */
export interface Item {
  id: string;
  name: string;
  url: string;
  /** In the page's own number, shown as USD (§9); null when unknown. */
  price: number | null;
  size: string;
  color: string;
  notes: string;
  imageUrl: string;
  listId: string;
  /** Uid of the contributor who wishes for it. */
  addedBy: string;
  /** Names of the people who bought it, in the order in which they bought last. Empty: not purchased. */
  purchasedBy: string[];
  /** How many pieces those names bought that bought more than one. */
  purchasedCounts: Record<string, number>;
  /** How many pieces are wished for. */
  quantity: number;
  /** Among the contributor's wishes, one of the dearest. */
  mostWanted: boolean;
  /** When it was added, in milliseconds by its maker's clock; null on items older than this field. */
  addedAt: number | null;
}

/**
 * The seven fields a contributor writes, and two that may be left as they are; everything else of an
 * item is set by the commands.
 */
export type ItemContent = Pick<
  Item,
  'name' | 'url' | 'price' | 'size' | 'color' | 'notes' | 'imageUrl'
> &
  Partial<Pick<Item, 'quantity' | 'mostWanted'>>;

type Bought = Pick<Item, 'purchasedBy' | 'purchasedCounts'>;

/** How many pieces a name in `purchasedBy` bought. */
export function piecesOf(item: Bought, name: string): number {
  // hasOwn: the name is a visitor's, and 'constructor' must not find anything.
  return Object.hasOwn(item.purchasedCounts, name) ? (item.purchasedCounts[name] ?? 1) : 1;
}

/** How many pieces were bought in all; it may be more than are wished for. */
export function piecesPurchased(item: Bought): number {
  return item.purchasedBy.reduce((sum, name) => sum + piecesOf(item, name), 0);
}

/** How many pieces are still wished for: never fewer than none, whatever was bought. */
export function piecesLeft(item: Bought & Pick<Item, 'quantity'>): number {
  return Math.max(item.quantity - piecesPurchased(item), 0);
}

/** Whether the item was bought as often as it is wished for (§4 Item purchase). */
export function isPurchased(item: Bought & Pick<Item, 'quantity'>): boolean {
  return item.purchasedBy.length > 0 && piecesPurchased(item) >= item.quantity;
}

/** Whether two states of an item hold the same names with the same pieces. */
export function samePurchases(a: Bought, b: Bought): boolean {
  return (
    a.purchasedBy.length === b.purchasedBy.length &&
    a.purchasedBy.every(
      (name, at) => name === b.purchasedBy[at] && piecesOf(a, name) === piecesOf(b, name),
    )
  );
}

/** Where an item is to stand: directly before or behind another one, by its id. */
export type Anchor = { before: string } | { after: string };

/** Where one of these items stands, to put it back there; null when it is the only one. */
export function anchorOf(items: readonly Item[], itemId: string): Anchor | null {
  const place = items.findIndex(({ id }) => id === itemId);
  const next = items[place + 1];
  const previous = items[place - 1];
  if (place === -1 || (!next && !previous)) return null;
  return next ? { before: next.id } : { after: (previous as Item).id };
}

/** One gift: an item and the name of a giver. */
export function giftKey(itemId: string, name: string): string {
  return `${itemId} ${name}`;
}
