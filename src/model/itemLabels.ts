import type { ItemContent } from './item.ts';

/** What the item form calls its fields. */
export const ITEM_LABELS: Record<keyof ItemContent, string> = {
  name: 'Item Name',
  url: 'URL',
  price: 'Price',
  currency: 'Currency',
  size: 'Size',
  color: 'Color',
  notes: 'Notes',
  imageUrl: 'Image URL',
  quantity: 'Quantity',
  mostWanted: 'Most wanted',
  category: 'Category',
  for: 'For',
};
