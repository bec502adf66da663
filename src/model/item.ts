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
  /** Names of the people who bought it, oldest first. Empty: not purchased. */
  purchasedBy: string[];
}

/** The seven fields a contributor may write; everything else of an item is set by the commands. */
export type ItemContent = Pick<
  Item,
  'name' | 'url' | 'price' | 'size' | 'color' | 'notes' | 'imageUrl'
>;

/** Whether at least one person bought the item (§4 Item purchase). */
export function isPurchased(item: Pick<Item, 'purchasedBy'>): boolean {
  return item.purchasedBy.length > 0;
}
